#include "core/content/files.h"

#include "core/base/error.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace warpdeck::content {

namespace {

class FileDescriptor {
public:
    explicit FileDescriptor(int number) : m_number(number) {}
    ~FileDescriptor()
    {
        if (isOpen())
            ::close(m_number);
    }
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }

private:
    int m_number;
};

[[noreturn]] void throwWriteError(const std::filesystem::path& path)
{
    if (errno == ENOSPC || errno == EDQUOT)
        throw Error(ErrorCode::StorageFull, path.string());
    if (errno == EROFS || errno == EACCES || errno == EPERM)
        throw Error(ErrorCode::ReadOnlyFile, path.string());
    throw Error(ErrorCode::CannotWriteFile, path.string());
}

std::optional<std::string> readAll(const FileDescriptor& file, std::size_t size)
{
    std::string bytes(size, '\0');
    std::size_t done = 0;
    while (done < size) {
        const ssize_t count = ::read(file.number(), bytes.data() + done, size - done);
        if (count == 0)
            break;
        if (count > 0)
            done += static_cast<std::size_t>(count);
        else if (errno != EINTR)
            return std::nullopt;
    }
    bytes.resize(done);
    return bytes;
}

void writeAll(const FileDescriptor& file, std::string_view bytes, const std::filesystem::path& path)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file.number(), bytes.data(), bytes.size());
        if (count >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR)
            throwWriteError(path);
    }
}

/// Writes a new file beside `path` down to the disk.
void writeBeside(const std::filesystem::path& beside, const std::filesystem::path& path, std::string_view bytes)
{
    constexpr mode_t defaultMode = 0666; // less what the umask takes
    const FileDescriptor file(
        ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, defaultMode));
    if (!file.isOpen())
        throwWriteError(path);
    struct stat old {};
    if (::stat(path.c_str(), &old) == 0 && ::fchmod(file.number(), old.st_mode & 07777U) != 0)
        throwWriteError(path);
    writeAll(file, bytes, path);
    if (::fsync(file.number()) != 0)
        throwWriteError(path);
}

} // namespace

std::optional<std::string> readContentFile(const std::filesystem::path& path, std::size_t limit, FileReport& report)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    const bool isLinkOrSocket = !file.isOpen() && (errno == ELOOP || errno == ENXIO);
    struct stat status {};
    if (isLinkOrSocket || (file.isOpen() && ::fstat(file.number(), &status) == 0 && !S_ISREG(status.st_mode))) {
        report.error(DiagnosticCode::NotARegularFile, {});
        return std::nullopt;
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size > limit) {
        report.error(DiagnosticCode::FileTooLarge, {}, {std::to_string(size), std::to_string(limit)});
        return std::nullopt;
    }
    std::optional<std::string> bytes;
    if (file.isOpen())
        bytes = readAll(file, size);
    if (!bytes)
        report.error(DiagnosticCode::UnreadableFile, {});
    return bytes;
}

void replaceFile(const std::filesystem::path& path, std::string_view bytes)
{
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    const std::filesystem::path beside = folder / ("." + path.filename().string() + ".new");
    std::error_code ignored; // what could not be removed is overwritten the next time
    try {
        writeBeside(beside, path, bytes);
    } catch (const Error&) {
        std::filesystem::remove(beside, ignored);
        throw;
    }
    if (::rename(beside.c_str(), path.c_str()) != 0) {
        const int reason = errno;
        std::filesystem::remove(beside, ignored);
        errno = reason;
        throwWriteError(path);
    }
    const FileDescriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.isOpen())
        ::fsync(directory.number());
}

std::vector<std::string> namesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    try {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const std::string name = entry.path().filename().string();
            if (name.front() != '.')
                names.push_back(name);
        }
    } catch (const std::filesystem::filesystem_error& error) {
        const bool isMissing =
            error.code() == std::errc::no_such_file_or_directory || error.code() == std::errc::not_a_directory;
        throw Error(isMissing ? ErrorCode::FileNotFound : ErrorCode::CannotOpenFile, folder.string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace warpdeck::content
