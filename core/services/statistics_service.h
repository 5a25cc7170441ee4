#pragma once

#include "core/base/time.h"
#include "core/services/bank_service.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace warpdeck::services {

struct TopicProgress {
    BankId bank;
    TopicId topic;
    int fresh = 0; ///< cards never answered
    int learning = 0;
    int known = 0;
};

/// What `stats` and Today show. Cards are those of the open banks; reviews are all of the profile.
struct StudyStatistics {
    int reviews = 0; ///< retracted ones not counted
    int newCards = 0;
    int learningCards = 0; ///< answered, not yet known
    int knownCards = 0;
    int dueCards = 0; ///< due now, suspended and buried ones not counted
    int suspendedCards = 0;
    int reviewsToday = 0;
    int streak = 0;                          ///< study days in a row with at least one answer, up to today or yesterday
    std::vector<int> forecast;               ///< cards due today (overdue ones included) and on each of the six days after
    std::optional<double> retention;         ///< share recalled among reviews at least a day after the one before; absent: none
    std::optional<double> monthlyRetention;  ///< of the last 30 study days
    std::optional<double> predictedRecall;   ///< mean probability of recalling a learned card now
    std::vector<TopicProgress> topics;       ///< in the order of the topics
};

/// Reads the profile (which may be missing: nothing was studied yet). Throws Error.
StudyStatistics studyStatistics(const BankService& banks, const std::filesystem::path& profile, const ClockReading& clock);

} // namespace warpdeck::services
