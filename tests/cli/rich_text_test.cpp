#include "app/cli/rich_text.h"
#include "app/cli/styled_text.h"
#include "core/text/wrap.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

namespace warpdeck::app {
namespace {

using Lines = std::vector<std::string>;

Lines rendered(std::string_view markdown, int width = 40, const char* locale = "en")
{
    return renderRichText(markdown, {.width = width, .locale = LocaleTag(locale)});
}

/// With visible marks: `<` and `>` around what is isolated from left to right, `{` and `}` from right to left.
std::string visible(std::string_view line)
{
    std::string result;
    std::string closing;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::string_view mark = line.substr(at, 3);
        if (mark == "\u2066" || mark == "\u2067") {
            result += mark == "\u2066" ? '<' : '{';
            closing += mark == "\u2066" ? '>' : '}';
            at += 2;
        } else if (mark == "\u2069") {
            result += closing.empty() ? '!' : closing.back();
            closing.resize(closing.size() - std::min<std::size_t>(closing.size(), 1));
            at += 2;
        } else {
            result += line[at];
        }
    }
    return result + (closing.empty() ? "" : "!");
}

std::string visible(const Lines& lines)
{
    std::string result;
    for (const std::string& line : lines)
        result += visible(line) + "\n";
    return result;
}

TEST(RichText, WrapsParagraphsAndPartsThem)
{
    EXPECT_EQ(rendered("One two three four\nfive.\n\nSix.", 10), (Lines{"One two", "three four", "five.", "", "Six."}));
    EXPECT_EQ(rendered("a\\\nb"), (Lines{"a", "b"}));
    EXPECT_EQ(rendered("算力利用率", 6, "zh-Hans"), (Lines{"算力利", "用率"}));
    EXPECT_EQ(rendered(""), Lines{});
}

TEST(RichText, ShowsRunningText)
{
    EXPECT_EQ(rendered("*a* **b** ~~c~~ `d` $x_i$ $\\foo$", 60), Lines{"a b ~~c~~ `d` xᵢ `\\foo`"});
    EXPECT_EQ(rendered("[a](b) <https://c.example> ![d](e.png) ![](f.png)", 60),
              Lines{"a (b) https://c.example [d] [f.png]"});
    EXPECT_EQ(rendered("$\\begin{aligned}a\\\\b\\end{aligned}$"), Lines{"a;\u00a0b"});
    EXPECT_EQ(rendered("with $P = 10^{15}$", 12), (Lines{"with", "P\u00a0=\u00a010¹⁵"}));
}

TEST(RichText, UsesAttributesOnlyWhereColourIsOn)
{
    const RichTextStyle style{.width = 9, .colour = Colour::On};
    EXPECT_EQ(renderRichText("x **bold *both* end** y", style),
              (Lines{"x \x1b[1mbold\x1b[0m", "\x1b[1;3mboth\x1b[0m\x1b[1m end\x1b[0m", "y"}));
    EXPECT_EQ(renderRichText("# T", style), Lines{"\x1b[1mT\x1b[0m"});
    EXPECT_EQ(renderRichText("`c`", style), Lines{"\x1b[36m`c`\x1b[0m"});
    EXPECT_EQ(renderRichText("[a](a)", style), Lines{"\x1b[4ma\x1b[0m"});
}

TEST(RichText, HangsListItems)
{
    EXPECT_EQ(rendered("Of:\n- one two\n  three\n- b\n  1. c\n  2. d", 9),
              (Lines{"Of:", "• one two", "  three", "• b", "  1. c", "  2. d"}));
    EXPECT_EQ(rendered("9. one two three\n\n10. c", 13), (Lines{"9. one two", "   three", "", "10. c"}));
    EXPECT_EQ(rendered("-\n- x"), (Lines{"• ", "• x"}));
}

TEST(RichText, NeverWrapsCode)
{
    EXPECT_EQ(rendered("```c\nfor (;;)  long_name();\n\n\tx\n```", 10),
              (Lines{"    for (;;)  long_name();", "", "        x"}));
}

TEST(RichText, SetsOffQuotesFormulasAndRules)
{
    EXPECT_EQ(rendered("> a\n>\n> b"), (Lines{"│ a", "│ ", "│ b"}));
    EXPECT_EQ(rendered("So\n$$I = \\frac{a+b}{c}$$"), (Lines{"So", "", "    I = (a + b)/c"}));
    EXPECT_EQ(rendered("$$\\begin{aligned}a&=b\\\\&=c\\end{aligned}$$"), (Lines{"    a = b", "    = c"}));
    EXPECT_EQ(rendered("$$\\foo{x}$$"), Lines{"    `\\foo{x}`"});
    EXPECT_EQ(rendered("---", 5), Lines{"─────"});
}

TEST(RichText, DrawsTablesThatFit)
{
    EXPECT_EQ(rendered("| Metric | 値 | c |\n|:--|--:|:-:|\n| MFU | $40\\%$ | x |\n| a | 1 | abc |"),
              (Lines{"Metric │  値 │  c", "───────┼─────┼────", "MFU    │ 40% │  x", "a      │   1 │ abc"}));
}

TEST(RichText, StacksTablesThatDoNotFit)
{
    EXPECT_EQ(rendered("| Metric | Means |\n|--|--|\n| MFU | model FLOPs only |\n| HFU | |", 20),
              (Lines{"Metric: MFU", "Means: model FLOPs", "  only", "", "Metric: HFU"}));
}

TEST(RichText, IsolatesWhatRunsTheOtherWayInRightToLeftText)
{
    EXPECT_EQ(visible(rendered("GPU (H100) هو `y = a` الجواب $x$!", 60, "ar")),
              "{<GPU> (<H100>) هو <`y = a`> الجواب <x>!}\n");
    EXPECT_EQ(visible(rendered("- واحد\n\n```\nint i;\n```\n\n$$a$$", 60, "ar")),
              "{• واحد}\n\n{    <int i;>}\n\n{    <a>}\n");
    EXPECT_EQ(visible(rendered("| أ | ب |\n|--|--|\n| GPU | `x` |", 60, "ar")),
              "{أ   │ ب}\n{────┼────}\n{<GPU> │ <`x`>}\n");
}

TEST(RichText, BalancesIsolatesOnEveryLine)
{
    EXPECT_EQ(visible(rendered("هو NVIDIA H100 GPU هنا", 10, "ar")), "{هو <NVIDIA>}\n{<H100 GPU>}\n{هنا}\n");
}

TEST(RichText, LetsNoControlCharacterThrough)
{
    EXPECT_EQ(rendered("a\x1b[31mb &#27;[2J \x07 `\x1b` $\\text{\x1b}$ \u009b1m\u202Ex\u2069"),
              Lines{"a\uFFFD[31mb \uFFFD[2J \uFFFD `\uFFFD` `\\text{\uFFFD}` \uFFFD1mx"});
    EXPECT_EQ(rendered("\xff\xfe"), Lines{"\uFFFD\uFFFD"});
    EXPECT_EQ(rendered("```\n\x1b]0;x\x07\n```"), Lines{"    \uFFFD]0;x\uFFFD"});
    EXPECT_EQ(rendered("[a](<b\x1b>) ![\x1b](c)"), Lines{"a (b\uFFFD) [\uFFFD]"});
    EXPECT_EQ(plainRichText("a \x1b[1m **b** $x_i$\nc"), "a \uFFFD[1m b xᵢ c");
    EXPECT_EQ(wrapPlain("a\x1b b\tc", 3, LocaleTag("en")), (Lines{"a\uFFFD", "b c"}));
}

RC_GTEST_PROP(RichTextLaws, EveryLineIsSafeBalancedAndFits, ())
{
    const auto piece = rc::gen::element<std::string>(
        "word ", "GPU ", "نص ", "، ", "(", "**", "`", "$x_i$ ", "\n", "\n\n", "- ", "> ", "字", "[a](b)", "\x1b",
        "\u2066", "\u2069", "\u202E", "# ", "\t", "\xFF", "| a | b |\n|--|--|\n| GPU | نص |\n\n", "$$y$$");
    std::string markdown;
    for (const std::string& part : *rc::gen::container<std::vector<std::string>>(piece))
        markdown += part;
    const auto levels =
        std::count(markdown.begin(), markdown.end(), '-') + std::count(markdown.begin(), markdown.end(), '>');
    const int width = 10 + 2 * static_cast<int>(levels) + *rc::gen::inRange(0, 40);
    const LocaleTag locale(*rc::gen::element<std::string>("en", "ar", "ja"));
    for (const std::string& line : renderRichText(markdown, {.width = width, .locale = locale})) {
        RC_ASSERT(visible(line).find('!') == std::string::npos);
        RC_ASSERT(std::none_of(line.begin(), line.end(),
                               [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }));
        const bool isCode = line.find("    ") != std::string::npos;
        RC_ASSERT(isCode || displayWidth(line) <= width);
    }
}

} // namespace
} // namespace warpdeck::app
