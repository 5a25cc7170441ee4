#include "core/session/queue.h"

#include "tests/core/session/session_support.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::session {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr StudyDay today{20000};
const Timestamp now(std::chrono::days(20000) + std::chrono::hours(12));

CardFacts fresh(const std::string& item, int position, const std::string& topic = "metrics")
{
    return {testEntry(item).card, TopicId(topic), position, {}, 0};
}

CardFacts reviewed(const std::string& item, int dueInDays, double retrievability)
{
    CardFacts card = fresh(item, 0);
    card.state.memory = MemoryState{10, 5};
    card.state.due = Due{today + dueInDays, {}};
    card.retrievability = retrievability;
    return card;
}

std::vector<std::string> queued(const std::vector<CardFacts>& cards, const SessionOptions& options = {})
{
    std::vector<std::string> items;
    for (const QueueEntry& entry : buildQueue(cards, options, now, today))
        items.push_back(itemOf(entry) + (entry.mode == ReviewMode::Early ? "/early" : ""));
    return items;
}

std::vector<CardFacts> oneOfEach()
{
    return {reviewed("later", 9, 0.97), fresh("second", 7), reviewed("due", 0, 0.9),
            reviewed("soon", 1, 0.91),  fresh("first", 3),  reviewed("overdue", -30, 0.6)};
}

TEST(Queue, TakesDueThenNewThenTheRest)
{
    EXPECT_THAT(queued(oneOfEach()), ElementsAre("overdue", "due", "first", "second", "soon/early", "later/early"));
}

TEST(Queue, StopsAtTheCount)
{
    SessionOptions options;
    for (const std::size_t count : {0U, 1U, 3U, 5U, 6U, 9U}) {
        options.count = count;
        EXPECT_EQ(queued(oneOfEach(), options).size(), std::min<std::size_t>(count, 6));
    }
    options.count = 3;
    EXPECT_THAT(queued(oneOfEach(), options), ElementsAre("overdue", "due", "first"));
}

TEST(Queue, LimitsTheDayOnlyInStudy)
{
    SessionOptions options;
    options.newCardsLeft = 1;
    options.reviewsLeft = 1;
    EXPECT_EQ(queued(oneOfEach(), options).size(), 6U);
    options.kind = SessionKind::Study;
    EXPECT_THAT(queued(oneOfEach(), options), ElementsAre("overdue", "first"));
    options.newCardsLeft = 0;
    options.reviewsLeft = 9;
    EXPECT_THAT(queued(oneOfEach(), options), ElementsAre("overdue", "due"));
}

TEST(Queue, LeavesSuspendedAndBuriedCardsOut)
{
    std::vector<CardFacts> cards{fresh("suspended", 1), fresh("buried", 2), fresh("back", 3)};
    cards[0].state.suspended = true;
    cards[1].state.buriedUntil = today + 1;
    cards[2].state.buriedUntil = today;
    EXPECT_THAT(queued(cards), ElementsAre("back"));
}

TEST(Queue, KeepsToTheTopics)
{
    const std::vector<CardFacts> cards{fresh("a", 1, "metrics"), fresh("b", 2, "memory"), fresh("c", 3, "networks")};
    SessionOptions options;
    options.topics = {TopicId("networks"), TopicId("metrics")};
    EXPECT_THAT(queued(cards, options), ElementsAre("a", "c"));
    options.topics = {TopicId("none")};
    EXPECT_THAT(queued(cards, options), IsEmpty());
}

TEST(Queue, WaitsForTheInstant)
{
    std::vector<CardFacts> cards{reviewed("ready", 0, 0.9), reviewed("not-yet", 0, 0.8)};
    cards[0].state.due->instant = now;
    cards[1].state.due->instant = now + std::chrono::milliseconds(1);
    EXPECT_THAT(queued(cards), ElementsAre("ready", "not-yet/early"));
}

TEST(Queue, BreaksTiesByDayAndThenAsGiven)
{
    EXPECT_THAT(queued({reviewed("b", 0, 0.9), reviewed("a", 0, 0.9), reviewed("c", -1, 0.9)}),
                ElementsAre("c", "b", "a"));
    EXPECT_THAT(queued({fresh("b", 1), fresh("a", 1), fresh("c", 0)}), ElementsAre("c", "b", "a"));
}

TEST(Queue, KeepsFacetsOfOneItemApart)
{
    std::vector<CardFacts> cards{fresh("0", 0), fresh("0", 0), fresh("1", 1), fresh("2", 2), fresh("3", 3),
                                 fresh("4", 4), fresh("5", 5), fresh("6", 6), fresh("7", 7)};
    cards[0].card.facet = "forward";
    cards[1].card.facet = "backward";
    EXPECT_THAT(queued(cards), ElementsAre("0", "1", "2", "3", "4", "5", "0", "6", "7"));
}

} // namespace
} // namespace warpdeck::session
