#include "core/storage/backup.h"

#include "core/storage/profile_check.h"
#include "core/storage/profile_transaction.h"
#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpdeck::storage {
namespace {

Timestamp minutes(int count)
{
    return Timestamp(std::chrono::minutes(count));
}

class BackupTest : public testing::Test {
protected:
    void answer(std::int64_t time)
    {
        ProfileStore store(m_profile, ProfileAccess::Write);
        answer(store, time);
    }

    static void answer(ProfileStore& store, std::int64_t time)
    {
        ProfileTransaction transaction(store);
        transaction.appendReview(reviewAt(time, cardNamed("met-1")), reviewedState(), fsrs());
        transaction.commit();
    }

    void damage(const std::filesystem::path& path) const
    {
        std::string bytes = readFile(path);
        std::fill(bytes.begin() + 4096, bytes.begin() + 12288, '\x7e');
        writeFile(path, bytes);
    }

    std::size_t filesInFolder() const
    {
        const std::filesystem::directory_iterator files(m_folder / "backups");
        return static_cast<std::size_t>(std::distance(begin(files), end(files)));
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_profile = newProfile(m_folder);
    BackupFolder m_backups{m_folder / "backups", m_profile};
};

TEST_F(BackupTest, IsOneSoundFileOfWhatWasCommitted)
{
    ProfileStore store(m_profile, ProfileAccess::Write); // stays open: the answers are still in its side file
    answer(store, 1000);
    answer(store, 2000);
    const ProfileTransaction unfinished(store);
    const Backup backup = m_backups.add(at(5000));
    EXPECT_TRUE(answersOfSoundProfile(backup.path));
    EXPECT_EQ(filesInFolder(), 1U);
    ProfileStore copy(backup.path, ProfileAccess::Read);
    EXPECT_EQ(copy.reviewCount(), 2);
    EXPECT_EQ(copy.identity(), someone());
}

TEST_F(BackupTest, OfTheSameMomentGetsANameOfItsOwn)
{
    m_backups.add(at(5000));
    EXPECT_EQ(m_backups.add(at(5000)).at, at(5001));
    EXPECT_EQ(m_backups.all().size(), 2U);
}

TEST_F(BackupTest, RotatesAndLeavesOtherFilesAlone)
{
    std::filesystem::create_directories(m_folder / "backups");
    writeFile(m_folder / "backups/other-20261201T083000250Z.wdprofile", "not ours");
    for (int minute = 0; minute < 15; ++minute)
        m_backups.add(minutes(minute));
    const std::vector<Backup> all = m_backups.all();
    ASSERT_EQ(all.size(), 10U);
    EXPECT_EQ(all.front().at, minutes(14));
    EXPECT_EQ(all.back().at, minutes(5));
    EXPECT_EQ(filesInFolder(), 11U);
}

TEST_F(BackupTest, OfADamagedProfileIsRefusedAndTheOldOnesStay)
{
    answer(1000);
    for (int minute = 0; minute < 10; ++minute)
        m_backups.add(minutes(minute));
    damage(m_profile);
    EXPECT_EQ(errorOf([&] { m_backups.add(minutes(99)); }), ErrorCode::ProfileDamaged);
    EXPECT_EQ(m_backups.all().size(), 10U);
    EXPECT_EQ(filesInFolder(), 10U);
}

TEST_F(BackupTest, ReplacesWhatAKilledOneLeft)
{
    const Backup first = m_backups.add(at(5000));
    std::filesystem::remove(first.path);
    writeFile(first.path.string() + ".part", "half a profile");
    writeFile(first.path.string() + ".part-journal", "and its journal");
    EXPECT_TRUE(answersOfSoundProfile(m_backups.add(at(5000)).path));
    EXPECT_EQ(filesInFolder(), 1U);
}

TEST_F(BackupTest, ThatIsNewestAndGoodIsFoundBehindDamagedOnes)
{
    EXPECT_EQ(m_backups.newestGood(), std::nullopt);
    answer(1000);
    const Backup oldest = m_backups.add(at(1'000'000));
    const Backup good = m_backups.add(at(2'000'000));
    const Backup bad = m_backups.add(at(3'000'000));
    const Backup empty = m_backups.add(at(4'000'000));
    EXPECT_EQ(m_backups.newestGood(), empty);
    damage(bad.path);
    writeFile(empty.path, "");
    EXPECT_EQ(m_backups.newestGood(), good);
    EXPECT_NE(m_backups.newestGood(), oldest);
}

TEST_F(BackupTest, IsRestoredWithTheDamagedProfileKept)
{
    answer(1000);
    const Backup backup = m_backups.add(at(5000));
    answer(2000);
    damage(m_profile);
    writeFile(m_profile.string() + "-wal", "left by a kill");
    const std::string damaged = readFile(m_profile);

    m_backups.restore(backup, at(9000));
    ProfileStore store(m_profile, ProfileAccess::Write);
    EXPECT_EQ(store.reviewCount(), 1);
    EXPECT_TRUE(store.verify().empty());
    const auto kept = m_folder / "default.damaged-19700101T000009000Z.wdprofile";
    EXPECT_EQ(readFile(kept), damaged);
    EXPECT_EQ(readFile(kept.string() + "-wal"), "left by a kill");
}

TEST_F(BackupTest, InAReadOnlyFolderIsSaidSo)
{
    const OrdinaryUser user;
    const BackupFolder forbidden("/warpdeck-cannot-write-here", m_profile);
    EXPECT_EQ(errorOf([&] { forbidden.add(at(1)); }), ErrorCode::ReadOnlyFile);
}

} // namespace
} // namespace warpdeck::storage
