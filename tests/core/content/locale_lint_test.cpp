#include "core/content/lint_numerals.h"
#include "tests/core/content/lint_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::content {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(Numerals, MeetWhateverTheSeparators)
{
    EXPECT_THAT(numbersIn("1,979.50 and 3", en), ElementsAre("1979.5", "3"));
    EXPECT_THAT(numbersIn("1.979,5 und 3", de), ElementsAre("1979.5", "3"));
    EXPECT_THAT(numbersIn("1\u202F979,5", LocaleTag("fr")), ElementsAre("1979.5"));
    EXPECT_THAT(numbersIn("١٬٩٧٩٫٥", LocaleTag("ar")), ElementsAre("1979.5"));
    EXPECT_THAT(numbersIn("12,34,567", LocaleTag("hi")), ElementsAre("1234567"));
    EXPECT_THAT(numbersIn("PCIe 5.0", de), ElementsAre("5"));
    EXPECT_THAT(numbersIn("H100, FP16. 2:4", en), ElementsAre("100", "16", "2", "4"));
}

TEST(Numerals, CompareTexWithoutDecimalSignsAndWords)
{
    EXPECT_EQ(comparableTex("3{,}35\\ \\text{TB/s pro {Chip}}+x"), "3.35\\ \\text{}+x");
    EXPECT_TRUE(hasDecimalPoint("3.35"));
    EXPECT_FALSE(hasDecimalPoint("3{,}35"));
    EXPECT_FALSE(hasDecimalPoint("\\text{CUDA 12.1}"));
}

TEST(LocaleLint, WantsTheNumbersOfTheSource)
{
    Sample sample = goodChoice();
    sample.source().explanation = "It reaches 1,979.5 of 16 rows.";
    sample.german().explanation = "Es erreicht 1.979,5 von 16 Zeilen.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    sample.german().explanation = "Es erreicht 1979.5 von 17 Zeilen.";
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::NumbersDiffer), (std::vector<std::string>{"16", "17"}));
}

TEST(LocaleLint, LetsATranslationWriteSmallNumbersInDigits)
{
    Sample sample = goodChoice();
    sample.german().explanation = "Die Bytes bleiben gleich, während 2 Operationen wachsen.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

TEST(LocaleLint, ReadsNoNumbersInCode)
{
    Sample sample = goodChoice();
    sample.source().explanation = "The call is `f(1.234)` on the device.";
    sample.german().explanation = "Der Aufruf ist `f(1.234)` auf dem Gerät.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
}

TEST(LocaleLint, WantsTheFormulasOfTheSource)
{
    Sample sample = goodChoice();
    sample.source().explanation = "It is $x = 3.35\\ \\text{per chip}$ here.";
    sample.german().explanation = "Hier ist es $x = 3{,}35\\ \\text{je Chip}$.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    sample.german().explanation = "Hier ist es $x = 3.35\\ \\text{je Chip}$.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW21-decimal warning"));
    sample.german().explanation = "Hier ist es $y = 3{,}35\\ \\text{je Chip}$.";
    EXPECT_THAT(lintCodes(sample), ElementsAre("IW21-tex error"));
}

TEST(LocaleLint, WantsTheOptionsOfTheSource)
{
    Sample sample = goodChoice();
    sample.german().options.pop_back();
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::OptionsDiffer), (std::vector<std::string>{"c", ""}));
}

TEST(LocaleLint, FindsTextsLeftInTheSourceLanguage)
{
    Sample sample = goodChoice();
    sample.german().explanation = sample.source().explanation;
    EXPECT_THAT(lintCodes(sample), ElementsAre("same-as-source warning"));
    ContentTree tree = treeOf({sample});
    tree.sameAsSource.emplace_back(sample.item.id, de);
    EXPECT_THAT(lintCodes(tree), IsEmpty());
}

TEST(LocaleLint, WantsTheGlossarysWords)
{
    Sample sample = goodChoice();
    ContentTree tree = treeOf({sample});
    tree.contents.terms = {
        {.id = TermId("ai"), .names = {{en, {"arithmetic intensity"}}, {de, {"arithmetische Intensität"}}}},
        {.id = TermId("bw"), .names = {{en, {"bandwidth"}}, {de, {"Bandbreite"}}}},
        {.id = TermId("row"), .names = {{en, {"row (GPU)"}}, {de, {"Reihe", "Zeile (row)"}}}}};
    EXPECT_THAT(lintCodes(tree), IsEmpty());
    tree.contents.terms.front().names.at(de) = {"Rechendichte"};
    EXPECT_EQ(lintArguments(tree, DiagnosticCode::TermNotUsed),
              (std::vector<std::string>{"arithmetic intensity", "Rechendichte"}));
}

TEST(LocaleLint, FindsTermsInflectedAndInCompounds)
{
    Sample sample = goodChoice();
    sample.source().explanation = "Memory bandwidth and accelerator limits stay.";
    sample.german().explanation = "Speicherbandbreite und Grenzen der Beschleunigern bleiben.";
    ContentTree tree = treeOf({sample});
    tree.contents.terms = {{.id = TermId("bw"), .names = {{en, {"bandwidth"}}, {de, {"Bandbreite"}}}},
                           {.id = TermId("acc"), .names = {{en, {"accelerator"}}, {de, {"Beschleuniger"}}}}};
    EXPECT_THAT(lintCodes(tree), IsEmpty());
}

TEST(LocaleLint, WantsTablesOfTheSameShape)
{
    Sample sample = goodChoice();
    sample.item.kind = ItemKind::Comparison;
    sample.source().stem = "Two ratios.\n\n| | MFU | HFU |\n|---|---|---|\n| peak | yes | no |\n";
    sample.german().stem = "Zwei Verhältnisse.\n\n| | MFU | HFU |\n|---|---|---|\n| Spitze | ja | nein |\n";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    sample.german().stem += "| Zahl | eine | keine |\n";
    EXPECT_EQ(lintArguments(treeOf({sample}), DiagnosticCode::TableDiffers), (std::vector<std::string>{"3×2", "3×3"}));
    sample.source().stem = "No table.";
    EXPECT_THAT(lintCodes(sample), Contains("comparison-table error"));
}

TEST(LocaleLint, WantsBalancedBidiControls)
{
    Sample sample = goodChoice();
    sample.german().explanation = "Die \u2066Bytes\u2069 bleiben gleich, \u202Awirklich\u202C.";
    EXPECT_THAT(lintCodes(sample), IsEmpty());
    for (const char* text :
         {"offen \u2066bleibt es", "zu \u2069 ist es", "\u2066a\u202Ab\u2069c\u202C", "\u2067a\n\nb\u2069"}) {
        sample.german().explanation = text;
        EXPECT_THAT(lintCodes(sample), Contains("bidi error")) << text;
    }
}

TEST(LocaleLint, FindsRawHtmlAndOpenFormulas)
{
    Sample sample = goodChoice();
    sample.german().explanation = "Die <b>Bytes</b> bleiben gleich.";
    EXPECT_THAT(lintCodes(sample), Contains("raw-html error"));
    sample.german().explanation = "Die Bytes $x bleiben gleich.";
    EXPECT_THAT(lintCodes(sample), Contains("open-formula error"));
    sample.german().explanation = "Das kostet $5 und $6 je Stunde.";
    EXPECT_THAT(lintCodes(sample), Not(Contains("open-formula error")));
    sample.source().explanation = "The bytes are $\\frac{a}{b$ here.";
    EXPECT_THAT(lintCodes(sample), Contains("open-formula error"));
}

TEST(LintWaivers, SilenceTheFindingOfTheirItemAndLocale)
{
    Sample sample = goodChoice();
    sample.german().explanation = sample.source().explanation;
    ContentTree tree = treeOf({sample});
    tree.waivers = {{"mem-batch", de, DiagnosticCode::SameAsSource, "a quotation", {}}};
    EXPECT_THAT(lintCodes(tree), IsEmpty());
    tree.waivers.front().locale = en;
    EXPECT_THAT(lintCodes(tree), ElementsAre("same-as-source warning", "waiver-unused warning"));
}

TEST(LintWaivers, NeedAReason)
{
    Sample sample = goodChoice();
    sample.german().explanation = sample.source().explanation;
    ContentTree tree = treeOf({sample});
    tree.waivers = {{"mem-batch", de, DiagnosticCode::SameAsSource, "", {}}};
    EXPECT_THAT(lintCodes(tree), ElementsAre("waiver-reason warning"));
}

} // namespace
} // namespace warpdeck::content
