#pragma once

#include "core/base/time.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck::storage {

struct Backup {
    std::filesystem::path path;
    Timestamp at;

    friend bool operator==(const Backup&, const Backup&) = default;
};

/// The rotating copies of one profile in a folder (see backupsToKeep).
class BackupFolder {
public:
    /// Copies are named after the file name of `profile`; the folder is made when it is needed.
    BackupFolder(std::filesystem::path folder, std::filesystem::path profile);

    /// Adds a checked copy of the profile, then removes those that are no longer worth keeping.
    /// Throws Error: ProfileDamaged when the profile is not sound, StorageFull, ReadOnlyFile …; older copies then stay.
    Backup add(Timestamp now) const;

    /// Newest first, unchecked.
    std::vector<Backup> all() const;

    /// The sound one with the most answers, of equal ones the newest; nothing when none is sound. The log only grows,
    /// so that is the latest state, whatever the clock said when a copy was made. Reads whole files.
    std::optional<Backup> newestGood() const;

    /// Puts a backup in the place of the profile, which is kept next to it as `default.damaged-<time>.wdprofile`.
    /// Nobody may have the profile open (hold its ProfileLock). Throws Error; the profile is then as it was.
    void restore(const Backup& backup, Timestamp now) const;

private:
    std::filesystem::path m_folder;
    std::filesystem::path m_profile;
};

} // namespace warpdeck::storage
