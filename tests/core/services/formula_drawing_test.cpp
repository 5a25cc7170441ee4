#include "core/services/formula_drawing.h"

#include "core/storage/bank_writer.h"
#include "tests/core/storage/bank_test_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::services {
namespace {

using testing::IsEmpty;

constexpr auto inlineStyle = Formula::Style::Inline;
constexpr auto displayStyle = Formula::Style::Display;

/// A renderer that counts and draws nothing but a frame as wide as the TeX is long.
class Frames {
public:
    FormulaRenderer renderer(const std::string& version)
    {
        return {.version = version, .draw = [this](const FormulaKey& formula) { return draw(formula.tex); }};
    }

    int drawn = 0;

private:
    FormulaDrawing draw(const std::string& tex)
    {
        ++drawn;
        if (tex == "\\foo")
            return {.error = "Undefined control sequence \\foo"};
        if (tex == "\\script")
            return {.svg = "<svg><script></script></svg>"};
        return {.svg = "<svg width=\"" + std::to_string(tex.size()) + "ex\"></svg>"};
    }
};

class DrawingFormulas : public testing::Test {
protected:
    FormulaDrawings draw(const std::set<FormulaKey>& formulas, const std::string& version)
    {
        m_frames.drawn = 0;
        return drawFormulas(formulas, m_frames.renderer(version), m_path);
    }

    void write(const FormulaDrawings& drawings)
    {
        storage::writeBank({.id = BankId("b"), .sourceLocale = LocaleTag("en"), .texts = {{LocaleTag("en"), "B", ""}}},
                           m_path, drawings.drawn);
    }

    const std::set<FormulaKey> m_two{{.tex = "x"}, {.tex = "xy", .style = displayStyle}};
    Frames m_frames;
    storage::TestFolder m_folder;
    std::filesystem::path m_path = m_folder / "bank.wdbank";
};

TEST(FormulasIn, FindsEveryFormulaOfEveryTextOnce)
{
    const LocaleTag en("en");
    BankContents bank{.id = BankId("b"), .sourceLocale = en};
    bank.texts = {{.locale = en, .title = "", .description = "$a$"}};
    bank.topicTexts = {{.topic = TopicId("t"), .locale = en, .title = "", .introduction = "$b$"}};
    bank.itemTexts = {{.item = ItemId("i"),
                       .locale = en,
                       .title = "$c$",
                       .stem = "The {{c1::$d$}} and `$no$`\n\n$$d$$",
                       .options = {{.id = OptionId("o"), .text = "$e$ for \\$5", .feedback = "$f$"}},
                       .hint = "$g$",
                       .back = "$h$",
                       .explanation = "$a$ | $i$"}};
    bank.terms = {{.id = TermId("t"), .definitions = {{en, "$j$"}}, .note = ""}};
    std::string inlines;
    std::string displays;
    for (const FormulaKey& formula : formulasIn(bank))
        (formula.style == inlineStyle ? inlines : displays) += formula.tex;
    EXPECT_EQ(inlines, "abcdefghij");
    EXPECT_EQ(displays, "d");
}

TEST_F(DrawingFormulas, DrawsEachFormula)
{
    const FormulaDrawings drawings = draw(m_two, "v1");
    EXPECT_EQ(drawings.drawn.renderer, "v1");
    EXPECT_EQ(drawings.drawn.pictures,
              (FormulaPictures{{{.tex = "x"}, "<svg width=\"1ex\"></svg>"},
                               {{.tex = "xy", .style = displayStyle}, "<svg width=\"2ex\"></svg>"}}));
    EXPECT_THAT(drawings.failed, IsEmpty());
    EXPECT_EQ(drawings.reusedCount, 0);
}

TEST_F(DrawingFormulas, TakesUnchangedFormulasFromTheEarlierBank)
{
    write(draw(m_two, "v1"));
    const FormulaDrawings drawings = draw({{.tex = "x"}, {.tex = "xyz"}}, "v1");
    EXPECT_EQ(m_frames.drawn, 1);
    EXPECT_EQ(drawings.reusedCount, 1);
    EXPECT_EQ(drawings.drawn.pictures.size(), 2U);
}

TEST_F(DrawingFormulas, DrawsAllAnewForAnotherVersionOfTheRenderer)
{
    write(draw(m_two, "v1"));
    EXPECT_EQ(draw(m_two, "v2").reusedCount, 0);
    EXPECT_EQ(m_frames.drawn, 2);
}

TEST_F(DrawingFormulas, DrawsAllAnewWhenTheEarlierFileIsNoBank)
{
    storage::writeBytes(m_path, "older");
    EXPECT_EQ(draw(m_two, "v1").drawn.pictures.size(), 2U);
}

TEST_F(DrawingFormulas, GivesTheSameBankWithAndWithoutReuse)
{
    write(draw(m_two, "v1"));
    const std::string fresh = storage::bytesOf(m_path);
    write(draw(m_two, "v1"));
    EXPECT_EQ(m_frames.drawn, 0);
    EXPECT_EQ(storage::bytesOf(m_path), fresh);
}

TEST_F(DrawingFormulas, LeavesOutWhatCannotBeDrawnPlainly)
{
    const FormulaDrawings drawings = draw({{.tex = "\\foo"}, {.tex = "\\script"}, {.tex = "x"}}, "v1");
    EXPECT_EQ(drawings.drawn.pictures.size(), 1U);
    ASSERT_EQ(drawings.failed.size(), 2U);
    EXPECT_EQ(drawings.failed[0].formula.tex, "\\foo");
    EXPECT_EQ(drawings.failed[0].error, "Undefined control sequence \\foo");
    EXPECT_EQ(drawings.failed[1].formula.tex, "\\script");
}

} // namespace
} // namespace warpdeck::services
