#include "core/statistics/forecast.h"

#include "tests/core/statistics/statistics_support.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::statistics {
namespace {

using testing::ElementsAre;

TEST(Forecast, CountsCardsOnTheirDays)
{
    const std::vector<CardFacts> cards{reviewedCard(0), reviewedCard(1), reviewedCard(1), reviewedCard(6),
                                       reviewedCard(7)};
    EXPECT_THAT(dueForecast(cards, today, 7), ElementsAre(1, 2, 0, 0, 0, 0, 1));
}

TEST(Forecast, PutsOverdueCardsOnToday)
{
    EXPECT_THAT(dueForecast({reviewedCard(-1), reviewedCard(-4000)}, today, 2), ElementsAre(2, 0));
}

TEST(Forecast, LeavesNewAndSuspendedCardsOut)
{
    std::vector<CardFacts> cards{newCard(), reviewedCard(0)};
    cards[1].state.suspended = true;
    EXPECT_THAT(dueForecast(cards, today, 2), ElementsAre(0, 0));
}

TEST(Forecast, WaitsForBuriedCards)
{
    std::vector<CardFacts> cards{reviewedCard(0), reviewedCard(2)};
    cards[0].state.buriedUntil = today + 1;
    cards[1].state.buriedUntil = today + 1;
    EXPECT_THAT(dueForecast(cards, today, 3), ElementsAre(0, 1, 1));
}

} // namespace
} // namespace warpdeck::statistics
