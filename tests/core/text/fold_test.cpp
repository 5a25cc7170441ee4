#include "core/text/fold.h"

#include "core/text/utf8.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace warpdeck {
namespace {

struct Pair {
    const char* written;
    const char* searched;
};

class FoldPair : public testing::TestWithParam<Pair> {};

TEST_P(FoldPair, Meets)
{
    EXPECT_EQ(fold(GetParam().written), fold(GetParam().searched));
}

INSTANTIATE_TEST_SUITE_P(
    Latin, FoldPair,
    testing::Values(Pair{"Gedächtnis", "gedachtnis"}, Pair{"Geda\u0308chtnis", "Gedächtnis"}, Pair{"Straße", "strasse"},
                    Pair{"STRASSE", "straße"}, Pair{"STRAẞE", "strasse"}, Pair{"élève", "eleve"}, Pair{"cœur", "coeur"},
                    Pair{"Ægir", "aegir"}, Pair{"ǽ", "ae"}, Pair{"İstanbul", "istanbul"},
                    Pair{"ISPARTA ılık", "isparta ilik"}, Pair{"Łódź", "lodz"}, Pair{"Ørsted", "orsted"},
                    Pair{"Đà Nẵng", "da nang"}, Pair{"ﬁne ﬂow ①", "fine flow 1"}, Pair{"ＧＰＵ", "gpu"},
                    Pair{"FlashAttention", "flashattention"}, Pair{"6ND", "6nd"}, Pair{"soft\u00ADmax", "softmax"}));

INSTANTIATE_TEST_SUITE_P(GreekAndCyrillic, FoldPair,
                         testing::Values(Pair{"Ἀθῆναι", "αθηναι"}, Pair{"ΛΌΓΟΣ", "λογος"}, Pair{"Ёлка", "елка"}));

INSTANTIATE_TEST_SUITE_P(ArabicAndHebrew, FoldPair,
                         testing::Values(Pair{"مُحَمَّدٌ", "محمد"}, Pair{"أحمد", "احمد"}, Pair{"إلى", "الي"},
                                         Pair{"آلة", "اله"}, Pair{"ٱلدرس", "الدرس"}, Pair{"المدرسة", "المدرسه"},
                                         Pair{"مسؤول", "مسوول"}, Pair{"كـــتاب", "كتاب"}, Pair{"שָׁלוֹם", "שלום"}));

INSTANTIATE_TEST_SUITE_P(AsianScripts, FoldPair,
                         testing::Values(Pair{"コンピューター", "こんぴゅーたー"}, Pair{"ｶﾀｶﾅ", "カタカナ"},
                                         Pair{"ｶﾞ", "が"}, Pair{"カ\u3099", "が"}, Pair{"ヽヾ", "ゝゞ"},
                                         Pair{"세계", "\u1109\u1166\u1100\u1168"}, Pair{"ज़्यादा", "ज\u093C्यादा"}));

TEST(Fold, KeepsWhatMakesAnotherWord)
{
    EXPECT_NE(fold("かき"), fold("かぎ")) << "dakuten";
    EXPECT_NE(fold("ハ"), fold("パ")) << "handakuten";
    EXPECT_NE(fold("की"), fold("का")) << "Devanagari vowel signs";
    EXPECT_NE(fold("हिन्दी"), fold("हिनदी")) << "virama";
    EXPECT_NE(fold("ไทย้"), fold("ไทย")) << "Thai tone marks";
    EXPECT_EQ(fold("東京"), "東京");
}

TEST(Fold, SurvivesIllFormedText)
{
    EXPECT_EQ(fold("A\xFFö"), "a\uFFFDo");
    EXPECT_EQ(fold(""), "");
}

std::string anyText()
{
    // Random code points, and many of those that the rules speak of.
    const auto codePoint = rc::gen::weightedOneOf<std::uint32_t>({{1, rc::gen::inRange(1U, 0x30000U)},
                                                                  {2, rc::gen::inRange(0x20U, 0x250U)},
                                                                  {2, rc::gen::inRange(0x300U, 0x380U)},
                                                                  {1, rc::gen::inRange(0x5B0U, 0x6E0U)},
                                                                  {1, rc::gen::inRange(0x900U, 0x980U)},
                                                                  {1, rc::gen::inRange(0x1100U, 0x1200U)},
                                                                  {1, rc::gen::inRange(0x1E00U, 0x2000U)},
                                                                  {1, rc::gen::inRange(0x3040U, 0x3100U)},
                                                                  {1, rc::gen::inRange(0xF900U, 0x10000U)}});
    std::string text;
    for (const std::uint32_t value : *rc::gen::container<std::vector<std::uint32_t>>(codePoint))
        appendUtf8(text, value >= 0xD800 && value < 0xE000 ? U'x' : static_cast<char32_t>(value));
    return text;
}

RC_GTEST_PROP(Fold, IsIdempotentAndBlindToNormalisation, ())
{
    const std::string text = anyText();
    const std::string folded = fold(text);
    RC_ASSERT(fold(folded) == folded);
    RC_ASSERT(isNfc(folded));
    RC_ASSERT(fold(toNfc(text)) == folded);
    RC_ASSERT(fold(toNfd(text)) == folded);
}

TEST(ComparisonKey, IsEqualButForCaseSpacesAndPunctuation)
{
    EXPECT_EQ(comparisonKey("Memory-bound."), comparisonKey("memory bound"));
    EXPECT_EQ(comparisonKey("“Yes”, it is"), comparisonKey("yes it is!"));
    EXPECT_EQ(comparisonKey("**Größe**"), comparisonKey("gro\u0308ße"));
    EXPECT_EQ(comparisonKey("はい。"), comparisonKey("はい"));
    EXPECT_EQ(comparisonKey("n - 1"), comparisonKey("n-1"));
    EXPECT_EQ(comparisonKey("\u2067GPU\u2069"), comparisonKey("gpu"));
}

TEST(ComparisonKey, KeepsWhatMakesAnotherAnswer)
{
    EXPECT_NE(comparisonKey("1.5 TB/s"), comparisonKey("15 TB/s"));
    EXPECT_NE(comparisonKey("-3"), comparisonKey("3"));
    EXPECT_NE(comparisonKey("40 %"), comparisonKey("40"));
    EXPECT_NE(comparisonKey("2²"), comparisonKey("22"));
    EXPECT_NE(comparisonKey("a < b"), comparisonKey("a > b"));
    EXPECT_NE(comparisonKey("O(n)^2"), comparisonKey("O(n^2)"));
    EXPECT_NE(comparisonKey("schon"), comparisonKey("schön"));
}

RC_GTEST_PROP(ComparisonKey, IsIdempotent, ())
{
    const std::string key = comparisonKey(anyText());
    RC_ASSERT(comparisonKey(key) == key);
}

} // namespace
} // namespace warpdeck
