#include "core/content/suggestion.h"

#include <gtest/gtest.h>

namespace warpdeck::content {
namespace {

TEST(Suggestion, IsTheNearestOfWhatIsNear)
{
    const std::vector<std::string> words{"choice", "multiple", "card", "cloze"};
    EXPECT_EQ(suggestionFor("chioce", words), "choice");
    EXPECT_EQ(suggestionFor("choise", words), "choice");
    EXPECT_EQ(suggestionFor("mutliple", words), "multiple");
    EXPECT_EQ(suggestionFor("Card", words), "card");
    EXPECT_EQ(suggestionFor("close", words), "cloze");
}

TEST(Suggestion, IsEmptyWhenNothingIsNear)
{
    EXPECT_EQ(suggestionFor("essay", {"choice", "card"}), "");
    EXPECT_EQ(suggestionFor("d", {"a", "b"}), "");
    EXPECT_EQ(suggestionFor("", {"a"}), "");
    EXPECT_EQ(suggestionFor(std::string(100'000, 'x'), {std::string(100'000, 'x')}), "");
}

} // namespace
} // namespace warpdeck::content
