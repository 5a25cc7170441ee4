#include "core/domain/placeholder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace warpdeck {
namespace {

std::vector<std::string> expressionsIn(std::string_view markdown)
{
    std::vector<std::string> expressions;
    for (const ExpressionPlaceholder& placeholder : placeholdersIn(markdown))
        expressions.push_back(placeholder.expression);
    return expressions;
}

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Placeholders, StandWhereTheBracesStand)
{
    EXPECT_EQ(placeholdersIn("a {6*N*D} b"), (std::vector<ExpressionPlaceholder>{{2, 7, "6*N*D"}}));
    EXPECT_THAT(expressionsIn("{N}{M} and **{answer}**"), ElementsAre("N", "M", "answer"));
}

TEST(Placeholders, AreNotMeantInFormulasAndCode)
{
    EXPECT_THAT(expressionsIn("$\\frac{a}{b}$ and {N}"), ElementsAre("N"));
    EXPECT_THAT(expressionsIn("$$\n\\frac{a}{b}\n$$\n\n{N}"), ElementsAre("N"));
    EXPECT_THAT(expressionsIn("`{x}` and ``{y} ` {z}`` and {N}"), ElementsAre("N"));
    EXPECT_THAT(expressionsIn("```c\nint f() { return 1; }\n{x}\n```\n{N}"), ElementsAre("N"));
    EXPECT_THAT(expressionsIn("~~~\n{x}\n~~~\n{N}"), ElementsAre("N"));
}

TEST(Placeholders, AreNotMeantBehindABackslashOrWithoutAnEnd)
{
    EXPECT_THAT(expressionsIn("\\{x} {N"), IsEmpty());
    EXPECT_THAT(expressionsIn("{a\nb}"), IsEmpty());
    EXPECT_THAT(expressionsIn("{{N}"), ElementsAre("N"));
    EXPECT_THAT(expressionsIn("a ` b {N}"), ElementsAre("N"));
    EXPECT_THAT(expressionsIn("~{N}~"), ElementsAre("N"));
}

RC_GTEST_PROP(Placeholders, LieInTheTextWhateverItIs, ())
{
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("{{}}`~$\\\n aN")));
    for (const ExpressionPlaceholder& placeholder : placeholdersIn(text)) {
        RC_ASSERT(text.at(placeholder.offset) == '{');
        RC_ASSERT(text.at(placeholder.offset + placeholder.length - 1) == '}');
        RC_ASSERT(text.substr(placeholder.offset + 1, placeholder.length - 2) == placeholder.expression);
    }
}

} // namespace
} // namespace warpdeck
