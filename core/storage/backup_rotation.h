#pragma once

#include "core/base/time.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace warpdeck::storage {

/// The file name of a backup: `default-20261201T083000250Z.wdprofile`.
std::string backupName(std::string_view profileName, Timestamp at);

/// When the backup of that name was made; nothing when it is no backup of that profile.
std::optional<Timestamp> backupTime(std::string_view profileName, std::string_view fileName);

/// Which of the backups are worth their place: the newest ten, and the newest of each of the last seven days, five
/// weeks (from Monday) and twelve months (all UTC) that have any. Days without backups do not count, so a long pause
/// costs nothing. Removing the others after each backup leaves the same as removing them once at the end.
std::set<Timestamp> backupsToKeep(const std::set<Timestamp>& backups);

} // namespace warpdeck::storage
