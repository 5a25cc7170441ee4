#include "core/grading/choice.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <unordered_set>

namespace warpdeck::grading {

Verdict gradeChoice(const Item& item, const std::vector<OptionId>& chosen)
{
    assert(!item.key.empty());
    const std::unordered_set<OptionId> keys(item.key.begin(), item.key.end());
    const std::unordered_set<OptionId> distinct(chosen.begin(), chosen.end());
    const auto keysChosen =
        std::count_if(distinct.begin(), distinct.end(), [&](const OptionId& id) { return keys.count(id) != 0; });
    const auto distractorsChosen = static_cast<std::ptrdiff_t>(distinct.size()) - keysChosen;
    const bool correct = distinct == keys;
    if (item.scoring == Scoring::AllOrNothing)
        return {correct, correct ? 1.0 : 0.0};
    const auto points = static_cast<double>(keysChosen - distractorsChosen);
    return {correct, std::max(0.0, points / static_cast<double>(keys.size()))};
}

} // namespace warpdeck::grading
