#include "tests/core/content/lint_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::content {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

Sample quantities(const std::vector<std::string>& texts)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    for (std::size_t i = 0; i < texts.size(); ++i)
        sample.source().options[i].text = texts[i];
    return sample;
}

TEST(LintOptions, FindsNothingInAGoodItem)
{
    EXPECT_THAT(lintCodes(goodChoice()), IsEmpty());
}

TEST(LintOptions, WantsOneKeyAndThreeToFiveOptions)
{
    Sample sample = goodChoice();
    sample.item.key.push_back(OptionId("b"));
    EXPECT_THAT(lintCodes(sample), Contains("IW01 error"));
    sample.item.kind = ItemKind::Multiple;
    EXPECT_THAT(lintCodes(sample), Not(Contains("IW01 error")));
    sample.item.options.pop_back();
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::OptionCount), (std::vector<std::string>{"2", "2"}));
}

TEST(LintOptions, SeesEqualOptionsBehindCaseSpacesAndPunctuation)
{
    Sample sample = goodChoice();
    sample.german().options[2].text = "die Gewichte werden vor dem  Lesen, auf weniger Bits gerundet.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW01-same error"));
}

TEST(LintOptions, KnowsForbiddenOptionsInTenLanguages)
{
    const std::vector<std::pair<const char*, const char*>> forbidden{{"en", "All of the above."},
                                                                     {"de", "Keine der genannten"},
                                                                     {"fr", "Toutes ces réponses"},
                                                                     {"es", "Todas las anteriores"},
                                                                     {"pt-BR", "Nenhuma das alternativas"},
                                                                     {"ja", "上記すべて"},
                                                                     {"zh-Hans", "以上都不是"},
                                                                     {"ko", "위의 모든 것"},
                                                                     {"ar", "جميع ما سبق"},
                                                                     {"hi", "उपरोक्त में से कोई नहीं"}};
    for (const auto& [locale, text] : forbidden) {
        Sample sample = goodChoice();
        const bool isSource = std::string(locale) == "en";
        ItemText& target = isSource ? sample.source() : sample.german();
        target.locale = LocaleTag(locale);
        target.options[2].text = text;
        EXPECT_THAT(lintCodes(sample), Contains("IW02 error")) << locale;
    }
    Sample sample = goodChoice();
    sample.source().options[2].text = "The product needs all of the above rows for each weight.";
    EXPECT_THAT(lintCodes(sample), Not(Contains("IW02 error")));
}

TEST(LintOptions, WantsOnePunctuationAndOneCase)
{
    Sample sample = goodChoice();
    sample.source().options[1].text.pop_back();
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW11-punctuation error"));
    sample = goodChoice();
    sample.source().options[1].text.front() = 't';
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW11-case error"));
    sample = goodChoice();
    sample.german().options[1].text.front() = 'd'; // nouns have capitals in German
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

TEST(LintOptions, TakesNoCaseFromAcronymsAndNames)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[1].text = "bfloat16 weights are rounded before each of them is read.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

TEST(LintOptions, WantsQuantitiesOfOneUnitAndKind)
{
    EXPECT_THAT(lintCodes(quantities({"2 GB", "4 GB", "8 GB"})), IsEmpty());
    EXPECT_THAT(lintCodes(quantities({"2 GB", "4 GB", "8 MB"})), ElementsAre("IW11-unit error"));
    EXPECT_THAT(lintCodes(quantities({"2 GB", "4 GB", "as much as the weights and activations"})),
                Contains("IW11-type error"));
    EXPECT_THAT(lintCodes(quantities({"0.5 GB", "1/2 GB", "2 GB"})), ElementsAre("IW12 error"));
}

TEST(LintOptions, WantsTheKeysOfNumericItemsOnAllRanks)
{
    std::vector<Sample> samples;
    for (int i = 0; i < 30; ++i) {
        Sample sample = quantities({"2 GB", "4 GB", "8 GB"});
        sample.item.id = ItemId("num-" + std::to_string(i));
        sample.source().item = sample.item.id;
        sample.item.order = OptionOrder::Ascending;
        samples.push_back(sample);
    }
    EXPECT_EQ(lintArguments(treeOf(samples), DiagnosticCode::KeyRankUneven), (std::vector<std::string>{"3", "30/0/0"}));
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i].item.key = {samples[i].item.options[i % 3]};
    EXPECT_THAT(lintCodes(treeOf(samples)), Not(Contains("IW12-rank warning")));
}

} // namespace
} // namespace warpdeck::content
