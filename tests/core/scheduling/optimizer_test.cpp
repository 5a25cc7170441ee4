#include "core/scheduling/evaluation.h"
#include "core/scheduling/fsrs6.h"
#include "core/scheduling/fsrs7.h"
#include "core/scheduling/minimizer.h"
#include "core/scheduling/model.h"
#include "core/scheduling/refit.h"
#include "tests/core/scheduling/synthetic_log.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace warpdeck::scheduling {
namespace {

constexpr std::int32_t everything = std::numeric_limits<std::int32_t>::max();

/// A learner far from the defaults: forgets sooner.
std::vector<double> forgetful(MemoryModel model)
{
    std::vector<double> parameters = defaultParameters(model);
    for (std::size_t place = 0; place < 4; ++place)
        parameters[place] *= 0.4;
    parameters[model == MemoryModel::Fsrs6 ? 8 : 7] -= 0.6;
    return parameters;
}

double lossOf(MemoryModel model, const std::vector<double>& parameters, const TrainingSet& set)
{
    return fitnessOf(predictionsOf(*makeScheduler(model, parameters), set, 0, everything), Counted::LongTerm)->logLoss;
}

class Fit : public testing::TestWithParam<MemoryModel> {
protected:
    std::vector<CardHistory> log(int cards) const
    {
        return syntheticLog(*makeScheduler(GetParam(), forgetful(GetParam())), cards, 8, 17);
    }
};

TEST_P(Fit, PredictsTheLearnerItWasFittedTo)
{
    const TrainingSet set = trainingSetOf(log(300), unitOf(GetParam()));
    const std::vector<double> defaults = defaultParameters(GetParam());
    const std::vector<double> fitted = fitParameters(GetParam(), set, defaults);
    const double best = lossOf(GetParam(), forgetful(GetParam()), set);
    const double before = lossOf(GetParam(), defaults, set);
    const double after = lossOf(GetParam(), fitted, set);
    EXPECT_LT(best, before);
    EXPECT_LT(after - best, (before - best) / 4) << "most of what can be learned was not";
}

TEST_P(Fit, IsTheSameEachTime)
{
    const TrainingSet set = trainingSetOf(log(40), unitOf(GetParam()));
    const std::vector<double> defaults = defaultParameters(GetParam());
    EXPECT_EQ(fitParameters(GetParam(), set, defaults), fitParameters(GetParam(), set, defaults));
}

TEST_P(Fit, StaysInTheBoxWhateverTheLog)
{
    for (const Rating rating : {Rating::Again, Rating::Easy}) {
        std::vector<CardHistory> histories = log(40);
        for (CardHistory& history : histories) {
            for (LoggedAnswer& answer : history)
                answer.rating = rating;
        }
        const TrainingSet set = trainingSetOf(histories, unitOf(GetParam()));
        const std::vector<double> fitted = fitParameters(GetParam(), set, defaultParameters(GetParam()));
        EXPECT_EQ(fitted, parametersOf(GetParam(), fitted));
        for (const double value : fitted)
            EXPECT_TRUE(std::isfinite(value));
    }
}

TEST_P(Fit, LeavesTheDefaultsWhereNothingIsKnown)
{
    const std::vector<double> defaults = defaultParameters(GetParam());
    EXPECT_EQ(fitParameters(GetParam(), trainingSetOf({}, unitOf(GetParam())), defaults), defaults);
    const std::vector<CardHistory> one{{LoggedAnswer{.time = 0, .rating = Rating::Good}}};
    EXPECT_EQ(fitParameters(GetParam(), trainingSetOf(one, unitOf(GetParam())), defaults), defaults);
}

TEST_P(Fit, EndsWhenItIsAskedTo)
{
    std::stop_source stop;
    stop.request_stop();
    const TrainingSet set = trainingSetOf(log(40), unitOf(GetParam()));
    const std::vector<double> defaults = defaultParameters(GetParam());
    EXPECT_EQ(fitParameters(GetParam(), set, defaults, {.stop = stop.get_token(), .progress = {}}), defaults);
}

TEST_P(Fit, IsAcceptedWhenItPredictsTheUnseenTailBetter)
{
    const Refit result = refit(GetParam(), log(300), defaultParameters(GetParam()));
    EXPECT_TRUE(result.accepted);
    EXPECT_LT(result.after->logLoss, result.before->logLoss);
    EXPECT_NE(result.parameters, defaultParameters(GetParam()));
}

TEST_P(Fit, IsRefusedWhenTheParametersInUsePredictTheTailBetter)
{
    const Refit result = refit(GetParam(), log(60), forgetful(GetParam()));
    if (result.after->logLoss >= result.before->logLoss) {
        EXPECT_FALSE(result.accepted);
        EXPECT_EQ(result.parameters, parametersOf(GetParam(), forgetful(GetParam())));
    } else {
        EXPECT_TRUE(result.accepted);
    }
}

TEST_P(Fit, LeavesShortLogsAlone)
{
    const Refit result = refit(GetParam(), log(5), defaultParameters(GetParam()));
    EXPECT_FALSE(result.accepted);
    EXPECT_EQ(result.before.has_value(), false);
    EXPECT_EQ(result.parameters, defaultParameters(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Models, Fit, testing::Values(MemoryModel::Fsrs6, MemoryModel::Fsrs7),
                         [](const auto& tested) { return tested.param == MemoryModel::Fsrs6 ? "Fsrs6" : "Fsrs7"; });

TEST(Minimizer, FindsTheBottomOfABentValleyInsideItsBounds)
{
    // Rosenbrock's function, whose unbounded minimum is at (1, 1).
    const Objective valley = [](const std::vector<double>& at, std::vector<double>& gradient) {
        const double bend = at[1] - at[0] * at[0];
        gradient = {-400 * at[0] * bend - 2 * (1 - at[0]), 200 * bend};
        return 100 * bend * bend + (1 - at[0]) * (1 - at[0]);
    };
    const MinimizerOptions options{.evaluations = 500, .tolerance = 1e-14, .progress = {}};
    const std::vector<double> free = minimize(valley, {-1.2, 1}, {{-2, -2}, {2, 2}}, options, {});
    EXPECT_NEAR(free[0], 1, 1e-3);
    EXPECT_NEAR(free[1], 1, 1e-3);
    const std::vector<double> bounded = minimize(valley, {-1.2, 0.2}, {{-2, -2}, {0.5, 2}}, options, {});
    EXPECT_NEAR(bounded[0], 0.5, 1e-6);
    EXPECT_NEAR(bounded[1], 0.25, 1e-3);
}

TEST(Evaluation, KnowsPerfectAndUselessPredictions)
{
    std::vector<Prediction> perfect;
    std::vector<Prediction> useless;
    for (int i = 0; i < 100; ++i) {
        const bool recalled = i % 4 != 0;
        perfect.push_back({recalled ? 0.99 : 0.01, recalled, i, 1, 1, 0});
        useless.push_back({0.75, recalled, i, 1, 1, 0});
    }
    EXPECT_NEAR(fitnessOf(perfect, Counted::LongTerm)->auc, 1, 1e-12);
    EXPECT_NEAR(fitnessOf(perfect, Counted::LongTerm)->logLoss, -std::log(0.99), 1e-9);
    EXPECT_NEAR(fitnessOf(useless, Counted::LongTerm)->auc, 0.5, 1e-12);
    EXPECT_NEAR(fitnessOf(useless, Counted::LongTerm)->rmseBins, 0, 1e-12);
    EXPECT_FALSE(fitnessOf({}, Counted::All));
    const std::vector<CalibrationPoint> curve = calibrationOf(useless, Counted::All);
    ASSERT_EQ(curve.size(), 1U);
    EXPECT_NEAR(curve.front().predicted, 0.75, 1e-12);
    EXPECT_NEAR(curve.front().observed, 0.75, 1e-12);
}

TEST(Evaluation, SplitsTheLogByTimeAndNeverPredictsThePast)
{
    const TrainingSet set = trainingSetOf(syntheticLog(Fsrs6(), 60, 6, 3), TimeUnit::StudyDays);
    const std::vector<Fold> folds = timeSeriesFolds(set, 5);
    ASSERT_EQ(folds.size(), 5U);
    for (std::size_t fold = 0; fold < folds.size(); ++fold) {
        EXPECT_LT(folds[fold].begin, folds[fold].end);
        if (fold > 0) {
            EXPECT_EQ(folds[fold].begin, folds[fold - 1].end);
        }
        for (const TrainingAnswer& answer : before(set, folds[fold].begin).answers)
            EXPECT_LT(answer.order, folds[fold].begin);
    }
}

} // namespace
} // namespace warpdeck::scheduling
