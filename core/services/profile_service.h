#pragma once

#include "core/base/time.h"
#include "core/domain/study_settings.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace warpdeck::services {

/// What the learner decided about studying; the defaults when the profile does not exist yet. Throws Error.
StudySettings studySettings(const std::filesystem::path& profile);

/// Writes the review log as CSV, a line a call, first the header
/// `card_id,review_index,review_time_ms,elapsed_days,rating,duration_ms,bank,item,facet,locale,mode`.
/// One line a review, by card and time, retracted ones left out; elapsed days are differences of study days. Throws
/// Error.
void exportLog(const std::filesystem::path& profile, const std::function<void(std::string_view)>& writeLine);

struct RepairReport {
    int cards = 0;                               ///< cards with a history
    int repairedStates = 0;                      ///< stored states that differed from the log
    std::optional<std::filesystem::path> backup; ///< the copy made before anything was changed, of a sound profile
};

/// Checks the profile to the last byte and rebuilds every card's state from the log. Throws Error ProfileDamaged when
/// more than the states is broken (the log is never touched), FileNotFound when there is no profile.
RepairReport repairProfile(const std::filesystem::path& profile, std::uint64_t seed, const ClockReading& clock);

/// Reads all of the profile. Throws Error ProfileDamaged, with what is wrong first, when it is not sound; the profile
/// may be in use.
void checkProfile(const std::filesystem::path& profile);

/// A copy of the profile that was made earlier.
struct ProfileBackup {
    std::filesystem::path file;
    Timestamp madeAt;
    std::uintmax_t bytes = 0;
    std::optional<int> answers; ///< nothing: the copy is damaged too
};

/// The newest `count` backups of the profile, newest first, each checked to the last byte; up to four times as many as
/// long as none is good. Throws nothing.
std::vector<ProfileBackup> profileBackups(const std::filesystem::path& profile, std::size_t count);

/// Puts a backup in the place of the profile, which is kept beside it under another name. Throws Error FileNotFound
/// when there is no such backup, ProfileLocked while anybody has the profile.
void restoreProfile(const std::filesystem::path& profile, const std::filesystem::path& backup,
                    const ClockReading& clock);

/// The same with the newest good backup, which is returned. Throws Error FileNotFound when there is none.
std::filesystem::path restoreProfile(const std::filesystem::path& profile, const ClockReading& clock);

/// The newest backup of the profile that passes every check.
std::optional<std::filesystem::path> newestGoodBackup(const std::filesystem::path& profile);

/// When the newest backup was made; nothing when there is none. Throws nothing.
std::optional<Timestamp> lastBackup(const std::filesystem::path& profile);

/// Makes a checked copy of the profile and removes copies that the rotation no longer keeps. Throws Error; the profile
/// is only read.
void backUpProfile(const std::filesystem::path& profile, const ClockReading& clock);

} // namespace warpdeck::services
