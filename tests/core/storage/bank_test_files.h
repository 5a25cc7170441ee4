#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <optional>
#include <string>

namespace warpdeck::storage {

/// An empty folder of its own for one test, removed afterwards.
class TestFolder {
public:
    TestFolder();
    ~TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    std::size_t fileCount() const;

private:
    std::filesystem::path m_path;
};

std::string bytesOf(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, const std::string& bytes);

/// The code of the Error that `work` throws, if it throws one.
template <class Work>
std::optional<ErrorCode> errorOf(Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code();
    }
    return std::nullopt;
}

/// Opens a bank and calls everything that BankReader offers, for everything that the bank names.
void exerciseBank(const std::filesystem::path& file);

/// True for what a file of whatever bytes may lead to.
bool isRefusalOfBank(ErrorCode code);

} // namespace warpdeck::storage
