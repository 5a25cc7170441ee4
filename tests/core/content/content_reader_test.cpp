#include "core/content/content_reader.h"

#include "core/base/error.h"
#include "core/content/text_units.h"
#include "tests/core/content/content_copy.h"
#include "tests/core/content/findings.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpdeck::content {
namespace {

using testing::ElementsAre;

struct Read {
    ContentTree tree;
    std::vector<std::string> findings;
};

Read readFolder(const std::filesystem::path& folder)
{
    Diagnostics diagnostics;
    ContentTree tree = readContent(folder, diagnostics);
    return {std::move(tree), findingsWithFiles(diagnostics)};
}

const Item& itemOf(const ContentTree& tree, const std::string& id)
{
    const auto& items = tree.contents.items;
    return *std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id.value() == id; });
}

const ItemText* textOf(const ContentTree& tree, const std::string& id, const std::string& locale)
{
    const auto& texts = tree.contents.itemTexts;
    const auto found = std::find_if(texts.begin(), texts.end(), [&](const ItemText& text) {
        return text.item.value() == id && text.locale.value() == locale;
    });
    return found == texts.end() ? nullptr : &*found;
}

const std::vector<std::string> sampleFindings = {
    "roofline/roofline.de.md:30:1 incomplete-translation [roof-ceiling, back]",
    "roofline/roofline.en.md:42:1 missing-feedback [c]",
};

TEST(ContentReader, ReadsTheWholeSample)
{
    const auto [tree, findings] = readFolder(sampleContent());
    EXPECT_EQ(findings, sampleFindings);
    const BankContents& contents = tree.contents;
    EXPECT_EQ(contents.id.value(), "sample");
    EXPECT_EQ(contents.version, 3);
    EXPECT_EQ(contents.licence, "CC0-1.0");
    ASSERT_EQ(contents.texts.size(), 2U);
    EXPECT_EQ(contents.texts[1].title, "Beispielbank");
    ASSERT_EQ(contents.topics.size(), 2U);
    EXPECT_EQ(contents.topics[0].id.value(), "roofline");
    EXPECT_THAT(contents.topics[0].prerequisites, ElementsAre(TopicId("numfmt")));
    ASSERT_EQ(contents.items.size(), 8U);
    EXPECT_EQ(contents.items[0].id.value(), "roof-saxpy");
    EXPECT_EQ(contents.items[7].id.value(), "nf-bits");
    ASSERT_EQ(contents.terms.size(), 2U);
    EXPECT_THAT(contents.terms[0].names.at(LocaleTag("en")), ElementsAre("throughput", "rate"));
    EXPECT_EQ(contents.terms[0].definitions.at(LocaleTag("en")), "The amount of work per unit of time.");
    EXPECT_TRUE(contents.terms[1].definitions.empty());
    ASSERT_EQ(contents.sources.size(), 1U);
    EXPECT_EQ(contents.sources[0].seen, "2026-11-30");
    ASSERT_EQ(contents.pictures.size(), 1U);
    EXPECT_EQ(contents.pictures[0].name, "media/roof.svg");
}

TEST(ContentReader, ReadsChoices)
{
    const ContentTree tree = readFolder(sampleContent()).tree;
    const Item& saxpy = itemOf(tree, "roof-saxpy");
    EXPECT_EQ(saxpy.kind, ItemKind::Choice);
    EXPECT_EQ(saxpy.level, 2);
    EXPECT_EQ(saxpy.bloom, Bloom::Apply);
    EXPECT_THAT(saxpy.tags, ElementsAre("memory-bound", "fp32"));
    EXPECT_THAT(saxpy.key, ElementsAre(OptionId("b")));
    EXPECT_EQ(saxpy.asOf, "2026-11-30");
    const Item& bound = itemOf(tree, "roof-bound");
    EXPECT_EQ(bound.scoring, Scoring::Partial);
    EXPECT_EQ(bound.order, OptionOrder::Shuffled);
    EXPECT_THAT(bound.key, ElementsAre(OptionId("band"), OptionId("peak")));
    EXPECT_EQ(itemOf(tree, "nf-bits").order, OptionOrder::AsWritten);
}

TEST(ContentReader, ListsNumericOptionsByValue)
{
    const ContentTree tree = readFolder(sampleContent()).tree;
    const Item& saxpy = itemOf(tree, "roof-saxpy");
    EXPECT_EQ(saxpy.order, OptionOrder::Ascending);
    EXPECT_THAT(saxpy.options, ElementsAre(OptionId("c"), OptionId("b"), OptionId("a")));
    EXPECT_EQ(textOf(tree, "roof-saxpy", "en")->options[0].text, "$1/12$ FLOP/byte");
}

TEST(ContentReader, ReadsNumbers)
{
    const ContentTree tree = readFolder(sampleContent()).tree;
    const NumberTask task = itemOf(tree, "nx-train-days").number.value();
    EXPECT_EQ(task.answer, "6*N*D / (G*989e12*M/100) / 86400");
    EXPECT_EQ(task.unit, "d");
    EXPECT_EQ(task.toleranceKind, ToleranceKind::Percent);
    EXPECT_EQ(task.tolerance, 1);
    ASSERT_EQ(task.parameters.size(), 4U);
    EXPECT_EQ(task.parameters[0], (DrawnParameter{"N", 7e9, 1e9, 70e9, 0, DrawScale::Log, {}}));
    EXPECT_EQ(task.parameters[1], (DrawnParameter{"D", 2e12, 1e11, 1.5e13, 0, DrawScale::Linear, {}}));
    EXPECT_EQ(task.parameters[2], (DrawnParameter{"G", 512, 0, 0, 0, DrawScale::List, {64, 128, 256, 512, 1024}}));
    EXPECT_EQ(task.parameters[3], (DrawnParameter{"M", 40, 30, 55, 5, DrawScale::Step, {}}));
    EXPECT_THAT(task.acceptedUnits, ElementsAre(AcceptedUnit{"h", "24"}));
    ASSERT_EQ(task.mistakes.size(), 2U);
    EXPECT_EQ(task.mistakes[1], (Mistake{OptionId("no-mfu"), "6*N*D / (G*989e12) / 86400"}));
    EXPECT_THAT(textOf(tree, "nx-train-days", "en")->units,
                ElementsAre(UnitNames{"d", {"days", "day", "d"}}, UnitNames{"h", {"hours", "h"}}));
}

TEST(ContentReader, ReadsTextsClozesCardsAndComparisons)
{
    const ContentTree tree = readFolder(sampleContent()).tree;
    EXPECT_EQ(itemOf(tree, "roof-name").match, TextMatch::Exact);
    EXPECT_THAT(textOf(tree, "roof-name", "en")->answers, ElementsAre("ridge point", "balance point"));
    EXPECT_THAT(itemOf(tree, "roof-cloze").gaps, ElementsAre("c1", "c2"));
    EXPECT_TRUE(itemOf(tree, "roof-ceiling").bothWays);
    EXPECT_EQ(itemOf(tree, "roof-ceiling").variantOf, ItemId("roof-bound"));
    EXPECT_THAT(itemOf(tree, "cmp-bounds").about, ElementsAre(ItemId("roof-saxpy"), ItemId("roof-bound")));
    const auto units = unitsOf(*textOf(tree, "cmp-bounds", "en"), ItemKind::Comparison);
    ASSERT_EQ(units.size(), 3U);
    EXPECT_EQ(units[1], (TextUnit{"stem", "What to look at."}));
    EXPECT_EQ(units[2].name, "table");
    EXPECT_EQ(units[2].text.substr(0, 20), "| | compute-bound | ");
}

TEST(ContentReader, ReadsTranslationsById)
{
    const ContentTree tree = readFolder(sampleContent()).tree;
    const ItemText* const german = textOf(tree, "roof-bound", "de");
    ASSERT_NE(german, nullptr);
    EXPECT_EQ(german->options[0].id.value(), "band");
    EXPECT_EQ(german->options[0].feedback, "Die Steigung.");
    EXPECT_EQ(german->state, TextState::Draft);
    EXPECT_NE(german->revision, textOf(tree, "roof-bound", "en")->revision);
    EXPECT_EQ(german->revision.size(), 32U);
    EXPECT_EQ(textOf(tree, "roof-ceiling", "de"), nullptr);
    EXPECT_THAT(tree.sameAsSource, ElementsAre(std::pair(ItemId("roof-name"), LocaleTag("de"))));
}

TEST(ContentReader, KnowsThePlacesOfUnits)
{
    const ContentTree tree = readFolder(sampleContent()).tree;
    const LocaleTag en("en");
    EXPECT_EQ(tree.placeOf({"roof-saxpy", en, "title"}), (Place{"roofline/roofline.en.md", 17, 17}));
    EXPECT_EQ(tree.placeOf({"roof-saxpy", en, "feedback.b"}), (Place{"roofline/roofline.en.md", 41, 5}));
    EXPECT_EQ(tree.placeOf({"roof-saxpy", en, "meta.answer"}), (Place{"roofline/roofline.en.md", 27, 9}));
    EXPECT_EQ(tree.placeOf({"roof-saxpy", en, "back"}), tree.placeOf({"roof-saxpy", en, "title"}));
    EXPECT_EQ(tree.placeOf({"nobody", en, "back"}), Place());
    ASSERT_EQ(tree.waivers.size(), 1U);
    EXPECT_EQ(tree.waivers[0].code, DiagnosticCode::MissingFeedback);
    EXPECT_EQ(tree.waivers[0].reason, "The third option explains itself.");
    EXPECT_EQ(tree.waivers[0].place.line, 28);
}

TEST(ContentReader, GivesTheSameForEveryOrderOfListing)
{
    const ContentCopy copy;
    EXPECT_EQ(readFolder(copy.folder()).tree.contents, readFolder(sampleContent()).tree.contents);
}

TEST(ContentReader, ThrowsOnlyWhenTheFolderCannotBeListed)
{
    Diagnostics diagnostics;
    try {
        readContent("/nowhere/at/all", diagnostics);
        FAIL() << "no error";
    } catch (const Error& error) {
        EXPECT_EQ(error.code(), ErrorCode::FileNotFound);
    }
}

TEST(ContentReader, StopsWithoutABank)
{
    const ContentCopy copy;
    std::filesystem::remove(copy.folder() / "bank.en.md");
    EXPECT_THAT(readFolder(copy.folder()).findings, ElementsAre(":0:0 missing-bank-file"));
}

} // namespace
} // namespace warpdeck::content
