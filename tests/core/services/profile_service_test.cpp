#include "core/services/profile_service.h"

#include "core/base/error.h"
#include "core/services/study_service.h"
#include "core/storage/bank_writer.h"
#include "tests/core/services/service_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace warpdeck::services {
namespace {

ClockReading at(const char* time)
{
    return {.now = parseIsoTime(time).value()};
}

class ProfileService : public testing::Test {
protected:
    ProfileService() : profile(folder / "learner.wdprofile")
    {
        storage::writeBank(choiceBank("sample", 1, 8), folder / "bank.wdbank");
        banks.emplace(std::vector{folder / "bank.wdbank"}, OnDamage::Throw);
    }

    /// Answers `count` questions rightly.
    void study(int count, const ClockReading& clock)
    {
        StudyService service(*banks, profile, 7, clock);
        service.begin({.seed = 3}, clock);
        for (int answered = 0; answered < count; ++answered) {
            service.answer({.chosen = {OptionId("b")}, .locale = LocaleTag("en")}, clock);
            service.rate(Rating::Good);
        }
    }

    int answers() const
    {
        int lines = -1; // the header
        exportLog(profile, [&](std::string_view) { ++lines; });
        return lines;
    }

    void overwriteMiddle(const std::filesystem::path& file) const
    {
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(4096);
        bytes << std::string(std::filesystem::file_size(file) - 4096, 'x');
    }

    storage::TestFolder folder;
    std::filesystem::path profile;
    std::optional<BankService> banks;
};

TEST_F(ProfileService, ListsBackupsNewestFirstWithWhatIsInThem)
{
    EXPECT_TRUE(profileBackups(profile, 3).empty());
    EXPECT_EQ(lastBackup(profile), std::nullopt);
    study(1, at("2026-12-01T08:00Z"));
    backUpProfile(profile, at("2026-12-01T09:00Z"));
    study(2, at("2026-12-01T10:00Z"));
    backUpProfile(profile, at("2026-12-01T11:00Z"));
    const std::vector<ProfileBackup> backups = profileBackups(profile, 3);
    ASSERT_EQ(backups.size(), 2U);
    EXPECT_EQ(backups[0].answers, 3);
    EXPECT_EQ(backups[0].madeAt, at("2026-12-01T11:00Z").now);
    EXPECT_EQ(backups[1].answers, 1);
    EXPECT_EQ(backups[1].bytes, std::filesystem::file_size(backups[1].file));
    EXPECT_EQ(lastBackup(profile), backups[0].madeAt);
    EXPECT_EQ(profileBackups(profile, 1).size(), 1U);
}

TEST_F(ProfileService, ShowsDamagedBackupsAndLooksOnForAGoodOne)
{
    study(1, at("2026-12-01T08:00Z"));
    backUpProfile(profile, at("2026-12-01T09:00Z"));
    backUpProfile(profile, at("2026-12-01T10:00Z"));
    overwriteMiddle(profileBackups(profile, 1).front().file);
    const std::vector<ProfileBackup> backups = profileBackups(profile, 1);
    ASSERT_EQ(backups.size(), 2U);
    EXPECT_EQ(backups[0].answers, std::nullopt);
    EXPECT_EQ(backups[1].answers, 1);
}

TEST_F(ProfileService, PutsTheChosenBackupInPlaceAndKeepsWhatWasThere)
{
    study(1, at("2026-12-01T08:00Z"));
    backUpProfile(profile, at("2026-12-01T09:00Z"));
    study(2, at("2026-12-01T10:00Z"));
    backUpProfile(profile, at("2026-12-01T11:00Z"));
    restoreProfile(profile, profileBackups(profile, 2).back().file, at("2026-12-01T12:00Z"));
    EXPECT_EQ(answers(), 1);
    int kept = 0;
    for (const auto& entry : std::filesystem::directory_iterator(profile.parent_path()))
        kept += entry.path().filename().string().find("damaged") != std::string::npos ? 1 : 0;
    EXPECT_GE(kept, 1);
    EXPECT_THROW(restoreProfile(profile, folder / "no such backup", at("2026-12-01T12:00Z")), Error);
    EXPECT_EQ(answers(), 1);
}

TEST_F(ProfileService, FindsDamageInAProfileThatIsInUse)
{
    study(3, at("2026-12-01T08:00Z"));
    EXPECT_NO_THROW(checkProfile(profile));
    {
        const StudyService inUse(*banks, profile, 8, at("2026-12-01T09:00Z"), Holder::Window);
        EXPECT_NO_THROW(checkProfile(profile));
    }
    overwriteMiddle(profile);
    try {
        checkProfile(profile);
        FAIL() << "nothing was noticed";
    } catch (const Error& error) {
        EXPECT_EQ(error.code(), ErrorCode::ProfileDamaged);
    }
}

TEST_F(ProfileService, KeepsTheDailyGoal)
{
    {
        StudyService service(*banks, profile, 7, at("2026-12-01T08:00Z"));
        StudySettings settings = service.settings();
        EXPECT_EQ(settings.dailyGoal, 20);
        settings.dailyGoal = 0;
        service.setSettings(settings);
    }
    EXPECT_EQ(studySettings(profile).dailyGoal, 0);
}

} // namespace
} // namespace warpdeck::services
