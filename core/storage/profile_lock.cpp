#include "core/storage/profile_lock.h"

#include "core/storage/profile_io.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace warpdeck::storage {

ProfileLock::ProfileLock(const std::filesystem::path& profile, ProfileHolder holder)
{
    // Not on the profile itself: closing any descriptor of it would drop the locks that SQLite holds there.
    const std::filesystem::path path = profile.string() + "-lock";
    std::error_code ignored; // open() says what is wrong
    std::filesystem::create_directories(std::filesystem::absolute(path).parent_path(), ignored);
    m_descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (m_descriptor < 0)
        throw fileError(errno, path);
    const int kind = holder == ProfileHolder::App ? LOCK_EX : LOCK_SH;
    if (::flock(m_descriptor, kind | LOCK_NB) == 0)
        return;
    const int errorNumber = errno;
    ::close(m_descriptor);
    if (errorNumber == EWOULDBLOCK)
        throw Error(ErrorCode::ProfileLocked, profile.string());
    throw fileError(errorNumber, path);
}

ProfileLock::~ProfileLock()
{
    ::close(m_descriptor);
}

} // namespace warpdeck::storage
