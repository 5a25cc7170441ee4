#include "core/storage/profile_file.h"

#include "core/storage/backup.h"
#include "core/storage/backup_copy.h"
#include "core/storage/migrator.h"
#include "core/storage/profile_check.h"

#include <sqlite3.h>

namespace warpdeck::storage {

namespace {

/// openDatabase, but a folder or file that must not be written is told apart from other reasons.
SQLite::Database open(const std::filesystem::path& path, OpenMode mode)
{
    try {
        return openDatabase(path, mode, FileKind::Profile);
    } catch (const Error& error) {
        // the side files of a profile lie in its folder, also when it is only read
        const bool readOnly =
            error.code() == ErrorCode::CannotOpenFile && !isWritable(std::filesystem::absolute(path).parent_path());
        if (readOnly)
            throw Error(ErrorCode::ReadOnlyFile, path.string());
        throw;
    }
}

void requireWritable(SQLite::Database& profile)
{
    if (sqlite3_db_readonly(profile.getHandle(), "main") != 0) // SQLite falls back to reading without a word
        throw Error(ErrorCode::ReadOnlyFile, profile.getFilename());
}

void bindUuid(SQLite::Statement& statement, int index, const Uuid& uuid)
{
    statement.bind(index, uuid.bytes().data(), static_cast<int>(uuid.bytes().size()));
}

/// A process that was killed while it switched a new file to WAL mode leaves a journal that only a writer can roll
/// back. That undoes unfinished work and nothing else, whatever wrote the file.
void rollBackJournal(const std::filesystem::path& path)
{
    std::error_code failure;
    if (!std::filesystem::exists(path.string() + "-journal", failure))
        return;
    guarded(FileKind::Profile, [&] {
        const SQLite::Database profile = open(path, OpenMode::ReadWrite);
        SQLite::Statement(profile, "SELECT count(*) FROM sqlite_schema").executeStep();
    });
}

/// Opens for writing, but lets nothing be written before it is known to be a profile that we may write.
SQLite::Database openForWriting(const std::filesystem::path& path, int newest)
{
    requireProfile(open(path, OpenMode::ReadOnly), newest);
    SQLite::Database profile = open(path, OpenMode::ReadWrite);
    requireWritable(profile);
    return profile;
}

void configure(SQLite::Database& profile)
{
    profile.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
}

} // namespace

void createProfile(const std::filesystem::path& path, const ProfileIdentity& identity)
{
    std::error_code failure;
    if (std::filesystem::exists(path, failure))
        return;
    std::filesystem::create_directories(std::filesystem::absolute(path).parent_path(), failure);
    if (failure)
        throw fileError(failure.value(), path);
    SQLite::Database profile = openMemoryProfile(identity);
    copyProfile(profile, path, IfExists::Keep);
}

void upgradeProfile(const std::filesystem::path& path, const std::filesystem::path& backupFolder, Timestamp now,
                    std::span<const std::string_view> migrations)
{
    const int newest = static_cast<int>(migrations.size());
    rollBackJournal(path);
    {
        const SQLite::Database profile = open(path, OpenMode::ReadOnly);
        requireProfile(profile, newest);
        if (schemaVersion(profile) == newest)
            return;
    }
    SQLite::Database profile = openForWriting(path, newest);
    BackupFolder(backupFolder, path).add(now);
    migrate(profile, migrations);
}

SQLite::Database openProfile(const std::filesystem::path& path, ProfileAccess access)
{
    return guarded(FileKind::Profile, [&] {
        const int newest = static_cast<int>(profileMigrations().size());
        rollBackJournal(path);
        SQLite::Database profile =
            access == ProfileAccess::Write ? openForWriting(path, newest) : open(path, OpenMode::ReadOnly);
        requireProfile(profile, newest);
        if (schemaVersion(profile) < newest)
            throw Error(ErrorCode::MigrationFailed, path.string());
        profile.exec("PRAGMA cell_size_check = ON"); // finds more damage when a page is read
        if (access == ProfileAccess::Write)
            configure(profile);
        return profile;
    });
}

SQLite::Database openMemoryProfile(const ProfileIdentity& identity)
{
    return guarded(FileKind::Profile, [&] {
        SQLite::Database profile = openDatabase(":memory:", OpenMode::Create, FileKind::Profile);
        migrate(profile, profileMigrations());
        SQLite::Statement insert(profile, "INSERT INTO profile (only_row, id, device) VALUES (1, ?, ?)");
        bindUuid(insert, 1, identity.profile);
        bindUuid(insert, 2, identity.device);
        insert.exec();
        profile.exec("PRAGMA foreign_keys = ON");
        return profile;
    });
}

} // namespace warpdeck::storage
