#include "core/scheduling/fsrs7.h"

#include "core/base/error.h"
#include "tests/core/scheduling/reference_vectors.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>

namespace warpdeck::scheduling {
namespace {

Elapsed days(double exact)
{
    return {static_cast<int>(exact), Days(exact)};
}

TEST(Fsrs7, ReproducesTheReferenceStatesAndIntervals)
{
    const Errors largest = followReference<Fsrs7>("fsrs7_vectors.tsv", fsrs7ParametersFrom);
    EXPECT_EQ(largest.reviews, 363);
    EXPECT_LT(largest.state, 1e-9);
    EXPECT_LT(largest.interval, 1e-6);
}

TEST(Fsrs7, ReproducesThePublishedGoldenStates)
{
    struct Golden {
        double elapsed;
        double difficulty;
        double slow;
        double fast;
    };
    constexpr std::array golden{Golden{0, 6.1686, 0.1104, 0.0883},   Golden{0, 6.1092, 0.1104, 0.0883},
                                Golden{1, 6.0504, 0.9169, 44.4442},  Golden{3, 5.9922, 3.5338, 193.5973},
                                Golden{8, 5.9346, 10.186, 407.6265}, Golden{21, 5.8775, 25.9857, 700.5589}};
    const Fsrs7 model;
    std::optional<MemoryState> state;
    for (const Golden& expected : golden) {
        state = model.next(state, days(expected.elapsed), state ? Rating::Good : Rating::Again);
        EXPECT_NEAR(state->difficulty, expected.difficulty, 5e-5);
        EXPECT_NEAR(state->stability, expected.slow, 5e-5);
        EXPECT_NEAR(state->fastStability, expected.fast, 5e-5);
    }
}

TEST(Fsrs7, ReproducesThePublishedIntervals)
{
    const Fsrs7 model;
    const MemoryState state{1, 5, 1};
    constexpr std::array<double, 9> published{36500, 36500, 36500, 12813, 843, 92, 13, 2, 1};
    for (std::size_t tenth = 1; tenth <= published.size(); ++tenth) {
        const double interval = model.interval(state, static_cast<double>(tenth) / 10).count();
        EXPECT_NEAR(std::max(1.0, std::round(interval)), published.at(tenth - 1), 0.5) << tenth;
    }
    EXPECT_EQ(model.interval(state, 0.99995).count(), 0);
}

TEST(Fsrs7, RefusesVectorsOfAnotherLength)
{
    EXPECT_THROW(fsrs7ParametersFrom(std::vector<double>(35, 1)), Error);
    EXPECT_THROW(fsrs7ParametersFrom(std::vector<double>(21, 1)), Error);
}

TEST(Fsrs7, KeepsInitialStabilitiesInTheOrderOfRatings)
{
    Fsrs7Parameters parameters = defaultFsrs7Parameters;
    parameters[1] = 0.01;
    parameters[26] = 0.5;
    parameters[25] = 0.8;
    const Fsrs7Parameters clamped = clampedToBox(parameters);
    EXPECT_GE(clamped[1], clamped[0]);
    EXPECT_GE(clamped[26], clamped[25]);
}

Fsrs7Parameters anyParameters()
{
    Fsrs7Parameters parameters{};
    for (double& value : parameters)
        value = *rc::gen::inRange(-1000, 20000) / 100.0;
    return parameters;
}

RC_GTEST_PROP(Fsrs7, KeepsStatesWithinTheirBoundsWhateverComes, ())
{
    const Fsrs7 model(anyParameters());
    std::optional<MemoryState> state;
    for (int i = *rc::gen::inRange(1, 30); i > 0; --i) {
        const double elapsed = *rc::gen::element(0.0, 1e-9, 0.01, 1.0, 30.0, 36500.0, 1e9);
        state = model.next(state, days(elapsed), static_cast<Rating>(*rc::gen::inRange(1, 5)));
        for (const double stability : {state->stability, state->fastStability}) {
            RC_ASSERT(stability >= 0.0001);
            RC_ASSERT(stability <= 36500);
        }
        RC_ASSERT(state->difficulty >= 1);
        RC_ASSERT(state->difficulty <= 10);
        const double recall = model.retrievability(*state, days(elapsed));
        RC_ASSERT(recall > 0);
        RC_ASSERT(recall < 1);
    }
}

RC_GTEST_PROP(Fsrs7, IntervalsEndWhereRecallHasFallenToWhatIsWanted, ())
{
    const Fsrs7 model(anyParameters());
    const MemoryState state{std::exp(*rc::gen::inRange(-90, 100) / 10.0), *rc::gen::inRange(10, 101) / 10.0,
                            std::exp(*rc::gen::inRange(-90, 100) / 10.0)};
    const double wanted = *rc::gen::inRange(1, 999) / 1000.0;
    const double interval = model.interval(state, wanted).count();
    RC_ASSERT(interval >= 0);
    RC_ASSERT(interval <= 36500);
    const double recall = model.retrievability(state, days(interval));
    if (interval >= 36500)
        RC_ASSERT(recall >= wanted);
    else if (interval <= 1e-9)
        RC_ASSERT(recall <= wanted);
    else
        RC_ASSERT(std::abs(recall - wanted) < 1e-9);
}

} // namespace
} // namespace warpdeck::scheduling
