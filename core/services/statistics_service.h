#pragma once

#include "core/base/time.h"
#include "core/services/bank_service.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

namespace warpdeck::services {

struct TopicProgress {
    TopicId topic;
    int unseen = 0; ///< cards never answered
    int learning = 0;
    int known = 0;
    int due = 0;                  ///< may be asked now, answered before
    std::optional<double> recall; ///< mean probability of recalling a learned card now; absent when none was learned
};

/// What `stats` shows. Cards are those of the open banks; answers are all of the profile, retracted ones left out.
struct StudyStatistics {
    int reviews = 0;
    int reviewsToday = 0;
    int newCards = 0;
    int learningCards = 0; ///< answered, not yet known
    int knownCards = 0;
    int dueCards = 0; ///< may be asked now, answered before
    int suspendedCards = 0;
    int streak = 0;              ///< study days in a row with at least one answer, up to today or yesterday
    std::vector<int> forecast;   ///< cards due today (overdue ones included) and on each of the six days after
    std::vector<int> recentDays; ///< answers on each of the last 26 study days, today's last
    std::optional<std::chrono::milliseconds> answerTime; ///< median of the last 100 answers
    std::optional<double> retention;        ///< share recalled among answers at least a day after the one before
    std::optional<double> monthlyRetention; ///< the same, of the last 30 study days
    std::optional<double> predictedRecall;  ///< mean probability of recalling a learned card now
    std::vector<TopicProgress> topics;      ///< by topic id
};

/// Reads the profile, which may be missing: nothing was studied yet then. Throws Error.
StudyStatistics studyStatistics(const BankService& banks, const std::filesystem::path& profile,
                                const ClockReading& clock);

/// StudyStatistics::dueCards alone, without reading the log of answers. Throws Error.
int dueCards(const BankService& banks, const std::filesystem::path& profile, const ClockReading& clock);

} // namespace warpdeck::services
