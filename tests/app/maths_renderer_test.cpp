#include "app/support/maths_renderer.h"

#include "core/services/content_service.h"
#include "core/text/formula_svg.h"

#include <QTemporaryDir>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <iterator>

namespace warpdeck::app {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::Not;

constexpr auto inlineStyle = Formula::Style::Inline;
constexpr auto displayStyle = Formula::Style::Display;

class MathsRendererTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (!MathsRenderer::isAvailable())
            GTEST_SKIP() << "built without MathJax";
    }

    /// Loading takes a while, so that all tests share a renderer; that it keeps nothing is one of the facts.
    static MathsRenderer& renderer()
    {
        static MathsRenderer renderer;
        return renderer;
    }

    static std::string errorOf(const std::string& tex)
    {
        const FormulaDrawing drawing = renderer().draw({.tex = tex, .style = inlineStyle});
        EXPECT_EQ(drawing.svg, "") << tex;
        return drawing.error;
    }

    static std::string svgOf(const std::string& tex, Formula::Style style = inlineStyle)
    {
        const FormulaDrawing drawing = renderer().draw({.tex = tex, .style = style});
        EXPECT_EQ(drawing.error, "") << tex;
        return drawing.svg;
    }
};

const std::vector<std::string>& difficultFormulas()
{
    static const std::vector<std::string> formulas{
        R"(\begin{pmatrix} a_{11} & \cdots & a_{1n}\\ \vdots & \ddots & \vdots\\ a_{m1} & \cdots & a_{mn}\end{pmatrix})",
        R"(\left\{\left[\left(\begin{matrix}1\\2\\3\\4\\5\end{matrix}\right)\right]\right\})",
        R"(\underbrace{x+\cdots+x}_{n\ \text{mal}}+\overbrace{a+b+c+d}^{4})",
        R"(\frac{e^{x_i-\max_j x_j}}{\sum_j e^{x_j-\max_j x_j}})",
        R"(\left(\frac{QK^{\top}}{\sqrt{d_k}}\right)V)",
        R"(f(x)=\begin{cases} x^2 & x\ge 0\\ -x & \text{sonst}\end{cases})",
        R"(\begin{aligned} a &= \mathbb{E}\left[\sum_t \log \pi_\theta\right]\\ &\approx \frac1N\sum_{i=1}^N \hat g_i\end{aligned})",
        R"(\prod_{k=1}^{n}k \int_0^\infty e^{-x^2}\,dx \bigoplus_i \lim_{n\to\infty})",
        R"(\hat{x}\vec v\widehat{abc}\overline{AB}\overrightarrow{AB}\dot x\tilde{\imath})",
        R"(\text{Größe, élève, Łódź, İstanbul})",
        R"(\text{速度}=\frac{\text{距離}}{\text{時間}}, \text{مرحبا}, \text{नमस्ते}, \text{한국})",
        R"(\begin{array}{|c:c|}\hline a&b\\ \hdashline c & d\\ \hline\end{array})",
        R"(\sqrt[3]{\frac{a+b}{c}} \binom{n}{k} \xrightarrow[\text{unten}]{\text{oben}})",
        R"(\boldsymbol{\alpha}\mathcal{L}\mathbb{R}\mathfrak{g}\mathscr{L}\mathsf{A}\mathtt{x}\textbf{fett})",
        R"(\text{0{,}5 µs} \le 10^{-6}\,\text{s}, 5\,\%, \color{red}{x}, \boxed{y}, a < b \& c)"};
    return formulas;
}

TEST_F(MathsRendererTest, DrawsDifficultFormulasPlainly)
{
    for (const std::string& tex : difficultFormulas()) {
        for (const auto style : {inlineStyle, displayStyle}) {
            const std::string svg = svgOf(tex, style);
            EXPECT_TRUE(isFormulaSvg(svg)) << tex << '\n' << svg;
            EXPECT_EQ(svg.find("<svg", 1), std::string::npos) << tex;
            EXPECT_THAT(svg.substr(0, 200), MatchesRegex("<svg style=\"vertical-align: -?[0-9.]+ex;\" xmlns=\"[^\"]+\" "
                                                         "width=\"[0-9.]+ex\" height=\"[0-9.]+ex\" viewBox=.*"))
                << tex;
        }
    }
}

TEST_F(MathsRendererTest, GivesSizesAUnitEvenWhereTheyAreNothing)
{
    for (const char* tex : {"", "{}", "N", "\\text{}", "\\,", "\\rule{0em}{0em}", "10"})
        EXPECT_TRUE(isFormulaSvg(svgOf(tex))) << tex << '\n' << svgOf(tex);
    EXPECT_THAT(svgOf("N"), HasSubstr("vertical-align: 0ex;"));
}

TEST_F(MathsRendererTest, DrawsTheSameBytesWhateverWasDrawnBefore)
{
    std::vector<std::string> first;
    for (const std::string& tex : difficultFormulas())
        first.push_back(svgOf(tex));
    MathsRenderer other;
    for (std::size_t i = first.size(); i-- > 0;)
        EXPECT_EQ(other.draw({.tex = difficultFormulas()[i], .style = inlineStyle}).svg, first[i]);
}

TEST_F(MathsRendererTest, SetsInlineFormulasLower)
{
    EXPECT_NE(svgOf("\\frac{a}{b}", inlineStyle), svgOf("\\frac{a}{b}", displayStyle));
}

TEST_F(MathsRendererTest, SaysWhatIsWrong)
{
    EXPECT_EQ(errorOf("\\foo"), "Undefined control sequence \\foo");
    EXPECT_EQ(errorOf("\\frac{a"), "Missing close brace");
    EXPECT_THAT(errorOf("\\left( x"), HasSubstr("\\right"));
    EXPECT_THAT(errorOf("\\begin{matrix} a"), HasSubstr("\\end{matrix}"));
    EXPECT_EQ(renderer().draw({.tex = "x\\tag{1}", .style = displayStyle}).error, "\\tag is not supported");
}

TEST_F(MathsRendererTest, KnowsNoCommandThatReachesOutside)
{
    for (const char* tex : {"\\href{http://a}{x}", "\\require{html}", "\\includegraphics{x}", "\\style{color:red}{x}",
                            "\\mmlToken{mi}[href=\"javascript:x\"]{x}", "\\unicode{x41}", "\\class{a}{x}"})
        EXPECT_THAT(errorOf(tex), Not(IsEmpty())) << tex;
}

TEST_F(MathsRendererTest, TakesMarkupInTextForText)
{
    EXPECT_TRUE(isFormulaSvg(svgOf("\\text{</text><script>速度}")));
    EXPECT_TRUE(isFormulaSvg(svgOf("\\text{速度 \"\\&amp; ' ]]>}")));
}

TEST_F(MathsRendererTest, ForgetsWhatAFormulaDefines)
{
    const std::string fraction = svgOf("\\frac{a}{b}");
    svgOf("\\def\\mine{x}\\newcommand{\\his}{z}\\mine\\his");
    svgOf("\\def\\frac#1#2{#2}\\let\\alpha\\beta\\frac{a}{b}\\alpha");
    svgOf("\\definecolor{red}{rgb}{0,0,1}\\color{red}x");
    for (const char* tex : {"\\mine", "\\his"})
        EXPECT_THAT(errorOf(tex), HasSubstr("Undefined control sequence")) << tex;
    EXPECT_EQ(svgOf("\\frac{a}{b}"), fraction);
    EXPECT_NE(svgOf("\\alpha"), svgOf("\\beta"));
    EXPECT_THAT(svgOf("\\color{red}x"), HasSubstr("fill=\"red\""));
}

TEST_F(MathsRendererTest, SurvivesFormulasThatDoNotEnd)
{
    std::string deep = "x";
    for (int depth = 0; depth < 400; ++depth)
        deep.insert(0, "\\frac{").append("}{y}");
    const std::string recursive = "\\def\\x{\\x}\\x";
    const std::string growing = "\\def\\x{\\x\\x}\\x";
    for (const std::string& tex : {deep, recursive, growing}) {
        EXPECT_THAT(errorOf(tex), Not(IsEmpty())) << tex.substr(0, 30);
        EXPECT_THAT(svgOf("x^2"), Not(IsEmpty()));
    }
}

TEST_F(MathsRendererTest, GivesUpAFormulaThatTakesTooLong)
{
    MathsRenderer impatient(std::chrono::milliseconds(300));
    std::string endless = "\\def\\a{\\begin{matrix}1&2\\\\3&4\\end{matrix}}\\def\\b{\\a\\a\\a\\a\\a\\a}";
    for (int i = 0; i < 200; ++i)
        endless += "\\b";
    impatient.draw({.tex = "x"}); // loads
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(impatient.draw({.tex = endless}).error, "took longer than 300 ms");
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
    EXPECT_EQ(impatient.draw({.tex = "x^2"}).svg, svgOf("x^2"));
}

TEST_F(MathsRendererTest, DrawsEveryFormulaOfTheContent)
{
    const QTemporaryDir folder;
    const std::string bank = folder.filePath(QStringLiteral("bank.wdbank")).toStdString();
    const auto build = [&](std::chrono::milliseconds& duration) {
        const auto start = std::chrono::steady_clock::now();
        const services::BuildResult result = services::buildBank(WARPDECK_CONTENT, bank, renderer().forBanks());
        duration = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
        for (const services::FailedFormula& failed : result.failedFormulas)
            ADD_FAILURE() << failed.formula.tex << ": " << failed.error;
        EXPECT_GT(result.formulaCount, 0);
        std::ifstream file(bank, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    std::chrono::milliseconds first{};
    std::chrono::milliseconds second{};
    const std::string fresh = build(first);
    EXPECT_EQ(build(second), fresh);
    std::cout << "built in " << first.count() << " ms, again in " << second.count() << " ms\n";
}

} // namespace
} // namespace warpdeck::app
