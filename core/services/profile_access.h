#pragma once

#include "core/base/random.h"
#include "core/base/time.h"
#include "core/domain/study_settings.h"
#include "core/scheduling/scheduler.h"
#include "core/storage/profile_store.h"

#include <filesystem>
#include <memory>

namespace warpdeck::services {

/// Where the rotating copies of a profile lie: `backups` beside the folder `profiles`, or in whatever other folder the
/// profile lies in.
std::filesystem::path backupFolderOf(const std::filesystem::path& profile);

/// Makes the profile if it is missing, brings an older one up to date after a backup, and opens it for writing.
/// Whoever calls this holds the profile's lock. Throws Error.
std::unique_ptr<storage::ProfileStore> openForWriting(const std::filesystem::path& profile, Random& random,
                                                      Timestamp now);

/// Opens the profile for reading, which needs no lock. A missing one is read as a new one. Throws Error.
std::unique_ptr<storage::ProfileStore> openForReading(const std::filesystem::path& profile);

/// The learner's decisions, defaults where nothing was stored. Values that cannot be read count as not stored.
StudySettings readSettings(storage::ProfileStore& profile);
void writeSettings(storage::ProfileStore& profile, const StudySettings& settings);

/// The memory model in force.
std::unique_ptr<scheduling::Scheduler> currentScheduler();

storage::ModelStamp stampOf(const scheduling::Scheduler& scheduler);

} // namespace warpdeck::services
