#include "core/scheduling/fuzz.h"

#include "tests/core/scheduling/log_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace warpdeck::scheduling {
namespace {

std::set<std::int32_t> daysReached(double interval, std::int32_t maximum = 36500)
{
    std::set<std::int32_t> days;
    for (std::uint64_t seed = 0; seed < 2000; ++seed)
        days.insert(fuzzedDays(Days(interval), maximum, seed));
    return days;
}

TEST(Fuzz, LeavesShortIntervalsAlone)
{
    EXPECT_EQ(daysReached(0.2), (std::set{1}));
    EXPECT_EQ(daysReached(1.4), (std::set{1}));
    EXPECT_EQ(daysReached(2.49), (std::set{2}));
}

TEST(Fuzz, SpreadsOverItsWholeRange)
{
    EXPECT_EQ(daysReached(3), (std::set{2, 3, 4}));
    EXPECT_EQ(daysReached(7), (std::set{5, 6, 7, 8, 9}));
    const std::set<std::int32_t> wide = daysReached(100); // 1 + 0.675 + 1.3 + 4 = 6.975 days to each side
    EXPECT_EQ(*wide.begin(), 93);
    EXPECT_EQ(*wide.rbegin(), 107);
    EXPECT_EQ(wide.size(), 15U);
}

TEST(Fuzz, StaysWithinTheMaximum)
{
    EXPECT_EQ(*daysReached(1e9, 365).rbegin(), 365);
    EXPECT_EQ(daysReached(1e9, 1), (std::set{1}));
    EXPECT_EQ(daysReached(3, 2), (std::set{2}));
}

TEST(Fuzz, DiffersBetweenCardsAndReviews)
{
    const std::set seeds{fuzzSeed(testCard("a"), 1), fuzzSeed(testCard("a"), 2), fuzzSeed(testCard("b"), 1),
                         fuzzSeed(testCard("a", "forward"), 1)};
    EXPECT_EQ(seeds.size(), 4U);
    EXPECT_EQ(fuzzSeed(testCard("a"), 1), fuzzSeed(testCard("a"), 1));
}

RC_GTEST_PROP(Fuzz, IsNeverFarFromTheInterval, ())
{
    const double interval = *rc::gen::inRange(25, 365000) / 10.0;
    const std::int32_t days = fuzzedDays(Days(interval), 36500, *rc::gen::arbitrary<std::uint64_t>());
    RC_ASSERT(std::abs(days - interval) <= 1.5 + 0.15 * interval);
    RC_ASSERT(days >= 1);
    RC_ASSERT(days <= 36500);
}

} // namespace
} // namespace warpdeck::scheduling
