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

    const std::vector<TopicCoverage> rows = coverageOf(tree.contents);

    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows.front().topic, TopicId("memory"));
    EXPECT_EQ(rows.front().locales.at(en), (CoverageCounts{.source = 4}));
    EXPECT_EQ(rows.front().locales.at(de), (CoverageCounts{.reviewed = 1, .draft = 1, .stale = 1, .missing = 1}));
    EXPECT_EQ(rows.front().locales.at(de).present(), 3);
}

TEST(Coverage, ListsTopicsAndLocalesThatHaveNoItemsYet)
{
    ContentTree tree = treeOf({goodChoice()});
    tree.contents.topics.push_back({.id = TopicId("empty")});
    tree.contents.topicTexts.push_back({.topic = TopicId("memory"), .locale = LocaleTag("fr")});

    const std::vector<TopicCoverage> rows = coverageOf(tree.contents);

    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].locales.at(LocaleTag("fr")), (CoverageCounts{.missing = 1}));
    EXPECT_EQ(rows[1].locales.at(LocaleTag("fr")), CoverageCounts{});
    EXPECT_EQ(totalCoverage(rows).at(en), (CoverageCounts{.source = 1}));
}

} // namespace
} // namespace warpdeck::content
