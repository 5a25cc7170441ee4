#pragma once

#include "core/base/error.h"
#include "core/base/time.h"
#include "core/domain/study_settings.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace warpdeck::services {

/// Writes the review log as CSV with a header line:
/// `card_id,review_index,review_time_ms,elapsed_days,rating,duration_ms,bank,item,facet,locale,mode`. One line a
/// review, by card and time, retracted reviews left out. `write` gets one line at a time. Throws Error.
void exportLog(const std::filesystem::path& profile, const std::function<void(std::string_view)>& write);

struct RepairReport {
    int cards = 0;                               ///< cards in the log
    int repairedStates = 0;                      ///< stored states that differed from the log and were rewritten
    std::optional<std::filesystem::path> backup; ///< the copy made before anything was changed
};

/// Checks the profile file and rebuilds every card's state from the log. Throws Error ProfileDamaged when the file
/// itself is broken; it is left as it is then.
RepairReport repairProfile(const std::filesystem::path& profile, const std::filesystem::path& backupFolder,
                           const ClockReading& clock);

/// One bank file, checked to the last byte.
struct BankCheck {
    std::filesystem::path file;
    std::optional<Error> problem;
};

std::vector<BankCheck> checkBanks(const std::vector<std::filesystem::path>& files);

/// What the learner decided about studying; the defaults when the profile does not exist yet. Throws Error.
StudySettings studySettings(const std::filesystem::path& profile);

/// The newest backup in the folder that passes every check.
std::optional<std::filesystem::path> newestGoodBackup(const std::filesystem::path& backupFolder);

/// Makes a verified copy of the profile and removes copies that the rotation no longer keeps. Nothing happens when the
/// profile has not changed since the newest copy. Throws Error; the profile is never touched.
void backUpProfile(const std::filesystem::path& profile, const std::filesystem::path& backupFolder,
                   const ClockReading& clock);

} // namespace warpdeck::services
