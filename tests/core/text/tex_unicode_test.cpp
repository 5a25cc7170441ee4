#include "core/text/tex_unicode.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace warpdeck {
namespace {

struct Case {
    std::string_view tex;
    std::string_view shown;
};

void expectAll(std::initializer_list<Case> cases)
{
    for (const auto& [tex, shown] : cases)
        EXPECT_EQ(texToUnicode(tex).value_or("(nothing)"), shown) << tex;
}

TEST(TexUnicode, SpacesRelationsAndSigns)
{
    expectAll({{"C\\approx6ND", "C ≈ 6ND"},
               {"6\\cdot N\\cdot D", "6·N·D"},
               {"a+b-c", "a + b − c"},
               {"-x+-y", "−x + −y"},
               {"\\pm448", "±448"},
               {"\\times2\\times f", "×2 × f"},
               {"n\\times n", "n × n"},
               {"\\le0", "≤ 0"},
               {"\\max(0,p-q)", "max(0, p − q)"},
               {"1{,}5\\cdot10^{3}", "1,5·10³"},
               {"x\\in\\{0,1\\}", "x ∈ {0, 1}"},
               {"10\\,000", "10 000"},
               {"a\\quad b", "a  b"},
               {"40\\%", "40%"}});
}

TEST(TexUnicode, RaisesAndLowersWhereUnicodeCan)
{
    expectAll({{"x_i", "xᵢ"},
               {"10^{22}", "10²²"},
               {"2^{-10}", "2⁻¹⁰"},
               {"x_i^2", "xᵢ²"},
               {"x^2_i", "xᵢ²"},
               {"e^{m-m'}", "eᵐ⁻ᵐ′"},
               {"A^\\top", "Aᵀ"},
               {"90^\\circ", "90°"},
               {"f'(x)", "f′(x)"},
               {"x_{ab}", "x_(ab)"},
               {"x^{a/b}", "x^(a/b)"},
               {"e^{x_j}", "e^(xⱼ)"},
               {"N_d", "N_d"},
               {"N_d^2", "N_(d)²"},
               {"N_d s", "N_d s"},
               {"E_{\\text{IT}}", "E_(IT)"},
               {"{}^2", "²"}});
}

TEST(TexUnicode, WritesFractionsWithTheParenthesesTheyNeed)
{
    expectAll({{"\\frac{a+b}{c\\cdot d}", "(a + b)/(c·d)"},
               {"\\frac12", "1/2"},
               {"\\frac{6ND}{x_i}", "6ND/xᵢ"},
               {"\\dfrac{n}{(a+b)}", "n/(a + b)"},
               {"\\frac{1}{\\max(a,b)}", "1/max(a, b)"},
               {"\\frac{1}{-a}", "1/(−a)"},
               {"\\frac{\\frac{a}{b}}{c}", "a/b/c"},
               {"\\frac{a}{\\frac{b}{c}}", "a/(b/c)"},
               {"B\\Big/\\frac{G}{p}", "B/(G/p)"},
               {"2\\frac{n-1}{n}S", "2·(n − 1)/n·S"},
               {"\\left(\\frac{a}{b}\\right)^2", "(a/b)²"},
               {"{\\frac{a}{b}}^2", "(a/b)²"},
               {"\\log\\frac{a}{b}", "log(a/b)"}});
}

TEST(TexUnicode, WritesRoots)
{
    expectAll({{"\\sqrt{12}", "√12"},
               {"\\sqrt n", "√n"},
               {"\\sqrt n m", "√n m"},
               {"\\sqrt{2\\delta M}", "√(2δM)"},
               {"\\sqrt{x^2}", "√(x²)"},
               {"\\sqrt{x}^2", "(√x)²"},
               {"\\sqrt[3]{x}", "∛x"},
               {"\\sqrt[n]{x}", "ⁿ√x"}});
}

TEST(TexUnicode, WritesFunctionsAndLargeOperators)
{
    expectAll({{"2\\log_2 n", "2 log₂ n"},
               {"\\exp(-x^2)", "exp(−x²)"},
               {"\\sum_{i=1}^{n} x_i", "∑ᵢ₌₁ⁿ xᵢ"},
               {"\\sum\\limits_{x\\in S} f(x)", "∑_(x∈S) f(x)"},
               {"\\prod_k p_k", "∏ₖ pₖ"},
               {"m=\\max_j x_j", "m = maxⱼ xⱼ"},
               {"\\operatorname{rank}(A)\\bmod 2", "rank(A) mod 2"},
               {"a\\pmod{n}", "a (mod n)"}});
}

TEST(TexUnicode, KeepsWordsApart)
{
    expectAll({{"\\mathrm{MFU}=\\frac{6N\\cdot\\text{tokens/s}}{G\\,\\pi}", "MFU = 6N·tokens/s/(G π)"},
               {"\\pi\\mathrm{MFU}", "π MFU"},
               {"2\\ \\text{FLOP}", "2 FLOP"},
               {"2\\#\\mathrm{MAC}", "2#MAC"},
               {"\\mathrm{softmax}(x)_i", "softmax(x)ᵢ"},
               {"\\mathrm{d}x", "dx"},
               {"\\mathbb{R}^n", "ℝⁿ"}});
}

TEST(TexUnicode, WritesFencesAccentsAndNotes)
{
    expectAll({{"\\left\\lceil b/s\\right\\rceil", "⌈b/s⌉"},
               {"\\left.x\\right|", "x|"},
               {"\\|x\\|_2", "‖x‖₂"},
               {"\\bar P", "P\u0304"},
               {"\\overline{ab}", "a\u0305b\u0305"},
               {"\\underbrace{a+b}_{n}", "(a + b) [n]"},
               {"\\binom{n}{k}", "C(n, k)"}});
}

TEST(TexUnicode, WritesTables)
{
    expectAll({{"\\begin{aligned} a &= b+c \\\\[2pt] &= d \\\\ \\end{aligned}", "a = b + c\n= d"},
               {"x = \\begin{aligned} a \\\\ b \\end{aligned}", "x = a; b"},
               {"\\begin{cases} 1 & \\text{if } x>0 \\\\ 0 & \\text{else} \\end{cases}", "{1, if x > 0; 0, else}"},
               {"\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", "(a, b; c, d)"},
               {"\\begin{array}{cc} a & b \\end{array}", "[a, b]"}});
}

TEST(TexUnicode, GivesNothingForWhatItCannotShow)
{
    for (const char* tex : {"",
                            " ",
                            "\\unknown",
                            "\\frac{a}",
                            "\\frac{}{}",
                            "{",
                            "}",
                            "x^",
                            "a & b",
                            "a \\\\ b",
                            "\\left(x",
                            "\\begin{aligned}",
                            "\\begin{aligned}x\\end{cases}",
                            "\\begin{tikzpicture}\\end{tikzpicture}",
                            "\\hat{ab}",
                            "\\text{a $x$}",
                            "\\text",
                            "\x1b[31m",
                            "x_1_2",
                            "\\"})
        EXPECT_EQ(texToUnicode(tex), std::nullopt) << tex;
}

TEST(TexUnicode, RefusesDeepAndLongFormulas)
{
    std::string deep;
    for (int level = 0; level < 500; ++level)
        deep += "\\sqrt{";
    EXPECT_EQ(texToUnicode(deep), std::nullopt);
    EXPECT_EQ(texToUnicode(std::string(5000, '{')), std::nullopt);
    EXPECT_EQ(texToUnicode(std::string(3000, '^')), std::nullopt);
    EXPECT_EQ(texToUnicode(std::string(5000, 'x')), std::nullopt);
    EXPECT_EQ(texToUnicode(std::string(4000, 'x')), std::string(4000, 'x'));
}

RC_GTEST_PROP(TexUnicodeLaws, AnyInputIsShownOrRefused, ())
{
    const auto piece = rc::gen::element<std::string>(
        "\\frac", "{", "}", "^", "_", "\\sqrt", "[", "]", "x", "12", "\\left(", "\\right)", "\\begin{cases}",
        "\\end{cases}", "\\begin{aligned}", "\\end{aligned}", "&", "\\\\", "\\text{a", "\\underbrace", "'", "%", "\n",
        "\\bar", "+", "/", "\\mathrm", "\\mathbb", "\\sum", "\\operatorname{f}", ",", "\xFF", "字", "\\");
    std::string tex;
    for (const std::string& part : *rc::gen::container<std::vector<std::string>>(piece))
        tex += part;
    const auto shown = texToUnicode(tex);
    RC_ASSERT(!shown || !shown->empty());
}

RC_GTEST_PROP(TexUnicodeLaws, AnyBytesAreShownOrRefused, (const std::vector<char>& bytes))
{
    const auto shown = texToUnicode(std::string(bytes.begin(), bytes.end()));
    for (const char character : shown.value_or("x"))
        RC_ASSERT(static_cast<unsigned char>(character) >= 0x20 || character == '\n');
}

} // namespace
} // namespace warpdeck
