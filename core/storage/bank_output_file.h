#pragma once

#include <filesystem>

namespace warpdeck::storage {

/// A file that appears under its name complete or not at all: written beside it, then renamed.
class BankOutputFile {
public:
    /// Creates the empty temporary file. Throws Error FileNotFound (no such folder), ReadOnlyFile, StorageFull,
    /// CannotWriteFile.
    explicit BankOutputFile(std::filesystem::path output);

    /// Removes the temporary file unless publish() was reached.
    ~BankOutputFile();
    BankOutputFile(const BankOutputFile&) = delete;
    BankOutputFile& operator=(const BankOutputFile&) = delete;

    /// Where to write until publish().
    const std::filesystem::path& temporaryPath() const { return m_temporary; }

    /// Makes the bytes durable and puts them in the place of what was there. Throws as the constructor does.
    void publish();

private:
    std::filesystem::path m_output;
    std::filesystem::path m_temporary;
    bool m_published = false;
};

} // namespace warpdeck::storage
