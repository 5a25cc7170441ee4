#include "core/storage/profile_io.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace warpdeck::storage {

namespace {

/// Makes what was written to a file, or the names in a folder, survive a power failure.
void sync(const std::filesystem::path& path, int flags)
{
    const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0)
        throw fileError(errno, path);
    const int result = ::fsync(descriptor);
    const int errorNumber = errno;
    ::close(descriptor);
    if (result != 0)
        throw fileError(errorNumber, path);
}

} // namespace

Error fileError(int errorNumber, const std::filesystem::path& path)
{
    const auto with = [&](ErrorCode code) { return Error(code, path.string() + ": " + std::strerror(errorNumber)); };
    switch (errorNumber) {
    case ENOSPC:
    case EDQUOT:
        return with(ErrorCode::StorageFull);
    case EROFS:
    case EACCES:
    case EPERM:
        return with(ErrorCode::ReadOnlyFile);
    case ENOENT:
        return with(ErrorCode::FileNotFound);
    default:
        return with(ErrorCode::CannotWriteFile);
    }
}

bool isWritable(const std::filesystem::path& folder)
{
    return ::faccessat(AT_FDCWD, folder.c_str(), W_OK, AT_EACCESS) == 0;
}

void publishFile(const std::filesystem::path& from, const std::filesystem::path& to, IfExists ifExists)
{
    sync(from, O_RDONLY);
    const unsigned int flags = ifExists == IfExists::Keep ? RENAME_NOREPLACE : 0;
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags) != 0) {
        if (errno != EEXIST)
            throw fileError(errno, to);
        removeDatabase(from);
    }
    sync(std::filesystem::absolute(to).parent_path(), O_RDONLY | O_DIRECTORY);
}

void removeDatabase(const std::filesystem::path& path)
{
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    for (const char* suffix : databaseSideFiles)
        std::filesystem::remove(path.string() + suffix, ignored);
}

} // namespace warpdeck::storage
