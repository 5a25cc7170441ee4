#include "tests/core/content/lint_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::content {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(NumberLint, FindsNothingInAGoodItem)
{
    EXPECT_THAT(lintCodes(goodNumber()), IsEmpty());
}

TEST(NumberLint, ReadsEveryExpression)
{
    Sample sample = goodNumber();
    sample.item.number->answer = "2*M";
    EXPECT_THAT(lintCodes(sample), ElementsAre("unknown-name error"));
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::UnknownName), (std::vector<std::string>{"M", "2*M"}));
    sample = goodNumber();
    sample.item.number->mistakes.front().expression = "N^";
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::BadExpression), (std::vector<std::string>{"N^", "3"}));
    sample = goodNumber();
    sample.item.number->acceptedUnits = {{"TFLOP", "N"}};
    EXPECT_THAT(lintCodes(sample), Contains("unknown-name error"));
}

TEST(NumberLint, ReadsPlaceholdersOfAllTexts)
{
    Sample sample = goodNumber();
    sample.source().explanation = "So {answer} it is, {3*N/2} or $\\frac{a}{b}$ or `{x}` or \\{y}.";
    sample.german().explanation = "Es sind {answer}, {3*N/2} oder $\\frac{a}{b}$ oder `{x}` oder \\{y}.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    sample.source().hint = "Think of {M}.";
    sample.german().hint = "Denke an {M}.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("unknown-name error", "unknown-name error"));
}

TEST(NumberLint, WantsTheSourcesPlaceholdersInATranslation)
{
    Sample sample = goodNumber();
    sample.german().stem = "Wie viele FLOPs braucht ein Token?";
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::PlaceholderDiffers), (std::vector<std::string>{"N", ""}));
}

TEST(NumberLint, TriesDrawsForResultsThatAreNotFinite)
{
    Sample sample = goodNumber();
    sample.item.number->parameters = {
        {.name = "N", .first = 4, .low = 0, .high = 9, .step = 1, .scale = DrawScale::Step}};
    sample.item.number->answer = "7/N";
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::ResultNotFinite),
              (std::vector<std::string>{"7/N", "N=0"}));
}

TEST(NumberLint, KeepsMistakesAwayFromTheKey)
{
    Sample sample = goodNumber();
    sample.item.number->parameters.front().first = 2;
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::MistakeIsKey),
              (std::vector<std::string>{"square", "4", "4"}));
    sample = goodNumber();
    sample.item.number->mistakes.front().expression = "min(2*N, 1.5e10)";
    EXPECT_THAT(lintCodes(sample), Contains("IW22-mistake error"));
    sample.item.number->parameters.front().first = 9e9;
    sample.item.number->parameters.front().high = 1e10;
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW22-draws error"));
}

TEST(NumberLint, WantsATolerancesThatBearsRounding)
{
    Sample sample = goodNumber();
    sample.item.number->parameters = {{.name = "N", .first = 1024, .scale = DrawScale::List, .choices = {1024, 2048}}};
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    sample.item.number->tolerance = 0.5;
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW22 error"));
    sample.item.number->toleranceKind = ToleranceKind::Exact;
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    sample.item.number->answer = "N/3";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW22 error"));
}

TEST(NumberLint, WantsNamesOfAllUnitsInEachLocale)
{
    Sample sample = goodNumber();
    sample.item.number->acceptedUnits = {{"TFLOP", "1e-12"}, {"1", "1"}};
    EXPECT_THAT(lintCodes(sample), ElementsAre("unit-names warning", "unit-names warning"));
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::MissingUnitNames), std::vector<std::string>{"TFLOP"});
}

} // namespace
} // namespace warpdeck::content
