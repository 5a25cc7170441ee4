#include "core/text/utf8.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace warpdeck {
namespace {

TEST(FirstInvalidUtf8, AcceptsTheEdgesOfEachLength)
{
    EXPECT_FALSE(firstInvalidUtf8(""));
    EXPECT_FALSE(firstInvalidUtf8(std::string_view("\0\x7F", 2)));
    EXPECT_FALSE(firstInvalidUtf8("\xC2\x80\xDF\xBF"));
    EXPECT_FALSE(firstInvalidUtf8("\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF"));
    EXPECT_FALSE(firstInvalidUtf8("\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"));
}

TEST(FirstInvalidUtf8, RefusesWhatRfc3629Forbids)
{
    EXPECT_EQ(firstInvalidUtf8("ab\x80"), 2U) << "a lone continuation";
    EXPECT_EQ(firstInvalidUtf8("\xC0\x80"), 0U) << "overlong, two bytes";
    EXPECT_EQ(firstInvalidUtf8("é\xC1\xBF"), 2U) << "overlong, two bytes";
    EXPECT_EQ(firstInvalidUtf8("a\xE0\x9F\xBF"), 1U) << "overlong, three bytes";
    EXPECT_EQ(firstInvalidUtf8("a\xF0\x8F\xBF\xBF"), 1U) << "overlong, four bytes";
    EXPECT_EQ(firstInvalidUtf8("a\xED\xA0\x80"), 1U) << "a surrogate";
    EXPECT_EQ(firstInvalidUtf8("a\xF4\x90\x80\x80"), 1U) << "above U+10FFFF";
    EXPECT_EQ(firstInvalidUtf8("a\xF5\x80\x80\x80"), 1U);
    EXPECT_EQ(firstInvalidUtf8("a\xFF"), 1U);
}

TEST(FirstInvalidUtf8, RefusesATruncatedSequenceAtItsStart)
{
    EXPECT_EQ(firstInvalidUtf8("ab\xC3"), 2U);
    EXPECT_EQ(firstInvalidUtf8("ab\xE2\x82"), 2U);
    EXPECT_EQ(firstInvalidUtf8("ab\xF0\x9F\x98"), 2U);
    EXPECT_EQ(firstInvalidUtf8("ab\xE2\x82z"), 2U);
}

TEST(CodePointCount, CountsCodePointsNotBytes)
{
    EXPECT_EQ(codePointCount(""), 0U);
    EXPECT_EQ(codePointCount("naïve 日本 😀"), 10U);
    EXPECT_EQ(codePointCount("e\u0301"), 2U);
    EXPECT_EQ(codePointCount("a\xFFz"), 3U) << "an ill-formed byte still takes a column";
}

TEST(CodePointAt, DecodesAndReplacesTheIllFormed)
{
    EXPECT_EQ(codePointAt("a€", 1).value, U'€');
    EXPECT_EQ(codePointAt("a€", 1).length, 3U);
    EXPECT_EQ(codePointAt("😀", 0).value, U'😀');
    EXPECT_EQ(codePointAt("\xE2\x82", 0).value, U'\uFFFD');
    EXPECT_EQ(decodeUtf8("q\xC0x"), U"q\uFFFDx");
}

TEST(Nfc, TellsAndRepairsDecomposedText)
{
    EXPECT_TRUE(isNfc("é 한국어 हिन्दी"));
    EXPECT_FALSE(isNfc("e\u0301"));
    EXPECT_EQ(toNfc("e\u0301"), "é");
    EXPECT_EQ(toNfc("\u1112\u1161\u11AB"), "한");
    EXPECT_EQ(toNfc("\u212B"), "Å") << "the Ångström sign is a duplicate of the letter";
}

TEST(Nfd, TakesLettersApartFromTheirMarks)
{
    EXPECT_EQ(toNfd("é"), "e\u0301");
    EXPECT_EQ(toNfd("한"), "\u1112\u1161\u11AB");
}

TEST(FirstNonNfc, PointsAtTheCodePointThatChanges)
{
    EXPECT_FALSE(firstNonNfc("Größe"));
    EXPECT_EQ(firstNonNfc("ab e\u0301 c"), 3U);
    EXPECT_EQ(firstNonNfc("日本\u2126"), 6U);
    EXPECT_EQ(firstNonNfc("é\u0340"), 2U) << "differs from U+0300 only after its first byte";
}

RC_GTEST_PROP(Utf8, EncodedScalarsAreValidAndDecodeToThemselves, ())
{
    std::string text;
    std::u32string expected;
    for (const std::uint32_t number :
         *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange(0U, 0x110000U))) {
        const char32_t codePoint = number >= 0xD800 && number < 0xE000 ? U'x' : static_cast<char32_t>(number);
        appendUtf8(text, codePoint);
        expected.push_back(codePoint);
    }
    RC_ASSERT(!firstInvalidUtf8(text));
    RC_ASSERT(decodeUtf8(text) == expected);
    RC_ASSERT(codePointCount(text) == expected.size());
    RC_ASSERT(isNfc(toNfc(text)));
    RC_ASSERT(firstNonNfc(text).has_value() == !isNfc(text));
}

RC_GTEST_PROP(Utf8, AnyBytesAreReadToTheEnd, (const std::string& bytes))
{
    RC_ASSERT(codePointCount(bytes) == decodeUtf8(bytes).size());
    std::string again;
    for (const char32_t codePoint : decodeUtf8(bytes))
        appendUtf8(again, codePoint);
    RC_ASSERT((again == bytes) == !firstInvalidUtf8(bytes));
}

} // namespace
} // namespace warpdeck
