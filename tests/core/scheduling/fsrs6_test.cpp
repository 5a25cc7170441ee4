#include "core/scheduling/fsrs6.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <sstream>

namespace warpdeck::scheduling {
namespace {

struct Errors {
    double state = 0;
    double interval = 0;
    int reviews = 0;
};

double relativeError(double actual, double expected)
{
    return std::abs(actual - expected) / std::abs(expected);
}

/// Follows the reviews of tests/data/fsrs/fsrs6_vectors.tsv, whose first lines explain its columns.
class Follower {
public:
    void take(const std::string& line)
    {
        std::istringstream fields(line);
        std::string kind;
        fields >> kind;
        if (kind == "parameters")
            takeParameters(fields);
        else if (kind == "review")
            takeReview(fields);
    }

    const Errors& largest() const { return m_largest; }

private:
    void takeParameters(std::istringstream& fields)
    {
        std::string name;
        std::string values;
        fields >> name;
        std::getline(fields, values);
        m_model = std::make_unique<Fsrs6>(fsrs6ParametersFrom(parseParameters(values)));
    }

    void takeReview(std::istringstream& fields)
    {
        int rating = 0;
        std::string elapsed;
        MemoryState expected;
        fields >> rating >> elapsed >> expected.stability >> expected.difficulty;
        if (elapsed == "-")
            m_state.reset();
        const int days = elapsed == "-" ? 0 : std::stoi(elapsed);
        m_state = m_model->next(m_state, {days, Days(0)}, static_cast<Rating>(rating));
        note(m_largest.state, m_state->stability, expected.stability);
        note(m_largest.state, m_state->difficulty, expected.difficulty);
        for (const double retention : {0.9, 0.8, 0.95}) {
            double interval = 0;
            fields >> interval;
            note(m_largest.interval, m_model->interval(*m_state, retention).count(), interval);
        }
        EXPECT_TRUE(fields) << "a review lacks a column";
        ++m_largest.reviews;
    }

    static void note(double& largest, double actual, double expected)
    {
        largest = std::max(largest, relativeError(actual, expected));
    }

    std::unique_ptr<Fsrs6> m_model;
    std::optional<MemoryState> m_state;
    Errors m_largest;
};

TEST(Fsrs6, ReproducesTheReferenceStatesAndIntervals)
{
    std::ifstream file(WARPDECK_TEST_DATA "/fsrs/fsrs6_vectors.tsv");
    Follower follower;
    for (std::string line; std::getline(file, line);)
        follower.take(line);
    EXPECT_EQ(follower.largest().reviews, 384);
    EXPECT_LT(follower.largest().state, 1e-9);
    EXPECT_LT(follower.largest().interval, 1e-9);
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
