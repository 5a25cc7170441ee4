#include "core/scheduling/replay.h"

#include "core/base/random.h"
#include "core/scheduling/fsrs6.h"
#include "tests/core/scheduling/log_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace warpdeck::scheduling {
namespace {

const Fsrs6& model()
{
    static const Fsrs6 instance;
    return instance;
}

CardState replayed(const CardLog& log)
{
    return replay(model(), log);
}

TEST(Replay, OfNothingIsANewCard)
{
    EXPECT_EQ(replayed({}), CardState{});
}

TEST(Replay, CountsElapsedStudyDays)
{
    const CardState card = replayed({{reviewOn(10, Rating::Good, 1), reviewOn(14, Rating::Again, 2)}, {}});
    const MemoryState first = model().next({}, {}, Rating::Good);
    EXPECT_EQ(card.memory, model().next(first, {4, Days(4)}, Rating::Again));
    EXPECT_EQ(card.reviews, 2);
    EXPECT_EQ(card.lapses, 1);
    EXPECT_EQ(card.lastReview, noonOf(14));
    EXPECT_EQ(card.lastStudyDay, StudyDay{14});
}

TEST(Replay, CountsNoLapseAtTheFirstMeeting)
{
    EXPECT_EQ(replayed({{reviewOn(10, Rating::Again, 1)}, {}}).lapses, 0);
}

TEST(Replay, TakesTheDueDateFromTheLog)
{
    ReviewFact review = reviewOn(10, Rating::Good, 1);
    review.due = {StudyDay{10}, noonOf(10) + std::chrono::minutes(7)};
    EXPECT_EQ(replayed({{review}, {}}).due, review.due);
}

TEST(Replay, NeverCountsTimeBackwards)
{
    ReviewFact second = reviewOn(10, Rating::Good, 2);
    second.answeredAt += std::chrono::milliseconds(1);
    second.studyDay = StudyDay{7}; // a flight over the date line, or a new zone
    const CardState card = replayed({{reviewOn(10, Rating::Good, 1), second}, {}});
    const MemoryState first = model().next({}, {}, Rating::Good);
    EXPECT_EQ(card.memory, model().next(first, {0, Days(0)}, Rating::Good));
}

TEST(Replay, LeavesCramAndExamOut)
{
    CardLog log{{reviewOn(10, Rating::Good, 1)}, {}};
    const CardState before = replayed(log);
    for (const ReviewMode mode : {ReviewMode::Cram, ReviewMode::Exam}) {
        log.reviews.push_back(reviewOn(12, Rating::Again, 2));
        log.reviews.back().mode = mode;
        EXPECT_EQ(replayed(log), before);
    }
}

TEST(Replay, LetsEarlyAnswersCount)
{
    CardLog log{{reviewOn(10, Rating::Good, 1), reviewOn(11, Rating::Good, 2)}, {}};
    log.reviews.back().mode = ReviewMode::Early;
    EXPECT_EQ(replayed(log).reviews, 2);
}

TEST(Replay, RestartsAtAReset)
{
    const CardLog log{{reviewOn(10, Rating::Again, 1), reviewOn(12, Rating::Again, 2), reviewOn(15, Rating::Easy, 3)},
                      {eventOn(13, EventKind::Reset, 9), eventOn(11, EventKind::Flag, 8)}};
    CardState expected = replayed({{reviewOn(15, Rating::Easy, 3)}, {}});
    expected.flagged = true;
    EXPECT_EQ(replayed(log), expected);
}

TEST(Replay, FollowsSwitches)
{
    CardLog log{
        {}, {eventOn(1, EventKind::Suspend, 1), eventOn(1, EventKind::Flag, 2), eventOn(1, EventKind::Bury, 3, "2")}};
    CardState card = replayed(log);
    EXPECT_TRUE(card.suspended);
    EXPECT_TRUE(card.flagged);
    EXPECT_EQ(card.buriedUntil, StudyDay{2});
    log.events.push_back(eventOn(2, EventKind::Unsuspend, 4));
    log.events.push_back(eventOn(2, EventKind::Unflag, 5));
    log.events.push_back(eventOn(2, EventKind::Unbury, 6));
    EXPECT_EQ(replayed(log), CardState{});
}

TEST(Replay, MovesTheDueDayUntilTheNextReview)
{
    CardLog log{{reviewOn(10, Rating::Good, 1)}, {eventOn(11, EventKind::Reschedule, 2, "40")}};
    EXPECT_EQ(replayed(log).due, (Due{StudyDay{40}, {}}));
    log.reviews.push_back(reviewOn(13, Rating::Good, 3, 5));
    EXPECT_EQ(replayed(log).due, (Due{StudyDay{18}, {}}));
}

TEST(Replay, GivesANewCardNoDueDay)
{
    EXPECT_EQ(replayed({{}, {eventOn(1, EventKind::Reschedule, 1, "4")}}), CardState{});
}

TEST(Replay, SkipsValuesThatItCannotRead)
{
    CardLog log{{reviewOn(10, Rating::Good, 1)}, {}};
    const CardState before = replayed(log);
    for (const char* value : {"", "x", "12x", " 12", "99999999999999"}) {
        log.events = {eventOn(11, EventKind::Bury, 2, value), eventOn(11, EventKind::Reschedule, 3, value),
                      eventOn(11, EventKind::Retract, 4, value)};
        EXPECT_EQ(replayed(log), before) << value;
    }
}

TEST(Replay, WaitsForAReviewThatWasRetractedBeforeItArrived)
{
    CardLog log{{}, {eventOn(1, EventKind::Retract, 2, testId(1).toString())}};
    EXPECT_EQ(replayed(log), CardState{});
    log.reviews.push_back(reviewOn(10, Rating::Good, 1));
    EXPECT_EQ(replayed(log), CardState{});
}

TEST(Replay, KnowsNoRetractionOfARetraction)
{
    const CardLog log{{reviewOn(10, Rating::Good, 1)},
                      {eventOn(11, EventKind::Retract, 2, testId(1).toString()),
                       eventOn(12, EventKind::Retract, 3, testId(2).toString())}};
    EXPECT_EQ(replayed(log), CardState{});
}

TEST(Replay, TakesBackAReset)
{
    CardLog log{{reviewOn(10, Rating::Good, 1)}, {}};
    const CardState before = replayed(log);
    log.events = {eventOn(11, EventKind::Reset, 2), eventOn(12, EventKind::Retract, 3, testId(2).toString())};
    EXPECT_EQ(replayed(log), before);
}

TEST(WithoutRetracted, ReturnsReviewsInOrderOfTime)
{
    const ReviewFact early = reviewOn(1, Rating::Good, 9);
    const ReviewFact late = reviewOn(2, Rating::Good, 3);
    const ReviewFact twin = reviewOn(2, Rating::Hard, 4);
    const CardLog log{{twin, late, early, reviewOn(3, Rating::Easy, 5), late},
                      {eventOn(4, EventKind::Retract, 6, testId(5).toString())}};
    EXPECT_EQ(withoutRetracted(log), (std::vector{early, late, twin}));
}

/// Up to 20 entries on 12 days, with ids 1 to 20; some retract, some at the same instant.
CardLog anyLog()
{
    CardLog log;
    const auto size = static_cast<std::uint8_t>(*rc::gen::inRange(0, 20));
    for (std::uint8_t id = 1; id <= size; ++id) {
        const int day = *rc::gen::inRange(100, 112);
        const int kind = *rc::gen::inRange(0, 20);
        if (kind > 8) {
            log.reviews.push_back(reviewOn(day, static_cast<Rating>(*rc::gen::inRange(1, 5)), id));
            log.reviews.back().mode = static_cast<ReviewMode>(*rc::gen::inRange(0, 4));
            continue;
        }
        const auto eventKind = static_cast<EventKind>(kind);
        const auto target = static_cast<std::uint8_t>(*rc::gen::inRange(1, 30));
        log.events.push_back(eventOn(
            day, eventKind, id, eventKind == EventKind::Retract ? testId(target).toString() : std::to_string(day + 3)));
    }
    return log;
}

CardLog united(CardLog left, const CardLog& right)
{
    left.reviews.insert(left.reviews.end(), right.reviews.begin(), right.reviews.end());
    left.events.insert(left.events.end(), right.events.begin(), right.events.end());
    return left;
}

RC_GTEST_PROP(Replay, DependsOnNoOrderOfItsInput, ())
{
    CardLog log = anyLog();
    const CardState expected = replayed(log);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    shuffle(log.reviews, random);
    shuffle(log.events, random);
    RC_ASSERT(replayed(log) == expected);
}

RC_GTEST_PROP(Replay, OfTwoDevicesIsTheSameWhicheverComesFirst, ())
{
    const CardLog all = anyLog();
    CardLog left;
    CardLog right;
    for (const ReviewFact& review : all.reviews) {
        const int where = *rc::gen::inRange(0, 3); // 2: on both
        if (where != 1)
            left.reviews.push_back(review);
        if (where != 0)
            right.reviews.push_back(review);
    }
    for (const Event& event : all.events) {
        const int where = *rc::gen::inRange(0, 3);
        if (where != 1)
            left.events.push_back(event);
        if (where != 0)
            right.events.push_back(event);
    }
    RC_ASSERT(replayed(united(left, right)) == replayed(all));
    RC_ASSERT(replayed(united(right, left)) == replayed(all));
}

RC_GTEST_PROP(Replay, OfAReviewTakenBackIsAsIfItHadNotBeen, ())
{
    CardLog log = anyLog();
    const CardState before = replayed(log);
    log.reviews.push_back(reviewOn(*rc::gen::inRange(100, 120), Rating::Again, 100));
    log.events.push_back(eventOn(*rc::gen::inRange(90, 120), EventKind::Retract, 101, testId(100).toString()));
    RC_ASSERT(replayed(log) == before);
}

RC_GTEST_PROP(Replay, OfALongerLogIsOneStepFurther, ())
{
    CardLog log = anyLog();
    const CardState before = replayed(log);
    const ReviewFact next = reviewOn(120, static_cast<Rating>(*rc::gen::inRange(1, 5)), 100);
    const Event event = eventOn(121, static_cast<EventKind>(*rc::gen::inRange(0, 8)), 101, "130");
    log.reviews.push_back(next);
    log.events.push_back(event);
    RC_ASSERT(replayed(log) == afterEvent(afterReview(model(), before, next), event));
}

} // namespace
} // namespace warpdeck::scheduling
