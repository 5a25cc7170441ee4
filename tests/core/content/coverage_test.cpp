#include "core/content/coverage.h"

#include "tests/core/content/lint_samples.h"

#include <gtest/gtest.h>

namespace warpdeck::content {
namespace {

TEST(Coverage, CountsEachStateAndWhatIsMissing)
{
    Sample stale = goodChoice("two");
    stale.german().state = TextState::Stale;
    Sample untranslated = goodChoice("three");
    untranslated.texts.pop_back();
    const ContentTree tree = treeOf({goodChoice("one"), stale, untranslated, goodNumber()});

    const std::vector<CoverageRow> rows = coverageOf(tree.contents);

    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows.front().topic, TopicId("memory"));
    EXPECT_EQ(rows.front().locales.at(en), (CoverageCell{.source = 4}));
    EXPECT_EQ(rows.front().locales.at(de), (CoverageCell{.reviewed = 1, .draft = 1, .stale = 1, .missing = 1}));
    EXPECT_EQ(rows.front().locales.at(de).present(), 3);
}

TEST(Coverage, ListsTopicsAndLocalesThatHaveNoItemsYet)
{
    ContentTree tree = treeOf({goodChoice()});
    tree.contents.topics.push_back({.id = TopicId("empty")});
    tree.contents.topicTexts.push_back({.topic = TopicId("memory"), .locale = LocaleTag("fr")});

    const std::vector<CoverageRow> rows = coverageOf(tree.contents);

    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].locales.at(LocaleTag("fr")), (CoverageCell{.missing = 1}));
    EXPECT_EQ(rows[1].locales.at(LocaleTag("fr")), CoverageCell{});
    EXPECT_EQ(totalCoverage(rows).at(en), (CoverageCell{.source = 1}));
}

} // namespace
} // namespace warpdeck::content
