#include "core/text/markdown.h"

#include <gtest/gtest.h>

#include <string>

namespace warpdeck {
namespace {

using Kind = Inline::Kind;

/// The one paragraph of a text.
std::vector<Inline> paragraph(std::string_view source)
{
    const std::vector<Block> blocks = parseMarkdown(source);
    EXPECT_EQ(blocks.size(), 1U) << source;
    if (blocks.size() != 1)
        return {};
    EXPECT_EQ(blocks[0].kind, Block::Kind::Paragraph) << source;
    return blocks[0].inlines;
}

std::vector<Kind> kinds(const std::vector<Inline>& inlines)
{
    std::vector<Kind> result;
    for (const Inline& part : inlines)
        result.push_back(part.kind);
    return result;
}

std::vector<Block::Kind> kinds(const std::vector<Block>& blocks)
{
    std::vector<Block::Kind> result;
    for (const Block& block : blocks)
        result.push_back(block.kind);
    return result;
}

std::string onlyText(std::string_view source)
{
    const std::vector<Inline> inlines = paragraph(source);
    EXPECT_EQ(kinds(inlines), std::vector{Kind::Text}) << source;
    return inlines.empty() ? std::string() : inlines[0].text;
}

TEST(Markdown, ReadsRunningText)
{
    const auto inlines =
        paragraph("A *kernel* is **fast**, `y = a*x` ~~slow~~ [see](doc.md \"title\")\\\n![a *roof*](media/roof.svg)");
    ASSERT_EQ(kinds(inlines),
              (std::vector{Kind::Text, Kind::Emphasis, Kind::Text, Kind::Strong, Kind::Text, Kind::Code, Kind::Text,
                           Kind::Strikethrough, Kind::Text, Kind::Link, Kind::LineBreak, Kind::Image}));
    EXPECT_EQ(inlines[1].children[0].text, "kernel");
    EXPECT_EQ(inlines[5].text, "y = a*x");
    EXPECT_EQ(inlines[9].target, "doc.md");
    EXPECT_EQ(inlines[9].children[0].text, "see");
    EXPECT_EQ(inlines[11].target, "media/roof.svg");
    EXPECT_EQ(inlines[11].text, "a roof");
}

TEST(Markdown, LeavesMoneyAlone)
{
    EXPECT_EQ(onlyText("kostet $5 und $6"), "kostet $5 und $6");
    EXPECT_EQ(onlyText("\\$5"), "$5");
    EXPECT_EQ(onlyText("from 5$ to 6$"), "from 5$ to 6$");
    EXPECT_EQ(onlyText("between $20,000 and USD$30,000"), "between $20,000 and USD$30,000");
    EXPECT_EQ(onlyText("\\$x\\$"), "$x$");
}

TEST(Markdown, TakesFormulasOutOfText)
{
    const auto inlines = paragraph("by $6ND$, so");
    ASSERT_EQ(kinds(inlines), (std::vector{Kind::Text, Kind::Formula, Kind::Text}));
    EXPECT_EQ(inlines[1].text, "6ND");
    EXPECT_EQ(inlines[1].offset, 3U);
    EXPECT_EQ(inlines[2].text, ", so");
    EXPECT_EQ(inlines[2].offset, 8U);
}

TEST(Markdown, KeepsTheMarkupInsideAFormula)
{
    EXPECT_EQ(paragraph("$x_i * y_i * z$").at(0).text, "x_i * y_i * z");
    EXPECT_EQ(paragraph("$a \\$ b$").at(0).text, "a \\$ b");
    EXPECT_EQ(paragraph("$\\frac{a}\n{b}$").at(0).text, "\\frac{a}\n{b}");
}

TEST(Markdown, LetsEmphasisTouchAFormula)
{
    const auto inlines = paragraph("**$x$**ist");
    ASSERT_EQ(kinds(inlines), (std::vector{Kind::Strong, Kind::Text}));
    EXPECT_EQ(kinds(inlines[0].children), std::vector{Kind::Formula});
}

TEST(Markdown, LetsEmphasisTouchChineseJapaneseAndKorean)
{
    for (const char* source : {"他说**「好」**的", "**算力利用率（MFU）**是", "这是**重点。**然后", "**MFU(모델)**는",
                               "彼は*「速い」*と言った", "值为**$x$（MFU）**的"}) {
        const auto inlines = paragraph(source);
        EXPECT_EQ(plainText(inlines).find('*'), std::string::npos) << source;
    }
    EXPECT_EQ(onlyText("2 * 3（*）"), "2 * 3（*）");
}

TEST(Markdown, JoinsLinesOfChineseWithoutASpace)
{
    EXPECT_EQ(onlyText("模型\n权重"), "模型权重");
    EXPECT_EQ(onlyText("weights\nof a model"), "weights of a model");
    EXPECT_EQ(onlyText("모델\n가중치"), "모델 가중치");
}

TEST(Markdown, SeesNoFormulaInCode)
{
    EXPECT_EQ(paragraph("`$x$`").at(0).text, "$x$");
    EXPECT_EQ(paragraph("``a ` $x$``").at(0).text, "a ` $x$");
    EXPECT_EQ(parseMarkdown("```sh\necho $x$\n```").at(0).text, "echo $x$\n");
    EXPECT_EQ(parseMarkdown("~~~\n$$\n~~~").at(0).text, "$$\n");
    EXPECT_EQ(parseMarkdown("    echo $a$ b").at(0).text, "echo $a$ b\n");
    EXPECT_EQ(kinds(paragraph("costs $5 and `x$`")), (std::vector{Kind::Text, Kind::Code}));
    EXPECT_EQ(kinds(paragraph("a ` and $x$")), (std::vector{Kind::Text, Kind::Formula}));
}

TEST(Markdown, ReadsTables)
{
    const auto blocks = parseMarkdown("| Metric | Value |\n|:--|--:|\n| $x|y$ | **2** |\n| only one |");
    ASSERT_EQ(kinds(blocks), std::vector{Block::Kind::Table});
    const Table& table = blocks[0].table;
    EXPECT_EQ(table.alignments, (std::vector{Table::Alignment::Start, Table::Alignment::End}));
    EXPECT_EQ(plainText(table.header[1]), "Value");
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0][0].at(0).text, "x|y");
    EXPECT_EQ(table.rows[0][1].at(0).kind, Kind::Strong);
    ASSERT_EQ(table.rows[1].size(), 2U);
    EXPECT_TRUE(table.rows[1][1].empty());
}

TEST(Markdown, ReadsTablesWithShortDelimiterRows)
{
    for (const char* source : {"a | b\n-|-\nc | d", "|a|b|\n|-|-|\n|c|d|", "> |a|b|\n> |:-|-:|\n> |c|d|"})
        EXPECT_EQ(plainText(parseMarkdown(source)), "a\tb\nc\td\n") << source;
    EXPECT_EQ(parseMarkdown("x | y\n- | z").at(1).kind, Block::Kind::BulletList);
    EXPECT_EQ(onlyText("|-|-|"), "|-|-|");
}

TEST(Markdown, ReadsLists)
{
    const auto blocks = parseMarkdown("3. one\n4. two\n   - inner\n\n* a\n\n* b");
    ASSERT_EQ(kinds(blocks), (std::vector{Block::Kind::OrderedList, Block::Kind::BulletList}));
    EXPECT_EQ(blocks[0].number, 3);
    EXPECT_TRUE(blocks[0].tight);
    EXPECT_FALSE(blocks[1].tight);
    ASSERT_EQ(kinds(blocks[0].children), (std::vector{Block::Kind::ListItem, Block::Kind::ListItem}));
    EXPECT_EQ(kinds(blocks[0].children[1].children), (std::vector{Block::Kind::Paragraph, Block::Kind::BulletList}));
}

TEST(Markdown, ReadsTheOtherBlocks)
{
    const auto blocks = parseMarkdown("## Title *x*\n\n> said\n\n---\n\n```cpp\nint i;\n\n```\n");
    ASSERT_EQ(kinds(blocks),
              (std::vector{Block::Kind::Heading, Block::Kind::Quote, Block::Kind::Rule, Block::Kind::Code}));
    EXPECT_EQ(blocks[0].number, 2);
    EXPECT_EQ(kinds(blocks[0].inlines), (std::vector{Kind::Text, Kind::Emphasis}));
    EXPECT_EQ(kinds(blocks[1].children), std::vector{Block::Kind::Paragraph});
    EXPECT_EQ(blocks[3].language, "cpp");
    EXPECT_EQ(blocks[3].text, "int i;\n\n");
}

TEST(Markdown, MakesADisplayFormulaABlock)
{
    const auto blocks = parseMarkdown("Then $$I = 1$$ holds.\n\n$$\na\nb\n$$");
    ASSERT_EQ(kinds(blocks), (std::vector{Block::Kind::Paragraph, Block::Kind::Formula, Block::Kind::Paragraph,
                                          Block::Kind::Formula}));
    EXPECT_EQ(blocks[0].inlines[0].text, "Then");
    EXPECT_EQ(blocks[1].text, "I = 1");
    EXPECT_EQ(blocks[1].offset, 5U);
    EXPECT_EQ(blocks[2].inlines[0].text, "holds.");
    EXPECT_EQ(blocks[3].text, "a\nb");
}

TEST(Markdown, KeepsADisplayFormulaInItsListOrQuote)
{
    const auto list = parseMarkdown("- one\n  $$\n  x\n  $$\n- two");
    ASSERT_EQ(kinds(list), std::vector{Block::Kind::BulletList});
    EXPECT_EQ(kinds(list[0].children[0].children), (std::vector{Block::Kind::Paragraph, Block::Kind::Formula}));
    ASSERT_EQ(list[0].children.size(), 2U);
    const auto quote = parseMarkdown("> $$\n> a > b\n> $$\n> end");
    ASSERT_EQ(kinds(quote), std::vector{Block::Kind::Quote});
    EXPECT_EQ(quote[0].children[0].text, "a > b");
}

TEST(Markdown, MakesADisplayFormulaInlineWhereNoBlockCanStand)
{
    EXPECT_EQ(parseMarkdown("# $$x$$").at(0).inlines.at(0).kind, Kind::Formula);
    EXPECT_EQ(parseMarkdown("|a|\n|-|\n|$$x$$|").at(0).table.rows.at(0).at(0).at(0).kind, Kind::Formula);
    EXPECT_EQ(paragraph("*$$x$$*").at(0).children.at(0).kind, Kind::Formula);
}

TEST(Markdown, EndsAnInlineFormulaBeforeTheNextBlock)
{
    const auto blocks = parseMarkdown("- costs $a\n- and b$");
    EXPECT_EQ(blocks.at(0).children.size(), 2U);
    EXPECT_TRUE(formulasOf(blocks).empty());
}

TEST(Markdown, ShowsTagsAsText)
{
    EXPECT_EQ(onlyText("a <b>bold</b> <script>"), "a <b>bold</b> <script>");
    EXPECT_EQ(plainText(parseMarkdown("<div>\n\nrest")), "<div>\nrest\n");
}

TEST(Markdown, DecodesEntities)
{
    EXPECT_EQ(onlyText("&lt;b&gt; &amp; &#945; &#x3B2; &nbsp;&unknown; &#0; &#xD800; &#9999999;"),
              "<b> & α β \u00a0&unknown; \uFFFD \uFFFD \uFFFD");
    EXPECT_EQ(paragraph("[x](a?b&amp;c)").at(0).target, "a?b&c");
}

TEST(Markdown, KeepsPrivateUseCharactersOfTheText)
{
    const std::string text = "a \U000F0000 b \U000FFFFD c \U000F0001 d \uE000";
    EXPECT_EQ(onlyText(text), text);
    const auto inlines = paragraph("\U000F0001 $x$ \U000F0000");
    ASSERT_EQ(kinds(inlines), (std::vector{Kind::Text, Kind::Formula, Kind::Text}));
    EXPECT_EQ(inlines[1].text, "x");
    EXPECT_EQ(parseMarkdown("`\U000F0000`").at(0).inlines.at(0).text, "\U000F0000");
    EXPECT_EQ(parseMarkdown("```\n\U000F0000\n```").at(0).text, "\U000F0000\n");
}

TEST(Markdown, RestoresDollarsInTargetsAndDescriptions)
{
    EXPECT_EQ(paragraph("[a](x$y$z)").at(0).target, "x$y$z");
    EXPECT_EQ(paragraph("![of $x_i$](a.png)").at(0).text, "of xᵢ");
}

TEST(Markdown, TellsWhereTextStands)
{
    const auto blocks = parseMarkdown("# α\n\n- **x** $y$ z\n\n```\ncode");
    EXPECT_EQ(blocks[0].offset, 2U);
    EXPECT_EQ(blocks[1].offset, 10U);
    const auto& inlines = blocks[1].children[0].children[0].inlines;
    EXPECT_EQ(inlines[0].offset, 10U);
    EXPECT_EQ(inlines[2].offset, 14U);
    EXPECT_EQ(inlines[3].offset, 17U);
    EXPECT_EQ(blocks[2].offset, 25U);
}

TEST(Markdown, ListsFormulasInTheOrderOfReading)
{
    const auto formulas = formulasOf(parseMarkdown("# $a$\n\n*$b$* $$c$$\n\n|$d$|\n|-|\n|$e$|\n\n> 1. $f$"));
    ASSERT_EQ(formulas.size(), 6U);
    std::string all;
    for (const Formula& formula : formulas)
        all += formula.tex;
    EXPECT_EQ(all, "abcdef");
    EXPECT_EQ(formulas[2].style, Formula::Style::Display);
    EXPECT_EQ(formulas[3].style, Formula::Style::Inline);
    EXPECT_EQ(formulas[0].offset, 2U);
}

TEST(Markdown, ReadsALineInWhichNothingBeginsABlock)
{
    for (const char* line :
         {"1. Foo", "# Foo", "- Foo", "> Foo", "    Foo", "```Foo", "[a]: b", "---", "|a|", ". Foo", "Foo", "", " "}) {
        const std::string_view words = line;
        EXPECT_EQ(plainText(parseInlineMarkdown(line)),
                  words.substr(std::min(words.find_first_not_of(' '), words.size())));
    }
    const auto inlines = parseInlineMarkdown("_MFU_ and $$x$$\n**6ND**");
    EXPECT_EQ(inlines.at(0).kind, Kind::Emphasis);
    EXPECT_EQ(inlines.at(0).offset, 1U);
    EXPECT_EQ(inlines.at(2).kind, Kind::Formula);
    EXPECT_EQ(inlines.at(3).children.at(0).offset, 18U);
}

TEST(PlainText, GivesTheWords)
{
    EXPECT_EQ(
        plainText(parseMarkdown(
            "# A\n\nb *c* `d` $x_i$ ![e](f)\n\n| g | h |\n|--|--|\n| i | $\\foo$ |\n\n- j\n\n```\nk\n```\n\n$$2^n$$")),
        "A\nb c d xᵢ e\ng\th\ni\t\\foo\nj\nk\n2ⁿ\n");
}

} // namespace
} // namespace warpdeck
