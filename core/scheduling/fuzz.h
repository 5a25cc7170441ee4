#pragma once

#include "core/base/time.h"
#include "core/domain/card.h"

#include <cstdint>

namespace warpdeck::scheduling {

/// The same for every preview of an answer and for the answer itself; another one for the next review of the card.
std::uint64_t fuzzSeed(const CardKey& card, int reviews);

/// `interval` as whole days, 1 to `maximumDays`, spread so that cards learned together do not stay together. Below 2.5
/// days it is only rounded; above, up to 1 day away plus 15 % of the days to 7, 10 % of those to 20, 5 % of the rest.
std::int32_t fuzzedDays(Days interval, std::int32_t maximumDays, std::uint64_t seed);

} // namespace warpdeck::scheduling
