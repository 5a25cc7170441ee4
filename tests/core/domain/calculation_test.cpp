#include "core/domain/calculation.h"

#include "core/domain/draw.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <set>

namespace warpdeck {
namespace {

DrawnParameter ranged(DrawScale scale, double low, double high, double step = 0)
{
    return {.name = "N", .first = low, .low = low, .high = high, .step = step, .scale = scale};
}

NumberTask doubling()
{
    return {.answer = "2*N",
            .toleranceKind = ToleranceKind::Percent,
            .tolerance = 1,
            .parameters = {ranged(DrawScale::Linear, 1, 10)},
            .mistakes = {{OptionId("square"), "N^2"}}};
}

TEST(Draw, RoundsToSignificantDigits)
{
    EXPECT_EQ(roundedToDigits(7.36e9, 2), 7.4e9);
    EXPECT_EQ(roundedToDigits(-0.01234, 2), -0.012);
    EXPECT_EQ(roundedToDigits(0, 2), 0);
    EXPECT_EQ(roundedToDigits(1.7976931348623157e308, 2), 1.7976931348623157e308);
}

TEST(Draw, GoesInStepsFromTheLowerBoundToTheUpper)
{
    Random random(1);
    std::set<double> seen;
    for (int i = 0; i < 500; ++i)
        seen.insert(drawValue(ranged(DrawScale::Step, 0.1, 0.4, 0.1), random));
    EXPECT_THAT(seen, testing::ElementsAre(0.1, 0.2, 0.3, 0.4));
}

TEST(Draw, TakesOnlyListedChoices)
{
    Random random(1);
    const DrawnParameter parameter{.name = "G", .first = 512, .scale = DrawScale::List, .choices = {64, 128, 256}};
    std::set<double> seen;
    for (int i = 0; i < 200; ++i)
        seen.insert(drawValue(parameter, random));
    EXPECT_THAT(seen, testing::ElementsAre(64, 128, 256));
}

TEST(Draw, SpreadsLogarithmicRangesEvenlyOverMagnitudes)
{
    Random random(5);
    int underGeometricMean = 0;
    for (int i = 0; i < 2000; ++i)
        underGeometricMean += drawValue(ranged(DrawScale::Log, 1, 10000), random) < 100 ? 1 : 0;
    EXPECT_NEAR(underGeometricMean, 1000, 100);
}

TEST(Draw, KeepsTheFirstValueWhereNothingCanBeDrawn)
{
    Random random(1);
    for (const DrawnParameter& parameter :
         {ranged(DrawScale::Linear, 5, 5), ranged(DrawScale::Log, 0, 5), ranged(DrawScale::Step, 0, 5, 0),
          ranged(DrawScale::Step, 0, 5, 1e-300), ranged(DrawScale::Linear, -1e308, 1e308),
          DrawnParameter{.name = "G", .first = 3, .scale = DrawScale::List}}) {
        EXPECT_FALSE(isDrawable(parameter));
        EXPECT_EQ(drawValue(parameter, random), parameter.first);
    }
}

RC_GTEST_PROP(Draw, StaysInTheRangeWithTwoDigits, ())
{
    const double low = *rc::gen::inRange(1, 5000);
    const double high = low + *rc::gen::inRange(1, 100000);
    const auto scale = *rc::gen::element(DrawScale::Linear, DrawScale::Log);
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const double value = drawValue(ranged(scale, low, high), random);
    RC_ASSERT(low <= value && value <= high);
    RC_ASSERT(value == roundedToDigits(value, 2) || value == low || value == high);
}

TEST(Tolerance, IncludesItsBounds)
{
    NumberTask task{.toleranceKind = ToleranceKind::Percent, .tolerance = 1};
    EXPECT_TRUE(withinTolerance(task, 100, 101));
    EXPECT_TRUE(withinTolerance(task, -100, -99));
    EXPECT_FALSE(withinTolerance(task, 100, 101.001));
    task = {.toleranceKind = ToleranceKind::Absolute, .tolerance = 0.1};
    EXPECT_TRUE(withinTolerance(task, 0.2, 0.3));
    EXPECT_FALSE(withinTolerance(task, 0.2, 0.31));
}

TEST(Tolerance, ForgivesRoundingErrorsWhereItIsExact)
{
    const NumberTask task{};
    EXPECT_TRUE(withinTolerance(task, 0.1 + 0.2, 0.3));
    EXPECT_FALSE(withinTolerance(task, 65504, 65505));
}

TEST(Calculation, ComputesKeyAndMistakes)
{
    const std::optional<Calculation> calculation = Calculation::compile(doubling());
    ASSERT_TRUE(calculation);
    EXPECT_EQ(calculation->answer({5}), 10);
    EXPECT_EQ(calculation->mistake(0, {5}), 25);
}

TEST(Calculation, IsNotClearWhereAMistakeHitsTheKey)
{
    const std::optional<Calculation> calculation = Calculation::compile(doubling());
    EXPECT_FALSE(calculation->isClear({2}));
    EXPECT_TRUE(calculation->isClear({3}));
}

TEST(Calculation, NeedsExpressionsOverTheParameters)
{
    NumberTask task = doubling();
    task.mistakes.front().expression = "M^2";
    EXPECT_FALSE(Calculation::compile(task));
    task = doubling();
    task.answer = "2*";
    EXPECT_FALSE(Calculation::compile(task));
}

TEST(Calculation, DrawsTheSameValuesForTheSameSeed)
{
    const std::optional<Calculation> calculation = Calculation::compile(doubling());
    EXPECT_EQ(calculation->draw(42), calculation->draw(42));
    EXPECT_NE(calculation->draw(42), calculation->draw(43));
}

TEST(Calculation, FallsBackToTheFirstValuesWhenNoDrawIsClear)
{
    NumberTask task = doubling();
    task.mistakes.front().expression = "2*N + 0*N";
    EXPECT_EQ(Calculation::compile(task)->draw(7), std::vector<double>{1});
}

RC_GTEST_PROP(Calculation, NeverDrawsWhatIsNotClear, (std::uint64_t seed))
{
    const std::optional<Calculation> calculation = Calculation::compile(doubling());
    RC_ASSERT(calculation->isClear(calculation->draw(seed)));
}

} // namespace
} // namespace warpdeck
