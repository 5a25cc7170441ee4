#pragma once

#include "core/base/time.h"

#include <vector>

namespace warpdeck::statistics {

/// Runs of study days with at least one answer.
struct Streak {
    int current = 0; ///< ends today, or yesterday while nothing has been answered today
    int longest = 0;

    friend bool operator==(const Streak&, const Streak&) = default;
};

/// `days` of answers, in any order, repeated or not; days after `today` (the clock went back) are left out.
Streak streakOf(std::vector<StudyDay> days, StudyDay today);

} // namespace warpdeck::statistics
