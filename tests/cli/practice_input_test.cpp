#include "app/cli/practice_input.h"

#include <gtest/gtest.h>

namespace warpdeck::app {
namespace {

using Positions = std::vector<std::size_t>;

TEST(PracticeInput, ChoosesByLettersAndDigitsOfAnyScript)
{
    for (const char* line : {"b", "B", " 2 ", "２", "Ｂ", "٢", "२", "ب", "b\r"}) {
        const PracticeInput input = readInput(line, 4);
        EXPECT_EQ(input.kind, InputKind::Choice) << line;
        EXPECT_EQ(input.options, Positions{1}) << line;
    }
}

TEST(PracticeInput, ChoosesSeveralInAnySpelling)
{
    for (const char* line : {"ac", "c a", "1,3", "A, C", "caca", "٣،١"})
        EXPECT_EQ(readInput(line, 4).options, (Positions{0, 2})) << line;
}

TEST(PracticeInput, TakesBareLettersAsCommandsOnlyWhereTheyChooseNothing)
{
    EXPECT_EQ(readInput("q", 4).kind, InputKind::Quit);
    EXPECT_EQ(readInput("l", 4).kind, InputKind::SwitchLocale);
    EXPECT_EQ(readInput("u", 4).kind, InputKind::Undo);
    EXPECT_EQ(readInput("q", 20).kind, InputKind::Choice);
    EXPECT_EQ(readInput(":q", 20).kind, InputKind::Quit);
    EXPECT_EQ(readInput(": q", 20).kind, InputKind::Quit);
}

TEST(PracticeInput, ReadsTheLanguageToSwitchTo)
{
    EXPECT_EQ(readInput(":l fr", 4).locale, "fr");
    EXPECT_EQ(readInput("l  pt-BR ", 4).locale, "pt-BR");
    EXPECT_EQ(readInput(":l", 4).locale, "");
}

TEST(PracticeInput, RefusesWhatItCannotBeSureOf)
{
    for (const char* line : {"e", "0", "ab e", "abq", ":x", ":", "a1z", "9", "\xff", ":lfr", "none"})
        EXPECT_EQ(readInput(line, 4).kind, InputKind::Unknown) << line;
    EXPECT_EQ(readInput("   ", 4).kind, InputKind::Nothing);
    EXPECT_EQ(readInput("a", 0).kind, InputKind::Unknown);
}

TEST(RatingInput, ReadsOneToFourAndTakesNothingForGood)
{
    EXPECT_EQ(readRating("1"), Rating::Again);
    EXPECT_EQ(readRating(" 4 "), Rating::Easy);
    EXPECT_EQ(readRating("٢"), Rating::Hard);
    EXPECT_EQ(readRating(""), Rating::Good);
    for (const char* line : {"0", "5", "a", "أ", "12", "good", "\xff", "-1"})
        EXPECT_FALSE(readRating(line)) << line;
}

} // namespace
} // namespace warpdeck::app
