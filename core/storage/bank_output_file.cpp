#include "core/storage/bank_output_file.h"

#include "core/base/error.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

namespace warpdeck::storage {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path, int errorNumber)
{
    const bool full = errorNumber == ENOSPC || errorNumber == EDQUOT;
    throw Error(full ? ErrorCode::StorageFull : ErrorCode::CannotWriteFile,
                path.string() + ": " + std::generic_category().message(errorNumber));
}

/// Opens `path`, makes it durable and closes it.
void sync(const std::filesystem::path& path, int flags)
{
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    const int errorNumber = errno;
    if (file >= 0)
        ::close(file);
    if (!synced)
        fail(path, errorNumber);
}

std::filesystem::path folderOf(const std::filesystem::path& file)
{
    return file.has_parent_path() ? file.parent_path() : ".";
}

} // namespace

BankOutputFile::BankOutputFile(std::filesystem::path output) : m_output(std::move(output))
{
    // The process id keeps two builds apart that write the same file at the same time.
    m_temporary = m_output;
    m_temporary += "." + std::to_string(::getpid()) + ".part";
    const int file = ::open(m_temporary.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        fail(m_output, errno);
    ::close(file);
}

BankOutputFile::~BankOutputFile()
{
    if (!m_published)
        ::unlink(m_temporary.c_str());
}

void BankOutputFile::publish()
{
    sync(m_temporary, O_RDONLY);
    if (::rename(m_temporary.c_str(), m_output.c_str()) != 0)
        fail(m_output, errno);
    m_published = true;
    sync(folderOf(m_output), O_RDONLY | O_DIRECTORY);
}

} // namespace warpdeck::storage
