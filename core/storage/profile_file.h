#pragma once

#include "core/base/time.h"
#include "core/base/uuid.h"
#include "core/storage/profile_schema.h"
#include "core/storage/sqlite.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>

namespace warpdeck::storage {

/// Who the learner and the device are, in a log that may be merged with others later.
struct ProfileIdentity {
    Uuid profile;
    Uuid device;

    friend bool operator==(const ProfileIdentity&, const ProfileIdentity&) = default;
};

enum class ProfileAccess : std::uint8_t { Read, Write };

/// Makes a new profile at `path`, and its folder; does nothing when there is a file already, whatever it is.
/// The file appears at once and whole: an empty one is therefore always a damaged one.
/// Throws Error: ReadOnlyFile, StorageFull, CannotWriteFile.
void createProfile(const std::filesystem::path& path, const ProfileIdentity& identity);

/// Brings an older profile up to date, after a checked backup into `backupFolder`; does nothing when it is current.
/// To be called before a profile is opened; the migrations are a parameter for tests only.
/// Throws Error: as openProfile, migrate and BackupFolder::add do. The file is then as it was, or at a version in
/// between.
void upgradeProfile(const std::filesystem::path& path, const std::filesystem::path& backupFolder, Timestamp now,
                    std::span<const std::string_view> migrations = profileMigrations());

/// Opens a profile of the current version. For writing: with a log that makes each commit durable (WAL, FULL).
/// Throws Error: FileNotFound, NotAProfile, ProfileTooNew, ProfileDamaged (in all three not a byte is changed),
/// MigrationFailed when it has not been upgraded, ProfileLocked after five seconds, ReadOnlyFile, CannotOpenFile.
SQLite::Database openProfile(const std::filesystem::path& path, ProfileAccess access);

/// A new profile in memory, for tests and for whoever only wants to try.
SQLite::Database openMemoryProfile(const ProfileIdentity& identity);

} // namespace warpdeck::storage
