#include "core/scheduling/interval_policy.h"

#include "core/scheduling/fsrs6.h"
#include "core/scheduling/fuzz.h"
#include "core/scheduling/study_day.h"
#include "tests/core/scheduling/log_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

namespace warpdeck::scheduling {
namespace {

using namespace std::chrono_literals;

/// A model whose four answers want the intervals it was told.
class Wishes final : public Scheduler {
public:
    explicit Wishes(std::array<double, 4> days) : m_days(days) {}

    std::string_view model() const override { return "wishes"; }
    const std::string& parametersHash() const override { return m_hash; }
    MemoryState next(const std::optional<MemoryState>& /*before*/, Elapsed elapsed, Rating rating) const override
    {
        seen = elapsed;
        return {m_days.at(static_cast<std::size_t>(rating) - 1), 5};
    }
    double retrievability(const MemoryState& /*state*/, Elapsed /*elapsed*/) const override { return 1; }
    Days interval(const MemoryState& state, double /*desiredRetention*/) const override
    {
        return Days(state.stability);
    }

    mutable Elapsed seen;

private:
    std::array<double, 4> m_days;
    std::string m_hash;
};

constexpr int today = 20000;
const AnswerTime noon{noonOf(today), 0s, 4h};

NextStates wished(std::array<double, 4> days, const IntervalOptions& options = {})
{
    return nextStates(Wishes(days), {}, noon, options);
}

TEST(IntervalPolicy, EndsWholeDaysOnAStudyDay)
{
    const NextStates next = wished({0.01, 1.6, 7.4, 20});
    EXPECT_EQ(next.hard.due, (Due{StudyDay{today + 2}, {}}));
    EXPECT_EQ(next.good.due, (Due{StudyDay{today + 7}, {}}));
    EXPECT_EQ(next.easy.due, (Due{StudyDay{today + 20}, {}}));
    EXPECT_EQ(next.good.interval, Days(7));
    EXPECT_EQ(next.good.memory.stability, 7.4);
}

TEST(IntervalPolicy, EndsLessThanHalfADayAtTheInstant)
{
    const NextStates next = wished({0.01, 0.25, 0.49, 0.5});
    EXPECT_EQ(next.hard.due, (Due{StudyDay{today}, noonOf(today) + 6h}));
    EXPECT_EQ(next.hard.interval, Days(0.25));
    EXPECT_EQ(next.good.due.instant, noonOf(today) + 42336s);
    EXPECT_EQ(next.easy.due, (Due{StudyDay{today + 1}, {}}));
}

TEST(IntervalPolicy, PutsAnInstantIntoItsStudyDay)
{
    const auto due =
        nextStates(Wishes({0.3, 1, 1, 1}), {}, {noonOf(today) + 12h, 2h, 4h}, {}).again.due; // 02:00 to 09:12
    EXPECT_EQ(due.day, StudyDay{today + 1});
}

TEST(IntervalPolicy, ComesBackFromAgainWithinADay)
{
    const NextState again = wished({30, 40, 50, 60}).again;
    ASSERT_TRUE(again.due.instant);
    EXPECT_LT(again.interval, Days(1));
    EXPECT_GT(again.interval, Days(0.99));
}

TEST(IntervalPolicy, WaitsAtLeastAMinute)
{
    EXPECT_EQ(wished({0, 1, 1, 1}).again.due.instant, noonOf(today) + 1min);
    EXPECT_EQ(wished({0, 1e-9, 1, 1}).hard.due.instant, noonOf(today) + 1min);
}

TEST(IntervalPolicy, StopsAtTheMaximum)
{
    IntervalOptions options;
    EXPECT_EQ(wished({1, 5, 1e7, 1e300}, options).good.interval, Days(36500));
    EXPECT_EQ(wished({1, 5, 1e7, 1e300}, options).easy.interval, Days(36500));
    options.maximumDays = 30;
    EXPECT_EQ(wished({1, 5, 100, 100}, options).easy.interval, Days(30));
}

TEST(IntervalPolicy, GivesNoBetterRatingLess)
{
    const NextStates next = wished({0.9, 9, 4, 0.1});
    EXPECT_EQ(next.hard.interval, Days(9));
    EXPECT_EQ(next.good.due, next.hard.due);
    EXPECT_EQ(next.good.memory.stability, 4) << "the memory stays the model's";
    EXPECT_EQ(next.easy.interval, Days(10));
}

TEST(IntervalPolicy, GivesEasyADayMoreThanGood)
{
    EXPECT_EQ(wished({0.1, 1, 1, 1.2}).easy.interval, Days(2));
    EXPECT_EQ(wished({0.1, 0.2, 0.3, 0.3}).easy.interval, wished({0.1, 0.2, 0.3, 0.3}).good.interval);
}

TEST(IntervalPolicy, MeasuresTheTimeSinceTheLastReview)
{
    const Wishes model({1, 1, 1, 1});
    CardState card;
    card.memory = MemoryState{5, 5};
    card.lastReview = noonOf(today - 3) + 18h;
    card.lastStudyDay = StudyDay{today - 3};
    nextStates(model, card, noon, {});
    EXPECT_EQ(model.seen.studyDays, 3);
    EXPECT_EQ(model.seen.exact, Days(2.25));
}

TEST(IntervalPolicy, TakesAClockThatWentBackForNoTime)
{
    const Wishes model({1, 1, 1, 1});
    CardState card;
    card.memory = MemoryState{5, 5};
    card.lastReview = noonOf(today + 400);
    card.lastStudyDay = StudyDay{today + 400};
    nextStates(model, card, noon, {});
    EXPECT_EQ(model.seen.studyDays, 0);
    EXPECT_EQ(model.seen.exact, Days(0));
}

TEST(IntervalPolicy, FindsTheStateOfEachRating)
{
    const NextStates next = wished({0.1, 2, 3, 4});
    EXPECT_EQ(next.of(Rating::Again), next.again);
    EXPECT_EQ(next.of(Rating::Hard), next.hard);
    EXPECT_EQ(next.of(Rating::Good), next.good);
    EXPECT_EQ(next.of(Rating::Easy), next.easy);
}

TEST(IntervalPolicy, PreviewsTheFirstMeetingWithDefaults)
{
    const NextStates next = nextStates(Fsrs6(), {}, noon, {});
    EXPECT_EQ(next.again.due.instant, noonOf(today) + 18316800ms); // 0.212 days
    EXPECT_EQ(next.hard.interval, Days(1));
    EXPECT_EQ(next.good.interval, Days(2));
    EXPECT_EQ(next.easy.interval, Days(8));
}

RC_GTEST_PROP(IntervalPolicy, KeepsItsPromisesForEveryWish, ())
{
    std::array<double, 4> days{};
    for (double& wish : days)
        wish = *rc::gen::inRange(0, 400000) / *rc::gen::element(10.0, 1000.0, 1000000.0);
    IntervalOptions options;
    options.maximumDays = *rc::gen::inRange(1, 36500);
    if (*rc::gen::arbitrary<bool>())
        options.fuzzSeed = *rc::gen::arbitrary<std::uint64_t>();
    const NextStates next = wished(days, options);

    RC_ASSERT(next.again.interval < Days(1));
    RC_ASSERT(next.again.interval <= next.hard.interval);
    RC_ASSERT(next.hard.interval <= next.good.interval);
    RC_ASSERT(next.good.interval <= next.easy.interval);
    if (!next.good.due.instant && next.good.interval < Days(options.maximumDays))
        RC_ASSERT(next.good.interval < next.easy.interval);
    for (const NextState& state : {next.again, next.hard, next.good, next.easy}) {
        RC_ASSERT(state.interval >= Days(1min));
        RC_ASSERT(state.interval <= Days(options.maximumDays));
        if (state.due.instant)
            RC_ASSERT(studyDayOf(*state.due.instant, 0s, 4h) == state.due.day);
        else
            RC_ASSERT(Days(state.due.day - StudyDay{today}) == state.interval);
    }
}

} // namespace
} // namespace warpdeck::scheduling
