#include "core/storage/profile_lock.h"

#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace warpdeck::storage {
namespace {

class ProfileLockTest : public testing::Test {
protected:
    std::optional<ErrorCode> claim(ProfileHolder holder) const
    {
        return errorOf([&] { const ProfileLock lock(m_profile, holder); });
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_profile = m_folder / "profiles/default.wdprofile";
};

TEST_F(ProfileLockTest, OfTheAppExcludesAllOtherWriters)
{
    {
        const ProfileLock app(m_profile, ProfileHolder::App);
        EXPECT_EQ(claim(ProfileHolder::App), ErrorCode::ProfileLocked);
        EXPECT_EQ(claim(ProfileHolder::OtherWriter), ErrorCode::ProfileLocked);
    }
    EXPECT_EQ(claim(ProfileHolder::App), std::nullopt);
}

TEST_F(ProfileLockTest, OfOtherWritersExcludesOnlyTheApp)
{
    const ProfileLock one(m_profile, ProfileHolder::OtherWriter);
    EXPECT_EQ(claim(ProfileHolder::OtherWriter), std::nullopt);
    EXPECT_EQ(claim(ProfileHolder::App), ErrorCode::ProfileLocked);
}

TEST_F(ProfileLockTest, DoesNotOutliveAKilledProcess)
{
    std::array<int, 2> ready{};
    ASSERT_EQ(::pipe(ready.data()), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const ProfileLock lock(m_profile, ProfileHolder::App);
        if (::write(ready[1], "x", 1) == 1)
            ::pause();
        ::_exit(0);
    }
    char byte = 0;
    ASSERT_EQ(::read(ready[0], &byte, 1), 1);
    EXPECT_EQ(claim(ProfileHolder::App), ErrorCode::ProfileLocked);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    EXPECT_EQ(claim(ProfileHolder::App), std::nullopt);
    ::close(ready[0]);
    ::close(ready[1]);
}

TEST_F(ProfileLockTest, CannotBeHadInAReadOnlyFolder)
{
    std::filesystem::create_directories(m_profile.parent_path());
    std::filesystem::permissions(m_profile.parent_path(), static_cast<std::filesystem::perms>(0555));
    const OrdinaryUser user;
    EXPECT_EQ(claim(ProfileHolder::App), ErrorCode::ReadOnlyFile);
}

} // namespace
} // namespace warpdeck::storage
