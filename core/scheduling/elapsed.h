#pragma once

#include "core/base/time.h"
#include "core/domain/card.h"
#include "core/scheduling/scheduler.h"

namespace warpdeck::scheduling {

/// Time from the last counting review of `card` to `now` on study day `today`: never negative, even where the clock or
/// the zone went back, and zero for a card that was never reviewed.
Elapsed elapsedSince(const CardState& card, Timestamp now, StudyDay today);

} // namespace warpdeck::scheduling
