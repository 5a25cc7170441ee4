#include "core/grading/choice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <unordered_set>

namespace warpdeck::grading {
namespace {

std::vector<OptionId> ids(std::string_view letters)
{
    std::vector<OptionId> result;
    for (const char letter : letters)
        result.emplace_back(std::string(1, letter));
    return result;
}

Item item(ItemKind kind, std::string_view key, Scoring scoring)
{
    Item item{ItemId("met-mfu"), TopicId("metrics")};
    item.kind = kind;
    item.options = ids("abcde");
    item.key = ids(key);
    item.scoring = scoring;
    return item;
}

double multipleScore(std::string_view key, std::string_view chosen, Scoring scoring)
{
    return gradeChoice(item(ItemKind::Multiple, key, scoring), ids(chosen)).score;
}

TEST(GradeChoice, KnowsTheOneKeyOfAChoice)
{
    const Item choice = item(ItemKind::Choice, "b", Scoring::AllOrNothing);
    EXPECT_EQ(gradeChoice(choice, ids("b")), (Verdict{true, 1}));
    EXPECT_EQ(gradeChoice(choice, ids("a")), (Verdict{false, 0}));
    EXPECT_EQ(gradeChoice(choice, ids("ab")), (Verdict{false, 0}));
    EXPECT_EQ(gradeChoice(choice, {}), (Verdict{false, 0}));
}

TEST(GradeChoice, GivesAllOrNothing)
{
    EXPECT_EQ(multipleScore("ace", "eca", Scoring::AllOrNothing), 1);
    EXPECT_EQ(multipleScore("ace", "ac", Scoring::AllOrNothing), 0);
    EXPECT_EQ(multipleScore("ace", "aceb", Scoring::AllOrNothing), 0);
}

TEST(GradeChoice, GivesPartOfTheScoreForPartOfTheKeys)
{
    EXPECT_DOUBLE_EQ(multipleScore("ace", "ace", Scoring::Partial), 1);
    EXPECT_DOUBLE_EQ(multipleScore("ace", "ac", Scoring::Partial), 2.0 / 3);
    EXPECT_DOUBLE_EQ(multipleScore("ace", "acb", Scoring::Partial), 1.0 / 3);
    EXPECT_DOUBLE_EQ(multipleScore("ace", "aceb", Scoring::Partial), 2.0 / 3);
    EXPECT_DOUBLE_EQ(multipleScore("ace", "ab", Scoring::Partial), 0);
    EXPECT_DOUBLE_EQ(multipleScore("a", "bcd", Scoring::Partial), 0) << "never below zero";
}

TEST(GradeChoice, CountsAnUnknownOptionAsADistractor)
{
    EXPECT_EQ(gradeChoice(item(ItemKind::Multiple, "ac", Scoring::Partial), ids("acz")), (Verdict{false, 0.5}));
}

std::vector<OptionId> anyOptions(std::string_view letters)
{
    return ids(*rc::gen::container<std::string>(rc::gen::elementOf(std::string(letters))));
}

Item anyItem()
{
    Item result = item(ItemKind::Multiple, "", *rc::gen::element(Scoring::AllOrNothing, Scoring::Partial));
    result.key = ids(*rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::element('a', 'b', 'c', 'd', 'e'))));
    return result;
}

RC_GTEST_PROP(GradeChoice, IsCorrectExactlyForAFullScoreAndExactlyForTheKeys, ())
{
    const Item graded = anyItem();
    const std::vector<OptionId> chosen = anyOptions("abcde");
    const Verdict verdict = gradeChoice(graded, chosen);
    RC_ASSERT(verdict.score >= 0 && verdict.score <= 1);
    RC_ASSERT(verdict.correct == (verdict.score == 1));
    RC_ASSERT(verdict.correct == (std::unordered_set<OptionId>(chosen.begin(), chosen.end()) ==
                                  std::unordered_set<OptionId>(graded.key.begin(), graded.key.end())));
    RC_ASSERT(gradeChoice(graded, graded.key) == (Verdict{true, 1}));
}

RC_GTEST_PROP(GradeChoice, IsBlindToOrderAndRepetition, ())
{
    const Item graded = anyItem();
    const std::vector<OptionId> chosen = anyOptions("abcde");
    std::vector<OptionId> again(chosen.rbegin(), chosen.rend());
    again.insert(again.end(), chosen.begin(), chosen.end());
    RC_ASSERT(gradeChoice(graded, again) == gradeChoice(graded, chosen));
}

RC_GTEST_PROP(GradeChoice, NeverRewardsOneMoreDistractor, ())
{
    const Item graded = item(ItemKind::Multiple, "abc", Scoring::Partial);
    std::vector<OptionId> chosen = anyOptions("abcd");
    const double before = gradeChoice(graded, chosen).score;
    chosen.emplace_back("e");
    RC_ASSERT(gradeChoice(graded, chosen).score <= before);
}

} // namespace
} // namespace warpdeck::grading
