#include "core/scheduling/fuzz.h"

#include "core/base/hash.h"
#include "core/base/random.h"

#include <algorithm>
#include <cmath>

namespace warpdeck::scheduling {

namespace {

constexpr double noFuzzBelow = 2.5;

double largestShift(double days)
{
    const double upToWeek = std::min(days, 7.0) - noFuzzBelow;
    const double upToTwenty = std::max(std::min(days, 20.0) - 7, 0.0);
    const double beyond = std::max(days - 20, 0.0);
    return 1 + 0.15 * upToWeek + 0.10 * upToTwenty + 0.05 * beyond;
}

std::int32_t wholeDays(double days, std::int32_t maximumDays)
{
    return static_cast<std::int32_t>(std::clamp(std::round(days), 1.0, static_cast<double>(maximumDays)));
}

} // namespace

std::uint64_t fuzzSeed(const CardKey& card, int reviews)
{
    const std::string text = card.item.bank.value() + '\n' + card.item.item.value() + '\n' + card.facet + '\n';
    return hash128(text + std::to_string(reviews)).low;
}

std::int32_t fuzzedDays(Days interval, std::int32_t maximumDays, std::uint64_t seed)
{
    const double days = std::min(interval.count(), static_cast<double>(maximumDays));
    if (days < noFuzzBelow)
        return wholeDays(days, maximumDays);

    const double shift = largestShift(days);
    const std::int32_t lowest = wholeDays(days - shift, maximumDays);
    std::int32_t highest = wholeDays(days + shift, maximumDays);
    if (lowest == highest && lowest > 2 && highest < maximumDays)
        ++highest;
    return lowest + static_cast<std::int32_t>(Random(seed).unit() * (1 + highest - lowest));
}

} // namespace warpdeck::scheduling
