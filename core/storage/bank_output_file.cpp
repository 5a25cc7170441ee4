#include "core/storage/bank_output_file.h"

#include "core/storage/profile_io.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace warpdeck::storage {

namespace {

/// True for a file with bytes in it that are no bank's: it is somebody's, and is not ours to replace.
bool isForeign(const std::filesystem::path& path)
{
    constexpr std::streamoff applicationIdOffset = 68; // of SQLite's file header
    std::ifstream file(path, std::ios::binary);
    if (!file || file.peek() == std::ifstream::traits_type::eof())
        return false;
    std::array<char, 4> id{};
    file.seekg(applicationIdOffset);
    file.read(id.data(), id.size());
    return std::string_view(id.data(), static_cast<std::size_t>(file.gcount())) != "WDBK";
}

} // namespace

BankOutputFile::BankOutputFile(std::filesystem::path output) : m_output(std::move(output))
{
    std::error_code ignored; // what cannot be looked at fails when it is written
    if (std::filesystem::exists(m_output, ignored) && !std::filesystem::is_regular_file(m_output, ignored))
        throw Error(ErrorCode::CannotWriteFile, m_output.string()); // renaming over a device would remove it
    if (isForeign(m_output))
        throw Error(ErrorCode::AlreadyExists, m_output.string());
    // The process id keeps two builds apart that write the same file at the same time.
    m_temporary = m_output;
    m_temporary += "." + std::to_string(::getpid()) + ".part";
    const int file = ::open(m_temporary.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        throw fileError(errno, m_output);
    ::close(file);
}

BankOutputFile::~BankOutputFile()
{
    if (!m_published)
        removeDatabase(m_temporary);
}

void BankOutputFile::publish()
{
    publishFile(m_temporary, m_output, IfExists::Replace);
    m_published = true;
}

} // namespace warpdeck::storage
