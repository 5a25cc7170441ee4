#include "core/text/segment.h"
#include "core/text/wrap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace warpdeck {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const LocaleTag english("en");

TEST(DisplayWidth, CountsColumns)
{
    EXPECT_EQ(displayWidth(""), 0);
    EXPECT_EQ(displayWidth("GPU 40 %"), 8);
    EXPECT_EQ(displayWidth("größer"), 6);
    EXPECT_EQ(displayWidth("東京"), 4);
    EXPECT_EQ(displayWidth("ｱ"), 1) << "halfwidth";
    EXPECT_EQ(displayWidth("Ａ"), 2) << "fullwidth";
    EXPECT_EQ(displayWidth("한국"), 4);
    EXPECT_EQ(displayWidth("\u1112\u1161\u11AB"), 2) << "한, decomposed";
}

TEST(DisplayWidth, IsZeroForWhatTakesNoRoom)
{
    EXPECT_EQ(displayWidth("e\u0301"), 1);
    EXPECT_EQ(displayWidth("مُحَمَّد"), 4);
    EXPECT_EQ(displayWidth("\u2067GPU\u2069\u200F\u200B"), 3);
    EXPECT_EQ(displayWidth("a\nb\t"), 2);
}

TEST(DisplayWidth, IsTwoForAnEmojiHoweverManyCodePointsMakeIt)
{
    EXPECT_EQ(displayWidth("😀"), 2);
    EXPECT_EQ(displayWidth("👩\u200D👩\u200D👧"), 2);
    EXPECT_EQ(displayWidth("👍🏽"), 2);
    EXPECT_EQ(displayWidth("🇩🇪"), 2);
    EXPECT_EQ(displayWidth("❤\uFE0F"), 2);
    EXPECT_EQ(displayWidth("❤"), 1);
}

TEST(Wrap, BreaksAtSpacesAndDropsThem)
{
    EXPECT_THAT(wrap("the quick  brown fox ", 10, english), ElementsAre("the quick", "brown fox"));
    EXPECT_THAT(wrap("exact fits", 10, english), ElementsAre("exact fits"));
    EXPECT_THAT(wrap("exact fits x", 10, english), ElementsAre("exact fits", "x"));
}

TEST(Wrap, KeepsSpacesThatAreNotAtABreak)
{
    EXPECT_THAT(wrap("  a  b", 10, english), ElementsAre("  a  b"));
    EXPECT_THAT(wrap("a\n  b", 10, english), ElementsAre("a", "  b"));
}

TEST(Wrap, HonoursLineFeeds)
{
    EXPECT_THAT(wrap("a\n\nb \r\nc\n", 10, english), ElementsAre("a", "", "b", "c"));
    EXPECT_THAT(wrap("", 10, english), IsEmpty());
    EXPECT_THAT(wrap("   ", 10, english), IsEmpty());
}

TEST(Wrap, NeverBreaksAtANoBreakSpace)
{
    EXPECT_THAT(wrap("uses 40\u00A0% of it", 8, english), ElementsAre("uses", "40\u00A0% of", "it"));
    EXPECT_THAT(wrap("uses 40\u202F% of it", 8, english), ElementsAre("uses", "40\u202F% of", "it"));
}

TEST(Wrap, BreaksScriptsWithoutSpacesByTheirRules)
{
    EXPECT_THAT(wrap("東京都に住む。", 6, LocaleTag("ja")), ElementsAre("東京都", "に住", "む。"))
        << "the full stop begins no line";
    EXPECT_THAT(wrap("ฉันรักประเทศไทย", 10, LocaleTag("th")), ElementsAre("ฉันรัก", "ประเทศไทย"));
}

TEST(Wrap, BreaksAnOverlongWordBetweenGraphemes)
{
    EXPECT_THAT(wrap("an incomprehensible x", 6, english), ElementsAre("an", "incomp", "rehens", "ible x"));
    EXPECT_THAT(wrap("e\u0301e\u0301e\u0301", 2, english), ElementsAre("e\u0301e\u0301", "e\u0301"));
}

TEST(Wrap, EndsForAnyWidth)
{
    EXPECT_THAT(wrap("ab 京", 1, english), ElementsAre("a", "b", "京"));
    EXPECT_THAT(wrap("ab 京", 0, english), ElementsAre("a", "b", "京"));
    EXPECT_THAT(wrap("ab", -5, english), ElementsAre("a", "b"));
}

TEST(Wrap, TakesLinearTime)
{
    std::string text;
    for (int i = 0; i < 50000; ++i)
        text += "word 東京 ";
    EXPECT_EQ(wrap(text, 9, english).size(), 50000U) << "quadratic time would not end here";
    EXPECT_EQ(wrap(std::string(300000, 'x'), 3, english).size(), 100000U);
}

std::string withoutSpaces(std::string_view text)
{
    std::string result(text);
    result.erase(std::remove_if(result.begin(), result.end(), [](char c) { return c == ' ' || c == '\n'; }),
                 result.end());
    return result;
}

RC_GTEST_PROP(Wrap, LosesNothingButSpacesAndFitsTheWidth, ())
{
    const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        " ", "  ", "\n", "a", "GPU", "(", ")", "e\u0301", "\u0301", "40\u00A0%", "東京", "。", "👩\u200D💻", "🇩🇪", "ไทย",
        "מחשב", "هو", "\u2067", "\u2069", "नमस्ते", "\u200B", "\u00AD", "-", "한", "\xFF"));
    std::string text;
    for (const std::string& part : parts)
        text += part;
    const int width = *rc::gen::inRange(-1, 12);
    std::string joined;
    for (const std::string& line : wrap(text, width, english)) {
        RC_ASSERT(displayWidth(line) <= std::max(width, 1) || graphemeCount(line) == 1U);
        joined += line;
    }
    RC_ASSERT(withoutSpaces(joined) == withoutSpaces(text));
}

} // namespace
} // namespace warpdeck
