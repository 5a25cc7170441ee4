#include "core/session/session.h"

#include "tests/core/session/session_support.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace warpdeck::session {
namespace {

using testing::ElementsAre;

/// Answers everything right and returns what was asked.
std::vector<std::string> askedUntilTheEnd(Session& session)
{
    std::vector<std::string> items;
    while (session.phase() != Phase::Finished) {
        items.push_back(currentItem(session));
        take(session, Rating::Good);
    }
    return items;
}

TEST(Session, GoesFromQuestionToAnsweredToTheNextQuestion)
{
    Session session(testEntries(2), 7);
    EXPECT_EQ(session.phase(), Phase::Question);
    EXPECT_EQ(currentItem(session), "0");
    session.answer({true, std::chrono::seconds(3)});
    EXPECT_EQ(session.phase(), Phase::Answered);
    EXPECT_EQ(currentItem(session), "0");
    session.grade(Rating::Easy, testId(1));
    EXPECT_EQ(session.phase(), Phase::Question);
    EXPECT_EQ(currentItem(session), "1");
    take(session, Rating::Good);
    EXPECT_EQ(session.phase(), Phase::Finished);
    EXPECT_EQ(session.steps().size(), 2U);
}

TEST(Session, WithoutCardsIsFinished)
{
    const Session session({}, 7);
    EXPECT_EQ(session.phase(), Phase::Finished);
    EXPECT_FALSE(session.canUndo());
}

TEST(Session, BringsAWrongCardBackAfterFiveOthers)
{
    Session session(testEntries(8), 7);
    take(session, Rating::Again);
    EXPECT_THAT(askedUntilTheEnd(session), ElementsAre("1", "2", "3", "4", "5", "0", "6", "7"));
}

TEST(Session, BringsAWrongCardBackAtTheEndOfAShortSession)
{
    Session session(testEntries(3), 7);
    take(session, Rating::Good);
    take(session, Rating::Again);
    EXPECT_THAT(askedUntilTheEnd(session), ElementsAre("2", "1"));

    Session single(testEntries(1), 7);
    take(single, Rating::Again);
    take(single, Rating::Again);
    EXPECT_EQ(currentItem(single), "0");
}

TEST(Session, BringsAGuessedCardBackToo)
{
    Session session(testEntries(1), 7);
    session.answer({true, {}});
    session.grade(Rating::Again, testId(1));
    EXPECT_EQ(session.phase(), Phase::Question);
}

TEST(Session, AsksAgainInAnotherOrderAndAsPractice)
{
    std::vector<QueueEntry> entries = testEntries(1);
    entries.front().mode = ReviewMode::Early;
    Session session(entries, 7);
    const Attempt first = session.current();
    EXPECT_EQ(first.number, 0);
    EXPECT_EQ(first.entry.mode, ReviewMode::Early);
    take(session, Rating::Again);
    EXPECT_EQ(session.current().number, 1);
    EXPECT_EQ(session.current().entry.mode, ReviewMode::Practice);
    EXPECT_NE(session.current().seed, first.seed);
}

TEST(Session, GivesEachCardAndSessionItsOwnSeed)
{
    std::set<std::uint64_t> seeds;
    for (const std::uint64_t seed : {1U, 2U}) {
        Session session(testEntries(5), seed);
        for (; session.phase() != Phase::Finished; take(session, Rating::Good))
            seeds.insert(session.current().seed);
    }
    EXPECT_EQ(seeds.size(), 10U);
    EXPECT_EQ(Session(testEntries(1), 1).current(), Session(testEntries(1), 1).current());
}

TEST(Session, WithdrawsAnAnswerThatWasNotGraded)
{
    Session session(testEntries(2), 7);
    const Session before = session;
    session.answer({true, {}});
    ASSERT_TRUE(session.canUndo());
    EXPECT_FALSE(session.undo());
    EXPECT_EQ(session, before);
}

TEST(Session, TellsWhichReviewToRetract)
{
    Session session(testEntries(3), 7);
    take(session, Rating::Good, testId(1));
    take(session, Rating::Again, testId(2));
    EXPECT_EQ(session.undo().value().record, testId(2));
    EXPECT_EQ(session.undo().value().record, testId(1));
    EXPECT_FALSE(session.canUndo());
    EXPECT_EQ(session, Session(testEntries(3), 7));
}

TEST(Session, AsksADroppedCardNoMoreUntilThatIsUndone)
{
    Session session(testEntries(3), 7);
    take(session, Rating::Again);
    session.drop(testEntry("0").card, testId(9));
    session.answer({true, {}});
    session.drop(testEntry("1").card, testId(8));
    EXPECT_EQ(session.phase(), Phase::Question);
    EXPECT_EQ(currentItem(session), "2");

    const Step undone = session.undo().value();
    EXPECT_EQ(undone.kind, StepKind::Dropped);
    EXPECT_EQ(undone.record, testId(8));
    EXPECT_EQ(currentItem(session), "1");
    session.undo();
    EXPECT_THAT(askedUntilTheEnd(session), ElementsAre("1", "2", "0"));
}

TEST(Session, MindsNoCardThatItDoesNotHold)
{
    Session session(testEntries(2), 7);
    session.drop(testEntry("elsewhere").card, testId(9));
    EXPECT_EQ(session, Session(testEntries(2), 7));
}

TEST(Session, RefusesStepsThatDoNotFit)
{
    Session session(testEntries(2), 7);
    const Step right{StepKind::Graded, 1, {true, {}}, Rating::Good, testId(1)};
    const Step wrongButGood{StepKind::Graded, 0, {false, {}}, Rating::Good, testId(1)};
    const Step unknown{StepKind::Dropped, 2, {}, Rating::Again, testId(1)};
    EXPECT_FALSE(session.apply(right)) << "another card is asked now";
    EXPECT_FALSE(session.apply(wrongButGood));
    EXPECT_FALSE(session.apply(unknown));
    EXPECT_EQ(session, Session(testEntries(2), 7));
}

void actAtRandom(Session& session)
{
    const int action = *rc::gen::inRange(0, 8);
    if (action == 0)
        session.drop(session.entries().at(*rc::gen::inRange<std::size_t>(0, session.entries().size())).card, testId(2));
    else if (session.phase() == Phase::Question)
        take(session, static_cast<Rating>(*rc::gen::inRange(1, 5)));
}

RC_GTEST_PROP(Session, UndoesEveryAction, ())
{
    Session session(testEntries(*rc::gen::inRange(1, 12)), 7);
    std::vector<Session> history;
    const int actions = *rc::gen::inRange(0, 30);
    for (int i = 0; i < actions; ++i) {
        const Session before = session;
        actAtRandom(session);
        if (!(session == before))
            history.push_back(before);
    }
    for (; !history.empty(); history.pop_back()) {
        session.undo();
        RC_ASSERT(session == history.back());
        if (session.phase() != Phase::Finished)
            RC_ASSERT(session.current() == history.back().current());
    }
    RC_ASSERT(!session.canUndo());
}

RC_GTEST_PROP(Session, AsksEveryWrongCardAgainAfterFiveOthersOrAtTheEnd, ())
{
    Session session(testEntries(*rc::gen::inRange(1, 15)), 7);
    std::vector<std::string> asked;
    std::vector<std::size_t> wrongAt;
    for (int i = 0; i < 40 && session.phase() != Phase::Finished; ++i) {
        const bool wrong = *rc::gen::arbitrary<bool>();
        if (wrong)
            wrongAt.push_back(asked.size());
        asked.push_back(currentItem(session));
        take(session, wrong ? Rating::Again : Rating::Good);
    }
    for (const std::string& item : askedUntilTheEnd(session))
        asked.push_back(item);

    for (const std::size_t at : wrongAt) {
        const auto from = asked.begin() + static_cast<std::ptrdiff_t>(at);
        const auto again = std::find(from + 1, asked.end(), *from);
        RC_ASSERT(again != asked.end());
        const std::set<std::string> others(from + 1, again);
        const std::set<std::string> behind(again + 1, asked.end());
        const bool nothingNewBehind =
            std::includes(others.begin(), others.end(), behind.begin(), behind.end()) || behind.count(*again) > 0;
        RC_ASSERT(others.size() >= 5 || nothingNewBehind);
    }
}

RC_GTEST_PROP(Session, NeverAsksWhatWasDropped, ())
{
    Session session(testEntries(*rc::gen::inRange(1, 12)), 7);
    std::set<CardKey> dropped;
    for (int i = 0; i < 40 && session.phase() != Phase::Finished; ++i) {
        RC_ASSERT(dropped.count(session.current().entry.card) == 0);
        actAtRandom(session);
        if (!session.steps().empty() && session.steps().back().kind == StepKind::Dropped)
            dropped.insert(session.entries()[session.steps().back().entry].card);
    }
}

} // namespace
} // namespace warpdeck::session
