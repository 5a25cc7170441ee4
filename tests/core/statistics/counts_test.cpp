#include "core/statistics/counts.h"

#include "tests/core/statistics/statistics_support.h"

#include <gtest/gtest.h>

namespace warpdeck::statistics {
namespace {

const Timestamp now(std::chrono::days(20000) + std::chrono::hours(12));

TEST(Counts, KnowWhatIsKnown)
{
    EXPECT_EQ(masteryOf(newCard().state), Mastery::New);
    EXPECT_EQ(masteryOf(reviewedCard(1, 20.9).state), Mastery::Learning);
    EXPECT_EQ(masteryOf(reviewedCard(1, 21).state), Mastery::Known);
}

TEST(Counts, CountEachCardOnceAndDueOnesBesides)
{
    std::vector<CardFacts> cards{newCard(), reviewedCard(0), reviewedCard(3), reviewedCard(-2, 50),
                                 reviewedCard(0, 50)};
    cards[4].state.suspended = true;
    const CardCounts counts = countCards(cards, now, today);
    EXPECT_EQ(counts, (CardCounts{.unseen = 1, .learning = 2, .known = 1, .due = 2, .suspended = 1}));
}

TEST(Counts, CountNoBuriedOrWaitingCardAsDue)
{
    std::vector<CardFacts> cards{reviewedCard(0), reviewedCard(0)};
    cards[0].state.buriedUntil = today + 1;
    cards[1].state.due->instant = now + std::chrono::minutes(1);
    EXPECT_EQ(countCards(cards, now, today).due, 0);
    EXPECT_EQ(countCards(cards, now + std::chrono::minutes(1), today).due, 1);
}

TEST(Counts, SumTopicsUp)
{
    std::vector<CardFacts> cards{newCard(), reviewedCard(0), reviewedCard(0, 30), newCard("memory")};
    cards[2].state.suspended = true;
    const std::map<TopicId, TopicMastery> expected{{TopicId("metrics"), {1, 1, 1}}, {TopicId("memory"), {1, 0, 0}}};
    EXPECT_EQ(masteryByTopic(cards), expected);
}

TEST(Counts, AverageTheRecallOfReviewedCards)
{
    std::vector<CardFacts> cards{newCard(), reviewedCard(0), reviewedCard(0), reviewedCard(0)};
    cards[1].retrievability = 0.5;
    cards[2].retrievability = 1;
    cards[3].state.suspended = true;
    EXPECT_EQ(meanRetrievability(cards), 0.75);
    EXPECT_FALSE(meanRetrievability({newCard()}));
}

} // namespace
} // namespace warpdeck::statistics
