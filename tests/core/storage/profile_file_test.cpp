#include "core/storage/profile_file.h"

#include "core/base/hash.h"
#include "core/storage/backup.h"
#include "core/storage/migrator.h"
#include "core/storage/profile_store.h"
#include "core/storage/profile_transaction.h"
#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>

namespace warpdeck::storage {
namespace {

std::optional<ErrorCode> errorOfOpening(const std::filesystem::path& path, ProfileAccess access = ProfileAccess::Write)
{
    return errorOf([&] { ProfileStore(path, access); });
}

void execute(const std::filesystem::path& path, const std::string& sql)
{
    openDatabase(path, OpenMode::Create, FileKind::Profile).exec(sql);
}

std::string pragma(SQLite::Database& database, const std::string& name)
{
    return database.execAndGet("PRAGMA " + name).getString();
}

TEST(ProfileFile, IsCreatedWithItsFolderAndKeepsItsIdentity)
{
    const TemporaryFolder folder;
    const auto path = folder / "profiles/deep/default.wdprofile";
    createProfile(path, someone());
    createProfile(path, {uuid(8), uuid(9)});
    EXPECT_EQ(ProfileStore(path, ProfileAccess::Write).identity(), someone());
    EXPECT_EQ(ProfileStore(path, ProfileAccess::Read).identity(), someone());
    EXPECT_FALSE(std::filesystem::exists(path.string() + ".part"));
}

TEST(ProfileFile, IsOpenedForDurableWriting)
{
    const TemporaryFolder folder;
    SQLite::Database profile = openProfile(newProfile(folder), ProfileAccess::Write);
    EXPECT_EQ(pragma(profile, "journal_mode"), "wal");
    EXPECT_EQ(pragma(profile, "synchronous"), "2");
    EXPECT_EQ(pragma(profile, "foreign_keys"), "1");
    EXPECT_EQ(pragma(profile, "trusted_schema"), "0");
    EXPECT_EQ(pragma(profile, "busy_timeout"), "5000");
    EXPECT_EQ(pragma(profile, "application_id"), std::to_string(profileApplicationId));
    EXPECT_EQ(pragma(profile, "user_version"), std::to_string(profileMigrations().size()));
}

TEST(ProfileFile, MustExistToBeOpened)
{
    const TemporaryFolder folder;
    EXPECT_EQ(errorOfOpening(folder / "none.wdprofile"), ErrorCode::FileNotFound);
    EXPECT_FALSE(std::filesystem::exists(folder / "none.wdprofile"));
}

TEST(ProfileFile, RefusesWhatIsNoProfileAndLeavesItAlone)
{
    const TemporaryFolder folder;
    writeFile(folder / "text", "This is the diary of a learner, and no database at all. It is long enough to look at.");
    execute(folder / "foreign", "CREATE TABLE secrets (x); INSERT INTO secrets VALUES (1)");
    for (const char* name : {"text", "foreign"}) {
        const std::string before = readFile(folder / name);
        EXPECT_EQ(errorOfOpening(folder / name), ErrorCode::NotAProfile) << name;
        EXPECT_EQ(errorOf([&] { upgradeProfile(folder / name, folder / "backups", at(0)); }), ErrorCode::NotAProfile);
        EXPECT_EQ(readFile(folder / name), before) << name;
    }
}

TEST(ProfileFile, OfALaterVersionIsRefusedWithoutAByteChanged)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    {
        ProfileStore store(path, ProfileAccess::Write);
        ProfileTransaction transaction(store);
        transaction.putSetting("locales", "de en");
        transaction.commit();
    }
    execute(path, "PRAGMA user_version = 9999");
    const Hash128 before = hash128(readFile(path));
    EXPECT_EQ(errorOfOpening(path), ErrorCode::ProfileTooNew);
    EXPECT_EQ(errorOfOpening(path, ProfileAccess::Read), ErrorCode::ProfileTooNew);
    EXPECT_EQ(errorOf([&] { upgradeProfile(path, folder / "backups", at(0)); }), ErrorCode::ProfileTooNew);
    EXPECT_EQ(hash128(readFile(path)), before);
    EXPECT_FALSE(std::filesystem::exists(folder / "backups"));
}

/// A later version that was killed: what it wrote last is still in the side file.
TEST(ProfileFile, OfALaterVersionKeepsItsWriteAheadLog)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    const auto copy = folder / "copy.wdprofile";
    {
        SQLite::Database other = openProfile(path, ProfileAccess::Write);
        other.exec("PRAGMA user_version = 9999");
        std::filesystem::copy_file(path, copy);
        std::filesystem::copy_file(path.string() + "-wal", copy.string() + "-wal");
    }
    const std::string before = readFile(copy);
    const std::string logBefore = readFile(copy.string() + "-wal");
    EXPECT_EQ(errorOfOpening(copy), ErrorCode::ProfileTooNew);
    EXPECT_EQ(readFile(copy), before);
    EXPECT_EQ(readFile(copy.string() + "-wal"), logBefore);
}

TEST(ProfileFile, EmptyOrCutShortIsDamagedAndNeverOverwritten)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    const std::string whole = readFile(path);
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{1}, std::size_t{100}, std::size_t{4096}, whole.size() - 4096}) {
        writeFile(path, whole.substr(0, length));
        createProfile(path, someone());
        const auto error = errorOf([&] {
            ProfileStore store(path, ProfileAccess::Write);
            if (!store.verify().empty())
                throw Error(ErrorCode::ProfileDamaged, "");
        });
        EXPECT_TRUE(error == ErrorCode::ProfileDamaged || error == ErrorCode::NotAProfile) << length;
        EXPECT_EQ(readFile(path).substr(0, 18), whole.substr(0, std::min<std::size_t>(length, 18))) << length;
        EXPECT_EQ(readFile(path).size(), length);
    }
}

TEST(ProfileFile, ThatMayNotBeWrittenIsSaidSo)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    openProfile(path, ProfileAccess::Write); // and closed at once: from now on it has side files while it is open
    std::filesystem::permissions(path, static_cast<std::filesystem::perms>(0444));
    const OrdinaryUser user;
    EXPECT_EQ(errorOfOpening(path), ErrorCode::ReadOnlyFile);
    EXPECT_EQ(errorOfOpening(path, ProfileAccess::Read), std::nullopt);
}

TEST(ProfileFile, InAFolderThatMayNotBeWrittenIsSaidSo)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    openProfile(path, ProfileAccess::Write); // and closed at once: from now on it has side files while it is open
    std::filesystem::permissions(path, std::filesystem::perms::all);
    std::filesystem::permissions(folder.path(), static_cast<std::filesystem::perms>(0555));
    const OrdinaryUser user;
    EXPECT_EQ(errorOfOpening(path), ErrorCode::ReadOnlyFile);
    EXPECT_EQ(errorOf([&] { createProfile(folder / "new.wdprofile", someone()); }), ErrorCode::ReadOnlyFile);
    EXPECT_EQ(errorOf([&] { createProfile(folder / "sub/new.wdprofile", someone()); }), ErrorCode::ReadOnlyFile);
}

TEST(ProfileFile, LockedByAnotherProgramIsSaidSoAfterFiveSeconds)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    ProfileStore store(path, ProfileAccess::Write);
    SQLite::Database other = openProfile(path, ProfileAccess::Write);
    other.exec("BEGIN IMMEDIATE");
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(errorOf([&] { ProfileTransaction transaction(store); }), ErrorCode::ProfileLocked);
    const auto waited = std::chrono::steady_clock::now() - start;
    EXPECT_GT(waited, std::chrono::milliseconds(4500));
    EXPECT_LT(waited, std::chrono::milliseconds(8000));
    EXPECT_EQ(ProfileStore(path, ProfileAccess::Read).identity(), someone()); // readers are not held up
    other.exec("ROLLBACK");
    ProfileTransaction(store).commit();
}

TEST(ProfileUpgrade, OfACurrentProfileDoesNothing)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    const std::string before = readFile(path);
    upgradeProfile(path, folder / "backups", at(0));
    EXPECT_EQ(readFile(path), before);
    EXPECT_FALSE(std::filesystem::exists(folder / "backups"));
}

class OldProfile : public testing::Test {
protected:
    OldProfile() { std::filesystem::copy_file(WARPDECK_TEST_DATA "/profiles/version-1.wdprofile", m_path); }

    std::array<std::string_view, 2> migrationsWith(std::string_view second) const
    {
        return {profileMigrations().front(), second};
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder / "default.wdprofile";
    std::filesystem::path m_backups = m_folder / "backups";
};

TEST_F(OldProfile, OfVersion1StillSaysWhatItSaid)
{
    upgradeProfile(m_path, m_backups, at(0));
    ProfileStore store(m_path, ProfileAccess::Write);
    EXPECT_TRUE(store.verify().empty());
    EXPECT_EQ(store.reviewCount(), 29); // one of thirty is retracted
    EXPECT_EQ(store.setting("locales"), "de en");
    ASSERT_TRUE(store.lastAnsweredAt());
    EXPECT_EQ(store.review(uuid(1'700'000'000'000)), reviewAt(1'700'000'000'000, cardNamed("met-0")));
    EXPECT_EQ(store.cardState(cardNamed("met-4")), reviewedState());
    EXPECT_EQ(store.unfinishedSession(), (SavedSession{uuid(77), at(1'700'000'000'000), "practice", "met-3 met-4"}));
}

TEST_F(OldProfile, IsBackedUpBeforeItIsChanged)
{
    const std::string before = readFile(m_path);
    upgradeProfile(m_path, m_backups, at(1'796'113'800'000),
                   migrationsWith("ALTER TABLE session ADD COLUMN note TEXT;"));
    EXPECT_EQ(schemaVersion(openDatabase(m_path, OpenMode::ReadOnly, FileKind::Profile)), 2);
    const std::optional<Backup> backup = BackupFolder(m_backups, m_path).newestGood();
    ASSERT_TRUE(backup);
    ProfileStore copy(backup->path, ProfileAccess::Read);
    EXPECT_EQ(copy.reviewCount(), 29);
    EXPECT_EQ(readFile(backup->path), before);
}

TEST_F(OldProfile, StaysAsItWasWhenItsMigrationFails)
{
    EXPECT_EQ(errorOf([&] {
                  upgradeProfile(m_path, m_backups, at(0),
                                 migrationsWith("DROP TABLE setting; INSERT INTO nowhere VALUES (1);"));
              }),
              ErrorCode::MigrationFailed);
    ProfileStore store(m_path, ProfileAccess::Read);
    EXPECT_EQ(store.setting("locales"), "de en");
}

TEST_F(OldProfile, IsNotMigratedWithoutABackup)
{
    writeFile(m_backups, "in the way");
    EXPECT_TRUE(errorOf([&] { upgradeProfile(m_path, m_backups, at(0), migrationsWith("DROP TABLE setting;")); }));
    EXPECT_EQ(ProfileStore(m_path, ProfileAccess::Read).setting("locales"), "de en");
}

} // namespace
} // namespace warpdeck::storage
