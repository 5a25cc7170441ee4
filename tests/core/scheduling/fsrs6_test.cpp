#include "core/scheduling/fsrs6.h"
#include "tests/core/scheduling/reference_vectors.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace warpdeck::scheduling {
namespace {

TEST(Fsrs6, ReproducesTheReferenceStatesAndIntervals)
{
    const Errors largest = followReference<Fsrs6>("fsrs6_vectors.tsv", fsrs6ParametersFrom);
    EXPECT_EQ(largest.reviews, 384);
    EXPECT_LT(largest.state, 1e-9);
    EXPECT_LT(largest.interval, 1e-9);
}

TEST(Fsrs6, RecallsNineOfTenWhenTheStabilityHasElapsed)
{
    const Fsrs6 model;
    EXPECT_NEAR(model.retrievability({12, 5}, {12, Days(0)}), 0.9, 1e-12);
    EXPECT_EQ(model.retrievability({12, 5}, {0, Days(0.9)}), 1);
    EXPECT_NEAR(model.interval({12, 5}, 0.9).count(), 12, 1e-12);
}

TEST(Fsrs6, FindsTheIntervalThatTheForgettingCurveFallsTo)
{
    const Fsrs6 model;
    for (const double retention : {0.7, 0.85, 0.95}) {
        const Days interval = model.interval({1000, 5}, retention);
        const double recall =
            model.retrievability({1000, 5}, {static_cast<int>(std::lround(interval.count())), Days(0)});
        EXPECT_NEAR(recall, retention, 1e-3);
    }
}

TEST(Fsrs6, NeverCapsOrRoundsAnInterval)
{
    EXPECT_GT(Fsrs6().interval({36500, 5}, 0.7).count(), 36500);
    EXPECT_LT(Fsrs6().interval({0.001, 5}, 0.95).count(), 0.001);
}

TEST(Fsrs6, IgnoresTheTimeBeforeTheFirstReview)
{
    const Fsrs6 model;
    EXPECT_EQ(model.next({}, {0, Days(0)}, Rating::Good), model.next({}, {400, Days(400)}, Rating::Good));
}

RC_GTEST_PROP(Fsrs6, KeepsStatesWithinTheirBoundsWhateverComes, ())
{
    Fsrs6Parameters parameters{};
    for (double& value : parameters)
        value = *rc::gen::inRange(-1000, 20000) / 100.0;
    const Fsrs6 model(parameters);
    std::optional<MemoryState> state;
    for (int i = *rc::gen::inRange(1, 30); i > 0; --i) {
        const Elapsed elapsed{*rc::gen::element(0, 1, 30, 1000000), Days(0)};
        state = model.next(state, elapsed, static_cast<Rating>(*rc::gen::inRange(1, 5)));
        RC_ASSERT(state->stability >= 0.001);
        RC_ASSERT(state->stability <= 36500);
        RC_ASSERT(state->difficulty >= 1);
        RC_ASSERT(state->difficulty <= 10);
    }
}

TEST(Fsrs6, NamesItselfAndTellsParameterVectorsApart)
{
    Fsrs6Parameters other = defaultFsrs6Parameters;
    other[3] += 0.0001;
    EXPECT_EQ(Fsrs6().model(), "fsrs-6");
    EXPECT_EQ(Fsrs6().parametersHash(), Fsrs6(defaultFsrs6Parameters).parametersHash());
    EXPECT_NE(Fsrs6().parametersHash(), Fsrs6(other).parametersHash());
    EXPECT_EQ(Fsrs6().parametersHash().size(), 32U);
}

} // namespace
} // namespace warpdeck::scheduling
