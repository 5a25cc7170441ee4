#include "core/statistics/streak.h"

#include <algorithm>

namespace warpdeck::statistics {

Streak streakOf(std::vector<StudyDay> days, StudyDay today)
{
    std::erase_if(days, [&](StudyDay day) { return day > today; });
    std::sort(days.begin(), days.end());
    days.erase(std::unique(days.begin(), days.end()), days.end());

    Streak streak;
    int run = 0;
    for (std::size_t i = 0; i < days.size(); ++i) {
        run = i > 0 && days[i] == days[i - 1] + 1 ? run + 1 : 1;
        streak.longest = std::max(streak.longest, run);
    }
    if (!days.empty() && days.back() + 1 >= today)
        streak.current = run;
    return streak;
}

} // namespace warpdeck::statistics
