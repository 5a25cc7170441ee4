#include "core/text/markdown.h"

#include <gtest/gtest.h>

namespace warpdeck {

/// For the messages of failed tests.
void PrintTo(const MarkdownFinding& finding, std::ostream* out)
{
    *out << static_cast<int>(finding.kind) << " at " << finding.offset << " + " << finding.length;
}

namespace {

using Kind = MarkdownFinding::Kind;
using Findings = std::vector<MarkdownFinding>;

TEST(MarkdownCheck, FindsNothingInGoodText)
{
    EXPECT_EQ(
        checkMarkdown(
            "kostet $5 und $6: $x$, `<b>`, \\<b>, 1 < 2, <https://a.example>\n\n$$\nx\n$$\n\n```\n<b> $$ $x\n```"),
        Findings{});
}

TEST(MarkdownCheck, NamesRawHtml)
{
    EXPECT_EQ(checkMarkdown("a <b>x</b>"), (Findings{{Kind::RawHtml, 2, 3}, {Kind::RawHtml, 6, 4}}));
    EXPECT_EQ(checkMarkdown("$x$ <script>"), (Findings{{Kind::RawHtml, 4, 8}}));
    EXPECT_EQ(checkMarkdown("<div class=\"a\">\n\nx"), (Findings{{Kind::RawHtml, 0, 15}}));
    EXPECT_EQ(checkMarkdown("<!-- note -->"), (Findings{{Kind::RawHtml, 0, 13}}));
}

TEST(MarkdownCheck, NamesFormulasWithoutAnEnd)
{
    EXPECT_EQ(checkMarkdown("a $$x\n\ny$$"), (Findings{{Kind::UnclosedFormula, 2, 2}, {Kind::UnclosedFormula, 8, 2}}));
    EXPECT_EQ(checkMarkdown("a $x_i b"), (Findings{{Kind::UnclosedFormula, 2, 1}}));
    EXPECT_EQ(checkMarkdown("a $\\alpha $ b"), (Findings{{Kind::UnclosedFormula, 2, 1}}));
    EXPECT_EQ(checkMarkdown("$$ $$"), (Findings{{Kind::UnclosedFormula, 0, 2}, {Kind::UnclosedFormula, 3, 2}}));
}

TEST(MarkdownCheck, NamesFencesWithoutAnEnd)
{
    EXPECT_EQ(checkMarkdown("x\n\n```c\n$x$"), (Findings{{Kind::UnclosedFence, 3, 3}}));
}

TEST(MarkdownCheck, NamesFormulasThatMarkdownDrops)
{
    EXPECT_EQ(checkMarkdown("|a|\n|-|\n|b|$x$|"), (Findings{{Kind::DroppedFormula, 11, 3}}));
    EXPECT_EQ(checkMarkdown("[a]: $x$"), (Findings{{Kind::DroppedFormula, 5, 3}}));
}

TEST(MarkdownCheck, GivesUpOnTablesOfAbsurdSize)
{
    std::string table;
    for (int column = 0; column < 3000; ++column)
        table += "|a";
    table += '\n';
    for (int column = 0; column < 3000; ++column)
        table += "|---";
    for (int row = 0; row < 3000; ++row)
        table += "\n|x";
    EXPECT_EQ(checkMarkdown(table), (Findings{{Kind::TooComplex, 0, table.size()}}));
    EXPECT_TRUE(plainText(parseMarkdown(table)) == table + "\n");
}

} // namespace
} // namespace warpdeck
