#include "core/storage/backup_copy.h"

#include "core/storage/profile_check.h"

#include <SQLiteCpp/Backup.h>

#include <sqlite3.h>

namespace warpdeck::storage {

namespace {

void copyPages(SQLite::Database& profile, const std::filesystem::path& target)
{
    guarded(FileKind::Profile, [&] {
        SQLite::Database copy = openDatabase(target, OpenMode::Create, FileKind::Profile);
        if (SQLite::Backup(copy, profile).executeStep() != SQLITE_DONE)
            throw Error(ErrorCode::ProfileLocked, profile.getFilename());
        copy.exec("PRAGMA journal_mode = DELETE"); // the pages of a profile say WAL, which would need side files
    });
}

} // namespace

void copyProfile(SQLite::Database& profile, const std::filesystem::path& target, IfExists ifExists)
{
    const std::filesystem::path folder = std::filesystem::absolute(target).parent_path();
    if (!isWritable(folder))
        throw Error(ErrorCode::ReadOnlyFile, folder.string());
    const std::filesystem::path unfinished = target.string() + ".part";
    removeDatabase(unfinished); // of a run that was killed
    try {
        copyPages(profile, unfinished);
        if (!answersOfSoundProfile(unfinished))
            throw Error(ErrorCode::ProfileDamaged, profile.getFilename());
        publishFile(unfinished, target, ifExists);
    } catch (const Error&) {
        removeDatabase(unfinished);
        throw;
    }
}

} // namespace warpdeck::storage
