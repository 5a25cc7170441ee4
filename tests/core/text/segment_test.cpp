#include "core/text/segment.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Graphemes, AreWhatAReaderSeesAsOneCharacter)
{
    EXPECT_THAT(graphemes("e\u0301a"), ElementsAre("e\u0301", "a"));
    EXPECT_THAT(graphemes("👩\u200D💻🇩🇪🇫🇷"), ElementsAre("👩\u200D💻", "🇩🇪", "🇫🇷"));
    EXPECT_THAT(graphemes("한\u1112\u1161"), ElementsAre("한", "\u1112\u1161"));
    EXPECT_THAT(graphemes("a\r\nb"), ElementsAre("a", "\r\n", "b"));
    EXPECT_EQ(graphemeCount("नमस्ते"), 3U);
    EXPECT_EQ(graphemeCount(""), 0U);
}

TEST(Graphemes, CoverIllFormedTextToo)
{
    const std::string_view hostile = "a\xFF\xC0\xE2\x82z";
    std::string joined;
    for (const std::string_view grapheme : graphemes(hostile))
        joined += grapheme;
    EXPECT_EQ(joined, hostile);
}

TEST(Words, LeaveOutPunctuationAndSpaces)
{
    EXPECT_THAT(words("Don't drop 1,5 GB/s — it's l'élève!"),
                ElementsAre("Don't", "drop", "1,5", "GB", "s", "it's", "l'élève"));
    EXPECT_THAT(words(" … ?! "), IsEmpty());
    EXPECT_THAT(words(""), IsEmpty());
}

TEST(Words, ComeFromADictionaryWhereNoSpacesAreWritten)
{
    EXPECT_THAT(words("ฉันรักประเทศไทย"), ElementsAre("ฉัน", "รัก", "ประเทศไทย"));
    EXPECT_THAT(words("我喜欢学习中文"), ElementsAre("我", "喜欢", "学习", "中文"));
}

TEST(LineBreakPieces, EndAfterTheSpacesThatFollow)
{
    EXPECT_THAT(lineBreakPieces("a bc  d", LocaleTag("en")), ElementsAre("a ", "bc  ", "d"));
    EXPECT_THAT(lineBreakPieces("a\u00A0b c", LocaleTag("en")), ElementsAre("a\u00A0b ", "c"));
    EXPECT_THAT(lineBreakPieces("東京です。", LocaleTag("ja")), ElementsAre("東", "京", "で", "す。"));
}

TEST(LineBreakPieces, NeverEndInsideAGrapheme)
{
    EXPECT_THAT(lineBreakPieces("a \u0301b", LocaleTag("en")), ElementsAre("a \u0301b"));
}

} // namespace
} // namespace warpdeck
