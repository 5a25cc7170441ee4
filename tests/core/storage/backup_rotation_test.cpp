#include "core/storage/backup_rotation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace warpdeck::storage {
namespace {

Timestamp day(const std::string& text)
{
    return parseIsoTime(text).value();
}

TEST(BackupName, IsReadBack)
{
    const Timestamp at = day("2026-12-01T08:30:00.250Z");
    EXPECT_EQ(backupName("default", at), "default-20261201T083000250Z.wdprofile");
    EXPECT_EQ(backupTime("default", "default-20261201T083000250Z.wdprofile"), at);
}

TEST(BackupName, OfSomethingElseIsNone)
{
    for (const char* name : {"", "default", "default.wdprofile", "default-20261201T083000250Z.wdprofile.part",
                             "other-20261201T083000250Z.wdprofile", "defaults-20261201T083000250Z.wdprofile",
                             "default-20261301T083000250Z.wdprofile", "default-20261201T083000250Z.wdprofilf",
                             "default+20261201T083000250Z.wdprofile"})
        EXPECT_EQ(backupTime("default", name), std::nullopt) << name;
}

TEST(BackupRotation, KeepsDaysWeeksAndMonthsOfALongHistory)
{
    std::set<Timestamp> backups;
    for (Timestamp at = day("2025-01-01T12:00Z"); at <= day("2026-12-01T12:00Z"); at += std::chrono::hours(6))
        backups.insert(at);
    const std::set<Timestamp> kept = backupsToKeep(backups);
    EXPECT_EQ(kept.size(), 27U);
    EXPECT_TRUE(kept.contains(day("2026-12-01T12:00Z")));
    EXPECT_TRUE(kept.contains(day("2026-11-29T06:00Z"))); // the tenth from the newest
    EXPECT_FALSE(kept.contains(day("2026-11-29T00:00Z")));
    EXPECT_TRUE(kept.contains(day("2026-11-25T18:00Z"))); // a day
    EXPECT_TRUE(kept.contains(day("2026-11-08T18:00Z"))); // a week: Sunday evening
    EXPECT_TRUE(kept.contains(day("2026-01-31T18:00Z"))); // a month
    EXPECT_FALSE(kept.contains(day("2025-12-31T18:00Z")));
}

std::set<Timestamp> anyTimes()
{
    const auto hours = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 24 * 800));
    std::set<Timestamp> times;
    for (const int hour : hours)
        times.insert(Timestamp(std::chrono::hours(490'000 + hour)));
    return times;
}

RC_GTEST_PROP(BackupRotationLaw, KeepsSomeOfWhatIsThereAndTheNewestTen, ())
{
    const std::set<Timestamp> backups = anyTimes();
    const std::set<Timestamp> kept = backupsToKeep(backups);
    RC_ASSERT(std::includes(backups.begin(), backups.end(), kept.begin(), kept.end()));
    RC_ASSERT(kept.size() >= std::min<std::size_t>(backups.size(), 10));
    RC_ASSERT(kept.size() <= 34U);
    int newest = 0;
    for (auto backup = backups.rbegin(); backup != backups.rend() && newest < 10; ++backup, ++newest)
        RC_ASSERT(kept.contains(*backup));
}

RC_GTEST_PROP(BackupRotationLaw, LosesNothingByRemovingAfterEachBackup, ())
{
    const std::set<Timestamp> backups = anyTimes();
    std::set<Timestamp> stepwise;
    for (const Timestamp backup : backups) {
        stepwise.insert(backup);
        stepwise = backupsToKeep(stepwise);
    }
    RC_ASSERT(stepwise == backupsToKeep(backups));
}

} // namespace
} // namespace warpdeck::storage
