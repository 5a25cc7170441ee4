#include "app/gui/card/card_document.h"

#include "app/gui/card/document_builder.h"
#include "app/gui/card/formula_object.h"
#include "app/support/text_conversion.h"
#include "core/text/bidi.h"
#include "core/text/markdown.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextOption>

namespace warpdeck::gui {

std::unique_ptr<QTextDocument> buildDocument(std::string_view markdown, const CardSource& source, const Theme& theme,
                                             const CardLook& look)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setDocumentMargin(0);
    document->setDefaultFont(theme.font(look.style, source.locale));
    QTextOption option = document->defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(source.locale.direction() == TextDirection::RightToLeft ? Qt::RightToLeft
                                                                                    : Qt::LeftToRight);
    document->setDefaultTextOption(option);
    document->documentLayout()->registerHandler(formulaObjectType, new FormulaObject(document.get()));
    DocumentBuilder(*document, source, theme, look).add(parseMarkdown(markdown));
    return document;
}

QString spokenText(std::string_view markdown)
{
    return app::toQString(plainText(parseMarkdown(markdown))).trimmed();
}

QString copiedText(const QTextCursor& selection)
{
    QString copied;
    const int start = selection.selectionStart();
    const int end = selection.selectionEnd();
    for (QTextBlock block = selection.document()->findBlock(start); block.isValid() && block.position() < end;
         block = block.next()) {
        if (!copied.isEmpty())
            copied += QLatin1Char('\n');
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const int from = std::max(start, fragment.position()) - fragment.position();
            const int to = std::min(end, fragment.position() + fragment.length()) - fragment.position();
            if (to <= from)
                continue;
            const QString source = fragment.charFormat().stringProperty(formulaSourceProperty);
            copied += source.isEmpty() ? fragment.text().mid(from, to - from) : source;
        }
    }
    QString clean;
    for (const QChar character : copied) {
        if (!isBidiControl(character.unicode()))
            clean += character == QChar::LineSeparator ? QLatin1Char('\n') : character;
    }
    return clean;
}

} // namespace warpdeck::gui
