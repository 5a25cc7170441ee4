#include "core/statistics/forecast.h"

#include <algorithm>

namespace warpdeck::statistics {

std::vector<int> dueForecast(const std::vector<CardFacts>& cards, StudyDay today, std::size_t days)
{
    std::vector<int> dueOn(days);
    for (const CardFacts& card : cards) {
        if (card.state.suspended || !card.state.due)
            continue;
        const StudyDay day = std::max({card.state.due->day, card.state.buriedUntil.value_or(today), today});
        const auto ahead = static_cast<std::size_t>(day - today);
        if (ahead < days)
            ++dueOn[ahead];
    }
    return dueOn;
}

} // namespace warpdeck::statistics
