#include "core/content/lint_measure.h"
#include "tests/core/content/lint_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::content {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::UnorderedElementsAre;

/// Twenty copies of an item, which have no similar stems only because they are variants of the first.
std::vector<Sample> twenty(Sample sample)
{
    std::vector<Sample> samples;
    for (int i = 0; i < 20; ++i) {
        samples.push_back(sample);
        samples.back().item.id = ItemId("item-" + std::to_string(i));
        samples.back().item.variantOf = ItemId("item-0");
        for (ItemText& text : samples.back().texts)
            text.item = samples.back().item.id;
    }
    return samples;
}

TEST(LintMeasure, CountsGraphemesAndWideCharactersTwice)
{
    EXPECT_EQ(lengthOf(readProse("Größe", ItemKind::Choice)), 5);
    EXPECT_EQ(lengthOf(readProse("e\xCC\x81t\xC3\xA9", ItemKind::Choice)), 3);
    EXPECT_EQ(lengthOf(readProse("帯域幅", ItemKind::Choice)), 6);
    EXPECT_EQ(lengthOf(readProse("`x` is **bold**", ItemKind::Choice)), 9);
    EXPECT_EQ(lengthOf(readProse("$\\frac{a}{b}$", ItemKind::Choice)), 3);
}

TEST(LintMeasure, CountsTwoEastAsianCharactersAsAWord)
{
    EXPECT_EQ(wordCount(readProse("GPU の帯域幅は？", ItemKind::Choice), LocaleTag("ja")), 1 + 3);
    EXPECT_EQ(wordCount(readProse("How large is $x$ here?", ItemKind::Choice), en), 5);
}

TEST(LintMeasure, EndsSentencesWhereTheScriptDoes)
{
    EXPECT_EQ(sentenceCount("One. Two? Three"), 3);
    EXPECT_EQ(sentenceCount("Version 1.5 is one."), 1);
    EXPECT_EQ(sentenceCount("一つ。二つ。"), 2);
    EXPECT_EQ(sentenceCount(""), 0);
}

TEST(LintLengths, WarnsAndThenFailsWhereTheKeyIsLong)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[0].text =
        "Each weight that is loaded from memory serves many more rows of the whole batch.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW03 warning"));
    sample.source().options[0].text =
        "Each weight that is loaded from memory serves many more rows of the whole batch and its successors.";
    EXPECT_THAT(lintCodes(sample), Contains("IW03 error"));
}

TEST(LintLengths, MeasuresEachLanguage)
{
    Sample sample = goodChoice();
    sample.german().options[0].text = "Jedes Gewicht dient mehr Zeilen.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW03 error"));
}

TEST(LintLengths, LeavesShortAndNumericOptionsAlone)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[0].text = "Many rows share";
    sample.source().options[1].text = "Rounding";
    sample.source().options[2].text = "Caches";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

TEST(LintLengths, WarnsWhereOneOptionIsTwiceAsLong)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[1].text = "The weights are smaller.";
    EXPECT_THAT(lintCodes(sample), IsSupersetOf({"IW05 warning"}));
}

TEST(LintLengths, CountsHowOftenTheKeyIsTheLongestInABankOfSomeSize)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[0].text = "Each weight that is loaded once serves many more rows of the batch.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    EXPECT_THAT(lintCodes(treeOf(twenty(sample))), Contains("IW04-longest warning"));
    sample.source().options[0].text = "Each weight is read once for more rows of all.";
    EXPECT_THAT(lintCodes(treeOf(twenty(sample))), Contains("IW04-shortest warning"));
    EXPECT_THAT(lintCodes(treeOf(twenty(goodChoice()))), Not(Contains("IW04-longest warning")));
}

TEST(LintCues, FindsAbsoluteWordsInDistractorsOnly)
{
    Sample sample = goodChoice();
    sample.source().options[1].text = "The weights are always rounded before they are ever read.";
    sample.source().options[2].text = "The product never needs operations for each row it has.";
    EXPECT_THAT(lintCodes(sample), Contains("IW06 warning"));
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::AbsoluteDistractors),
              std::vector<std::string>{"always, never"});
    EXPECT_THAT(lintCodes(treeOf(twenty(sample))), Contains("IW06-share warning"));
    sample.source().options[0].text = "Each weight that is loaded always serves more of the rows.";
    EXPECT_THAT(lintCodes(sample), Not(Contains("IW06 warning")));
}

TEST(LintCues, CountsHedgedKeys)
{
    Sample sample = goodChoice();
    sample.german().options[0].text = "Jedes geladene Gewicht dient meist mehr Zeilen des Batches.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    EXPECT_THAT(lintCodes(treeOf(twenty(sample))), Contains("IW07 warning"));
}

TEST(LintCues, HearsTheStemEchoInTheKey)
{
    Sample sample = goodChoice();
    sample.source().options[0].text = "Large batches have a higher arithmetic intensity by row.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW08 warning"));
    EXPECT_THAT(lintCodes(treeOf(twenty(sample))), Contains("IW08-share warning"));
}

TEST(LintCues, CountsConvergingKeys)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[0].text = "Loaded weights serve more rows and rounded products.";
    sample.source().options[1].text = "Loaded weights become caches of tensor engines.";
    sample.source().options[2].text = "Rounded products fill the rows of memory banks.";
    EXPECT_THAT(lintCodes(treeOf(twenty(sample))), Contains("IW16 warning"));
}

TEST(LintStems, WantsOneQuestionInTheLanguagesOwnMarks)
{
    const std::vector<std::pair<const char*, const char*>> good{
        {"de", "Warum ist das so?"}, {"fr", "Pourquoi donc ?"}, {"ja", "なぜですか。"}, {"ja", "なぜ？"},
        {"zh-Hans", "为什么？"},     {"ar", "لماذا؟"},          {"hi", "क्यों?"}};
    for (const auto& [locale, stem] : good) {
        Sample sample = goodChoice();
        sample.german().locale = LocaleTag(locale);
        sample.german().stem = stem;
        EXPECT_THAT(lintCodes(sample), Not(Contains("IW10 error"))) << stem;
        sample.german().stem = "x";
        EXPECT_THAT(lintCodes(sample), Contains("IW10 error")) << locale;
    }
    Sample sample = goodChoice();
    sample.german().locale = LocaleTag("ar");
    sample.german().stem = "لماذا?";
    EXPECT_THAT(lintCodes(sample), Contains("IW10 error"));
}

TEST(LintStems, WantsTheQuestionInTheLastParagraphButAllowsCodeBehindIt)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().stem = "Why is a large batch better here?\n\n```\nfor row in batch\n```\n";
    EXPECT_THAT(lintCodes(sample), Not(Contains("IW10 error")));
    sample.source().stem = "Why? And what does a large batch do?";
    EXPECT_THAT(lintCodes(sample), Contains("IW10 error"));
    sample.source().stem = "A large batch raises the ____.";
    EXPECT_THAT(lintCodes(sample), Not(Contains("IW10 error")));
}

TEST(LintStems, LimitsWordsOfStemsAndOptions)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[1].text = "a a a a a a a a a a a a a a a a.";
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::TooManyWords), (std::vector<std::string>{"16", "15"}));
    sample = goodChoice();
    sample.source().stem = "What";
    for (int i = 0; i < 20; ++i)
        sample.source().stem += " is. It";
    sample.source().stem += "?";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW10-words error"));
}

TEST(LintStems, WarnsOfNegativeStems)
{
    Sample sample = goodChoice();
    sample.source().stem = "What does a large batch **not** change in a matrix product?";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW09 warning"));
    sample.source().stem = "What does a large batch not change in a matrix product?";
    EXPECT_THAT(lintCodes(sample), UnorderedElementsAre("IW09 warning", "IW09-plain warning"));
    sample.source().options[1].text = "The weights are not rounded at all before they are read.";
    EXPECT_THAT(lintCodes(sample), Contains("IW09-double error"));
    EXPECT_THAT(lintCodes(treeOf(twenty(sample))), Contains("IW09-share warning"));
    sample = goodChoice();
    sample.source().stem = "Why does a batch of at least 64 raise the arithmetic intensity?";
    sample.german().stem = "Warum erhöht ein Batch von 64 die arithmetische Intensität?";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

TEST(LintStems, FindsSimilarStemsUnlessTheyAreVariants)
{
    Sample second = goodChoice("mem-batch-two");
    second.source().stem = "Why does a very large batch raise the arithmetic intensity of one matrix product?";
    EXPECT_THAT(lintCodes(treeOf({goodChoice(), second})), ElementsAre("IW17 warning"));
    second.item.variantOf = ItemId("mem-batch");
    EXPECT_THAT(lintCodes(treeOf({goodChoice(), second})), IsEmpty());
}

TEST(LintStems, FindsKeysQuotedInOtherStems)
{
    Sample second = goodChoice("mem-other");
    second.source().stem = "Each weight that is loaded serves more rows of the batch: what is this called?";
    EXPECT_THAT(lintCodes(treeOf({goodChoice(), second})), Contains("IW18 warning"));
}

TEST(LintStems, WarnsOfLongSentences)
{
    Sample sample = goodChoice();
    sample.source().stem = "What";
    for (int i = 0; i < 21; ++i)
        sample.source().stem += " is";
    sample.source().stem += "?";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW24 warning"));
}

} // namespace
} // namespace warpdeck::content
