#pragma once

#include "core/storage/sqlite.h"

#include <span>
#include <string_view>

namespace warpdeck::storage {

/// SQLite's `PRAGMA user_version`: the number of migrations that a profile has seen.
int schemaVersion(const SQLite::Database& profile);

/// Brings a profile to version `migrations.size()`; `migrations[n]` is the SQL that leads from version n to n + 1.
///
/// Each runs in a transaction of its own together with the new version number, so an interrupted run goes on
/// where it stopped. The connection must not enforce foreign keys, since a migration may rebuild tables; they are
/// checked before each commit. Released migrations are never edited, only followed by others.
///
/// Throws Error: ProfileTooNew (nothing is written), MigrationFailed (the profile keeps the version it had reached),
/// StorageFull, ProfileLocked, ProfileDamaged.
void migrate(SQLite::Database& profile, std::span<const std::string_view> migrations);

} // namespace warpdeck::storage
