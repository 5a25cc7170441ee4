#include "tests/core/content/lint_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::content {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(LintExplanations, WantsAReasonForEachDistractor)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[1].feedback = "Wrong.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW13 error"));
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::UnexplainedOption), std::vector<std::string>{"b"});
    sample.source().options[1].feedback = sample.source().options[1].text;
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW13-repeated error"));
}

TEST(LintExplanations, TakesTheExplanationAsTheKeysReason)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().options[0].feedback.clear();
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    sample.source().explanation.clear();
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW13 error"));
}

TEST(LintExplanations, FindsLettersAndPlacesInAnyLanguage)
{
    const std::vector<std::pair<const char*, const char*>> texts{
        {"de", "Antwort B vergisst das Schreiben der Ergebnisse."},
        {"fr", "La réponse B oublie les écritures."},
        {"es", "La opción B olvida las escrituras."},
        {"pt-BR", "A alternativa B esquece as escritas."},
        {"ja", "選択肢Bは書き込みを忘れています。"},
        {"zh-Hans", "选项B忘记了写入的数据。"},
        {"ko", "보기 2 는 쓰기를 잊습니다."},
        {"ar", "الخيار ب ينسى الكتابة في الذاكرة."},
        {"hi", "विकल्प B लेखन भूल जाता है।"}};
    for (const auto& [locale, text] : texts) {
        Sample sample = goodChoice();
        sample.german().locale = LocaleTag(locale);
        sample.german().options[2].feedback = text;
        EXPECT_THAT(lintCodes(sample), Contains("IW14 error")) << locale;
    }
    Sample sample = goodChoice();
    sample.source().explanation = "See the first answer for the bytes of the weights.";
    EXPECT_THAT(lintCodes(sample), Contains("IW14 error"));
}

TEST(LintExplanations, LeavesOrdinaryWordsAlone)
{
    Sample sample = goodChoice();
    sample.source().explanation = "Intensity above the ridge point answers a question; one option a kernel has.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

TEST(LintProperties, WantsObjectiveSourceLevelAndBloom)
{
    Sample sample = goodChoice();
    sample.item.objective.clear();
    sample.item.sources.clear();
    sample.item.level = 0;
    sample.item.bloom.reset();
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW19 error", "IW19 error", "IW19 error", "IW19 error"));
    sample.item.kind = ItemKind::Card;
    EXPECT_THAT(lintCodes(sample), Not(Contains("IW19 error")));
}

TEST(LintProperties, CountsRememberAndApplyInABankOfSomeSize)
{
    std::vector<Sample> samples;
    for (int i = 0; i < 20; ++i) {
        samples.push_back(goodChoice("item-" + std::to_string(i)));
        samples.back().item.bloom = i < 6 ? Bloom::Remember : Bloom::Understand;
    }
    const ContentTree tree = treeOf(samples);
    EXPECT_THAT(lintCodes(tree), Contains("IW19-remember warning"));
    EXPECT_EQ(lintArguments(tree, DiagnosticCode::ApplySeldom), (std::vector<std::string>{"0", "20", "0.0", "40.0"}));
}

TEST(LintProperties, WantsProductNumbersDatedAndQualified)
{
    Sample sample = goodChoice();
    sample.texts.pop_back();
    sample.source().explanation = "An H100 reaches 989 TFLOP/s and its NVLink moves 900 GB/s.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW20-date warning", "IW20-direction warning", "IW20-sparsity warning"));
    sample.item.asOf = "2025-03-01";
    sample.source().explanation = "An H100 reaches 989 dense TFLOP/s, its NVLink 450 GB/s in each direction.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

} // namespace
} // namespace warpdeck::content
