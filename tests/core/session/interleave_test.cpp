#include "core/session/interleave.h"

#include "tests/core/session/session_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace warpdeck::session {
namespace {

/// One letter an item; the facets of an item are numbered as they come.
std::vector<QueueEntry> lettered(const std::string& letters)
{
    std::vector<QueueEntry> entries;
    for (std::size_t i = 0; i < letters.size(); ++i)
        entries.push_back(testEntry(std::string(1, letters[i]), "metrics", std::to_string(i)));
    return entries;
}

std::string letters(const std::vector<QueueEntry>& entries)
{
    std::string result;
    for (const QueueEntry& entry : entries)
        result += itemOf(entry);
    return result;
}

std::string spaced(const std::string& text, std::size_t gap = 2)
{
    return letters(spacedApart(lettered(text), gap));
}

TEST(Interleave, LeavesDifferentItemsAlone)
{
    EXPECT_EQ(spaced(""), "");
    EXPECT_EQ(spaced("abcd"), "abcd");
    EXPECT_EQ(spaced("abca"), "abca");
}

TEST(Interleave, MovesSiblingsApart)
{
    EXPECT_EQ(spaced("aabcd"), "abcad");
    EXPECT_EQ(spaced("aabbcc"), "abcabc");
    EXPECT_EQ(spaced("abacad"), "abcada");
}

TEST(Interleave, AsksSiblingsTogetherWhereNothingElseIsLeft)
{
    EXPECT_EQ(spaced("aaa"), "aaa");
    EXPECT_EQ(spaced("aaab"), "abaa");
}

TEST(Interleave, KeepsTheOrderOfTheSiblings)
{
    const std::vector<QueueEntry> result = spacedApart(lettered("aabc"), 2);
    EXPECT_EQ(result.front().card.facet, "0");
    EXPECT_EQ(result.back().card.facet, "1");
}

RC_GTEST_PROP(Interleave, LosesNoCard, ())
{
    const std::string text = *rc::gen::container<std::string>(rc::gen::inRange('a', 'f'));
    const std::string result = spaced(text);
    RC_ASSERT(result.size() == text.size());
    RC_ASSERT(std::is_permutation(result.begin(), result.end(), text.begin()));
}

RC_GTEST_PROP(Interleave, KeepsSiblingsApartWhileOthersAreLeft, ())
{
    const std::string result = spaced(*rc::gen::container<std::string>(rc::gen::inRange('a', 'f')), 1);
    for (std::size_t i = 1; i < result.size(); ++i) {
        const bool othersWereLeft = result.find_first_not_of(result[i], i) != std::string::npos;
        RC_ASSERT(result[i] != result[i - 1] || !othersWereLeft);
    }
}

} // namespace
} // namespace warpdeck::session
