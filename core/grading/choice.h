#pragma once

#include "core/domain/item.h"
#include "core/domain/verdict.h"

#include <vector>

namespace warpdeck::grading {

/// Grades the options chosen for a `choice` or `multiple` item. Correct are all keys and nothing else; the order and
/// repetitions of `chosen` do not matter, and an id that is no option counts as a distractor. With Scoring::Partial
/// the score is max(0, (keys chosen - distractors chosen) / keys). Precondition: the item has a key.
Verdict gradeChoice(const Item& item, const std::vector<OptionId>& chosen);

} // namespace warpdeck::grading
