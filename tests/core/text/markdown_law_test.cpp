#include "core/text/markdown.h"
#include "core/text/markdown_formulas.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

namespace warpdeck {
namespace {

std::string repeated(std::string_view piece, std::size_t bytes)
{
    std::string text;
    while (text.size() < bytes)
        text += piece;
    return text;
}

int depth(const std::vector<Block>& blocks)
{
    int deepest = 0;
    for (const Block& block : blocks)
        deepest = std::max(deepest, 1 + depth(block.children));
    return deepest;
}

int depth(const std::vector<Inline>& inlines)
{
    int deepest = 0;
    for (const Inline& part : inlines)
        deepest = std::max(deepest, 1 + depth(part.children));
    return deepest;
}

/// Pieces that mean something to Markdown or to the search for formulas.
rc::Gen<std::string> markup()
{
    const auto piece = rc::gen::element<std::string>(
        "$", "$$", "$x$", "$$y$$", "\\", "`", "``", "```", "~~~", "*", "**", "_", "~~", "\n", "\n\n", "  ", "    ",
        "> ", "- ", "1. ", "# ", "|", "|-|\n", "[", "](", ")", "![", "<b>", "&amp;", "&#0;", "a", "7", "字", "「", "」",
        "\xF3", "\xB0", "\x80", "\U000F0000", "\U000FFFFD", "[a]: ", "\r\n", "\t", "---\n");
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece),
                        [](const std::vector<std::string>& pieces) {
                            std::string text;
                            for (const std::string& part : pieces)
                                text += part;
                            return text;
                        });
}

RC_GTEST_PROP(MarkdownLaws, AnyBytesGiveATree, (const std::vector<char>& bytes))
{
    const std::string source(bytes.begin(), bytes.end());
    parseMarkdown(source);
    checkMarkdown(source);
}

RC_GTEST_PROP(MarkdownLaws, NoFormulaIsLostOrDoubled, ())
{
    const std::string source = *markup();
    const PreparedMarkdown prepared = takeOutFormulas(source);
    const auto formulas = formulasOf(parseMarkdown(source));
    for (const TakenOut& taken : prepared.takenOut) {
        const auto times = std::count_if(formulas.begin(), formulas.end(),
                                         [&](const Formula& formula) { return formula.offset == taken.offset; });
        RC_ASSERT(times <= 1);
    }
    for (const Formula& formula : formulas)
        RC_ASSERT(source[formula.offset] == '$');
}

RC_GTEST_PROP(MarkdownLaws, EveryFormulaOfGoodTextIsInTheTree, ())
{
    const auto frame =
        rc::gen::element<std::string>("% text", "**%**ist", "- % a\n- b", "> %", "# %", "| a | b |\n|--|--|\n| % | c |",
                                      "1. x\n   %\n   y", "*a % b*", "`$` %");
    const auto tex =
        rc::gen::element<std::string>("x", "x|y", "a_i * b_i", "\\$", "\\frac{1}{2}", "<b>", "[a](b)", "$z$");
    std::string source;
    std::vector<std::string> expected;
    for (const auto& [around, formula] :
         *rc::gen::container<std::vector<std::pair<std::string, std::string>>>(rc::gen::pair(frame, tex))) {
        std::string block = around;
        block.replace(block.find('%'), 1, "$" + formula + "$");
        source += block + "\n\n<!-- -->\n\n";
        expected.push_back(formula == "$z$" ? "z" : formula);
    }
    std::vector<std::string> found;
    for (const Formula& formula : formulasOf(parseMarkdown(source)))
        found.push_back(formula.tex);
    RC_ASSERT(found == expected);
}

RC_GTEST_PROP(MarkdownLaws, PlainTextComesBackUnchanged, ())
{
    const auto character =
        rc::gen::element<std::string>("a", "B", "7", " ", "ß", "字", "。", "「", "é", ",", "ا", "क", "\uE000");
    std::string text = "a";
    for (const std::string& part : *rc::gen::container<std::vector<std::string>>(character))
        text += part;
    text += "z";
    RC_ASSERT(plainText(parseMarkdown(text)) == text + "\n");
}

RC_GTEST_PROP(MarkdownLaws, FindingsLieInTheSource, ())
{
    const std::string source = *markup();
    for (const MarkdownFinding& finding : checkMarkdown(source))
        RC_ASSERT(finding.offset + finding.length <= source.size());
}

/// md4c 0.4.8 reports the end of an emphasis here whose beginning it has not reported.
TEST(MarkdownLimits, SurvivesEmphasisThatCrossesAnImage)
{
    EXPECT_EQ(plainText(parseMarkdown("a *![](**1. )** b")), "a * b\n");
}

TEST(MarkdownLimits, NestsNoDeeperThanThirtyTwo)
{
    EXPECT_LE(depth(parseMarkdown(repeated("> ", 10'000) + "x")), 34);
    EXPECT_LE(depth(parseMarkdown(repeated("- ", 10'000) + "x")), 34);
    const auto emphasis = parseMarkdown(repeated("*a **b ", 10'000) + repeated("** *", 10'000));
    EXPECT_LE(depth(emphasis.at(0).inlines), 34);
    EXPECT_EQ(plainText(parseMarkdown(repeated("> ", 1000) + "x")), "x\n");
}

/// Each of these made some Markdown parser quadratic; then this test would take minutes.
TEST(MarkdownLimits, ReadsLongHostileTextInLinearTime)
{
    for (const char* piece : {"$",
                              "$$",
                              "$a ",
                              "$a$",
                              "$$a",
                              "\\$",
                              "`",
                              "`a``b```",
                              "```\n",
                              "*",
                              "**a ",
                              "*「",
                              "[",
                              "![",
                              "[a](",
                              "<a ",
                              "<",
                              "|",
                              "> ",
                              "- ",
                              "a\n\n",
                              "\U000F0000",
                              "&a;",
                              "$x\ny$ ",
                              "> $$\n> a$$ ",
                              "| a | b |\n|---|---|\n"}) {
        const std::string source = repeated(piece, 300'000);
        EXPECT_LE(plainText(parseMarkdown(source)).size(), 2 * source.size()) << piece;
    }
}

} // namespace
} // namespace warpdeck
