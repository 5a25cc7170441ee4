#include "core/session/session_summary.h"

#include "tests/core/session/session_support.h"

#include <gtest/gtest.h>

namespace warpdeck::session {
namespace {

TEST(SessionSummary, CountsCardsByHowTheyWent)
{
    Session session({testEntry("a"), testEntry("b", "memory"), testEntry("c")}, 7);
    take(session, Rating::Good);
    take(session, Rating::Again);
    take(session, Rating::Hard);
    take(session, Rating::Again);
    take(session, Rating::Good);
    const SessionSummary summary = summaryOf(session);
    EXPECT_EQ(summary.score, (Score{2, 1}));
    EXPECT_EQ(summary.time, std::chrono::seconds(5));
    EXPECT_EQ(summary.topics, (std::vector<TopicScore>{{TopicId("metrics"), {2, 0}}, {TopicId("memory"), {0, 1}}}));
    EXPECT_EQ(summary.missed, std::vector{testEntry("b", "memory").card});
}

TEST(SessionSummary, LeavesOutWhatWasTakenBackOrNeverAnswered)
{
    Session session(testEntries(3), 7);
    take(session, Rating::Again);
    session.undo();
    session.drop(session.current().entry.card, testId(1));
    EXPECT_EQ(summaryOf(session), SessionSummary{});
}

TEST(SessionProgress, CountsCardsAndNotAnswers)
{
    Session session(testEntries(3), 7);
    EXPECT_EQ(progressOf(session), (SessionProgress{0, 3}));
    take(session, Rating::Again);
    EXPECT_EQ(progressOf(session), (SessionProgress{0, 3}));
    take(session, Rating::Good);
    EXPECT_EQ(progressOf(session), (SessionProgress{1, 3}));
    session.drop(testEntry("2").card, testId(1));
    EXPECT_EQ(progressOf(session), (SessionProgress{1, 2}));
    session.drop(testEntry("0").card, testId(2));
    EXPECT_EQ(progressOf(session), (SessionProgress{2, 2})) << "it was answered, so it stays counted";
}

TEST(SessionOutline, ShowsHowEachCardStands)
{
    Session session(testEntries(4), 7);
    take(session, Rating::Good);
    take(session, Rating::Again);
    session.drop(testEntry("3").card, testId(1));
    const SessionOutline outline = outlineOf(session);
    EXPECT_EQ(outline.cards, (std::vector{ThreadState::Right, ThreadState::Missed, ThreadState::Open}));
    EXPECT_EQ(outline.current, 2U);
}

TEST(SessionOutline, KnowsTheCurrentCardAlsoWhenOneThatCameEarlyReturns)
{
    QueueEntry early = testEntry("a");
    early.mode = ReviewMode::Early;
    Session session({early}, 7);
    take(session, Rating::Again);
    EXPECT_EQ(outlineOf(session).current, 0U);
    take(session, Rating::Good);
    EXPECT_EQ(outlineOf(session).current, std::nullopt);
}

TEST(MissedReviews, AreTheFirstMissOfEachCardInTheOrderOfMeeting)
{
    Session session(testEntries(2), 7);
    take(session, Rating::Again, testId(1));
    take(session, Rating::Again, testId(2));
    take(session, Rating::Again, testId(3));
    take(session, Rating::Good, testId(4));
    take(session, Rating::Good, testId(5));
    EXPECT_EQ(missedReviews(session), (std::vector{testId(1), testId(2)}));
    EXPECT_EQ(summaryOf(session).missed.size(), 2U);
}

} // namespace
} // namespace warpdeck::session
