#include "app/gui/card/card_document.h"

#include "tests/gui/gui_fixture.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

namespace warpdeck::gui {
namespace {

constexpr const char* drawing =
    R"(<svg xmlns="http://www.w3.org/2000/svg" style="vertical-align: -0.100ex;" width="1ex" height="1ex" viewBox="0 -400 442 442"><path d="M0 0L1 1"/></svg>)";

class CardDocument : public GuiTest {
protected:
    std::unique_ptr<QTextDocument> build(std::string_view markdown, const char* locale = "en")
    {
        const CardSource source{.locale = LocaleTag(locale),
                                .formula = [](const FormulaKey&) { return std::optional<std::string>(drawing); },
                                .picture = {}};
        return buildDocument(markdown, source, theme(), {});
    }

    static QString copyAll(QTextDocument& document)
    {
        QTextCursor cursor(&document);
        cursor.select(QTextCursor::Document);
        return copiedText(cursor);
    }
};

TEST_F(CardDocument, CopiesFormulasAsTexBetweenDollars)
{
    const auto document = build("Costs $6ND$ FLOPs.");
    EXPECT_EQ(copyAll(*document), QStringLiteral("Costs $6ND$ FLOPs."));
}

TEST_F(CardDocument, LeavesTagsAsTheTextTheyAre)
{
    const auto document = build("a <img src=\"file:///etc/passwd\"> <script>x</script> b");
    EXPECT_TRUE(document->toPlainText().contains(QStringLiteral("<script>x</script>")));
    EXPECT_FALSE(document->toPlainText().contains(QChar::ObjectReplacementCharacter));
}

TEST_F(CardDocument, GivesEachParagraphTheDirectionOfItsLanguage)
{
    const auto arabic = build("GPU (H100) هي الإجابة!\n\nنص", "ar");
    for (QTextBlock block = arabic->begin(); block.isValid(); block = block.next())
        EXPECT_EQ(block.blockFormat().layoutDirection(), Qt::RightToLeft);
    const auto german = build("Die Antwort.", "de");
    EXPECT_EQ(german->begin().blockFormat().layoutDirection(), Qt::LeftToRight);
}

TEST_F(CardDocument, IsolatesLatinRunsCodeAndFormulasInRightToLeftText)
{
    const auto document = build("قيمة MFU و `x - y` و $6N$.", "ar");
    const QString text = document->toPlainText();
    EXPECT_GE(text.count(QChar(0x2066)), 3);
    EXPECT_EQ(text.count(QChar(0x2066)), text.count(QChar(0x2069)));
    EXPECT_EQ(copyAll(*document), QStringLiteral("قيمة MFU و x - y و $6N$."));
}

TEST_F(CardDocument, BuildsListsAndTables)
{
    const auto list = build("1. one\n2. two");
    ASSERT_NE(list->begin().textList(), nullptr);
    EXPECT_EQ(list->begin().textList()->count(), 2);
    const auto document = build("| a | b |\n|:--|--:|\n| 1 | 2 |\n| 3 | 4 |", "ar");
    const auto* table = qobject_cast<QTextTable*>(document->rootFrame()->childFrames().value(0));
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->rows(), 3);
    EXPECT_EQ(table->columns(), 2);
    EXPECT_EQ(table->cellAt(1, 0).firstCursorPosition().blockFormat().layoutDirection(), Qt::RightToLeft);
    EXPECT_EQ(table->cellAt(1, 1).firstCursorPosition().block().text(), QStringLiteral("2"));
}

TEST_F(CardDocument, ShowsTexWhereNoDrawingIsAtHand)
{
    const CardSource source{.locale = LocaleTag("en"), .formula = {}, .picture = {}};
    const auto document = buildDocument("Costs $6ND$.", source, theme(), {});
    EXPECT_EQ(document->toPlainText(), QStringLiteral("Costs 6ND."));
}

TEST_F(CardDocument, SpeaksFormulasInWords)
{
    EXPECT_EQ(spokenText("About $10^{12}$ **FLOPs**"), QStringLiteral("About 10¹² FLOPs"));
}

TEST_F(CardDocument, TakesAnyText)
{
    for (const char* hostile : {"", "\n\n\n", "| a |\n|--|", "```", "$", "$$", "> > > > >", "- - - -", "![](x)",
                                "[a](javascript:b)", "\xff\xfe"})
        EXPECT_NE(build(hostile), nullptr);
}

} // namespace
} // namespace warpdeck::gui
