#pragma once

#include "core/base/time.h"
#include "core/domain/card_facts.h"

#include <cstddef>
#include <vector>

namespace warpdeck::statistics {

/// How many reviewed cards fall due on each of `days` study days, beginning with `today`, which includes the overdue
/// ones. Suspended cards are left out; a buried card counts on the day it comes back, if that is later.
std::vector<int> dueForecast(const std::vector<CardFacts>& cards, StudyDay today, std::size_t days);

} // namespace warpdeck::statistics
