#include "core/storage/migrator.h"

namespace warpdeck::storage {

namespace {

/// Runs the next migration, if one is left. Looks at the version inside the transaction: another program may
/// have been faster.
void migrateOnce(SQLite::Database& profile, std::span<const std::string_view> migrations)
{
    SQLite::Transaction transaction(profile, SQLite::TransactionBehavior::IMMEDIATE);
    const int version = schemaVersion(profile);
    if (version >= static_cast<int>(migrations.size()))
        return;
    profile.exec(std::string(migrations[static_cast<std::size_t>(version)]));
    if (SQLite::Statement(profile, "PRAGMA foreign_key_check").executeStep())
        throw Error(ErrorCode::MigrationFailed, "version " + std::to_string(version + 1) + ": broken reference");
    profile.exec("PRAGMA user_version = " + std::to_string(version + 1));
    transaction.commit();
}

} // namespace

int schemaVersion(const SQLite::Database& profile)
{
    return guarded(FileKind::Profile, [&] {
        SQLite::Statement statement(profile, "PRAGMA user_version");
        statement.executeStep();
        return statement.getColumn(0).getInt();
    });
}

void migrate(SQLite::Database& profile, std::span<const std::string_view> migrations)
{
    const int version = schemaVersion(profile);
    if (version > static_cast<int>(migrations.size()))
        throw Error(ErrorCode::ProfileTooNew, "version " + std::to_string(version));
    if (version < 0)
        throw Error(ErrorCode::ProfileDamaged, "version " + std::to_string(version));
    try {
        while (schemaVersion(profile) < static_cast<int>(migrations.size()))
            migrateOnce(profile, migrations);
    } catch (const SQLite::Exception& exception) {
        const Error error = translated(exception, FileKind::Profile);
        if (error.code() != ErrorCode::Unexpected)
            throw error;
        throw Error(ErrorCode::MigrationFailed, error.what());
    }
}

} // namespace warpdeck::storage
