#include "app/gui/card/document_builder.h"

#include "app/gui/card/formula_object.h"
#include "app/support/text_conversion.h"
#include "core/text/bidi.h"

#include <QFontMetrics>
#include <QImage>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int paragraphGap = 8;
constexpr int aboveFormula = 10;
constexpr int belowFormula = 12;
constexpr int cellPadding = 10;
constexpr int indentWidth = 24;
constexpr int widestPicture = 640;

QString dollars(const std::string& tex, Formula::Style style)
{
    const QString mark = style == Formula::Style::Display ? QStringLiteral("$$") : QStringLiteral("$");
    return mark + app::toQString(tex) + mark;
}

Qt::Alignment alignmentOf(Table::Alignment alignment)
{
    switch (alignment) {
    case Table::Alignment::Center:
        return Qt::AlignHCenter;
    case Table::Alignment::End:
        return Qt::AlignRight;
    case Table::Alignment::Default:
    case Table::Alignment::Start:
        return Qt::AlignLeft;
    }
    return Qt::AlignLeft;
}

} // namespace

DocumentBuilder::DocumentBuilder(QTextDocument& document, const CardSource& source, const Theme& theme,
                                 const CardLook& look)
    : m_document(document),
      m_source(source),
      m_theme(theme),
      m_look(look),
      m_rightToLeft(source.locale.direction() == TextDirection::RightToLeft),
      m_cursor(&document)
{
    m_text.setFont(theme.font(look.style, source.locale));
    m_text.setForeground(theme.color(look.ink));
    document.setIndentWidth(indentWidth);
}

void DocumentBuilder::add(const std::vector<Block>& blocks)
{
    for (const Block& block : blocks)
        addBlock(block);
}

void DocumentBuilder::addBlock(const Block& block)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
        addParagraph(block.inlines, m_text);
        break;
    case Block::Kind::Heading:
        addHeading(block);
        break;
    case Block::Kind::BulletList:
    case Block::Kind::OrderedList:
        addList(block);
        break;
    case Block::Kind::ListItem:
        add(block.children);
        break;
    case Block::Kind::Quote:
        addQuote(block);
        break;
    case Block::Kind::Table:
        addTable(block.table);
        break;
    case Block::Kind::Code:
        addCode(block);
        break;
    case Block::Kind::Formula:
        addDisplayFormula(block);
        break;
    case Block::Kind::Rule:
        addRule();
        break;
    }
}

QTextBlockFormat DocumentBuilder::blockFormat() const
{
    QTextBlockFormat format;
    format.setLayoutDirection(m_rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    format.setAlignment(Qt::AlignLeft);
    format.setLineHeight(m_theme.proportionalHeight(m_source.locale), QTextBlockFormat::ProportionalHeight);
    format.setIndent(m_indent);
    return format;
}

/// A document begins with an empty block: the first of ours takes its place.
void DocumentBuilder::startBlock(QTextBlockFormat format)
{
    if (m_isFirst) {
        format.setTopMargin(0);
        m_cursor.setBlockFormat(format);
        m_cursor.setBlockCharFormat(m_text);
    } else {
        m_cursor.insertBlock(format, m_text);
    }
    m_isFirst = false;
}

void DocumentBuilder::addParagraph(const std::vector<Inline>& inlines, const QTextCharFormat& text)
{
    QTextBlockFormat format = blockFormat();
    format.setTopMargin(paragraphGap);
    startBlock(format);
    insert(m_cursor, inlines, text);
}

void DocumentBuilder::addHeading(const Block& block)
{
    QTextBlockFormat format = blockFormat();
    format.setTopMargin(2 * paragraphGap);
    startBlock(format);
    QTextCharFormat text = m_text;
    text.setFont(m_theme.font(block.number <= 2 ? TextStyle::Section : m_look.style, m_source.locale));
    text.setFontWeight(block.number <= 2 ? QFont::Normal : QFont::Bold);
    insert(m_cursor, block.inlines, text);
}

void DocumentBuilder::addList(const Block& block)
{
    QTextListFormat format;
    const bool ordered = block.kind == Block::Kind::OrderedList;
    format.setStyle(ordered ? QTextListFormat::ListDecimal : QTextListFormat::ListDisc);
    format.setIndent(m_indent + 1);
    QTextList* list = nullptr;
    ++m_indent;
    for (const Block& item : block.children) {
        const bool begins = !item.children.empty() && item.children.front().kind == Block::Kind::Paragraph;
        QTextBlockFormat lineFormat = blockFormat();
        lineFormat.setIndent(0);
        lineFormat.setTopMargin(block.tight ? paragraphGap / 2 : paragraphGap);
        startBlock(lineFormat);
        if (list == nullptr)
            list = m_cursor.createList(format);
        else
            list->add(m_cursor.block());
        if (begins)
            insert(m_cursor, item.children.front().inlines, m_text);
        for (std::size_t child = begins ? 1 : 0; child < item.children.size(); ++child)
            addBlock(item.children[child]);
    }
    --m_indent;
}

void DocumentBuilder::addQuote(const Block& block)
{
    const QTextCharFormat outside = m_text;
    m_text.setForeground(m_theme.color(Role::TextSecondary));
    m_text.setFontItalic(true);
    ++m_indent;
    add(block.children);
    --m_indent;
    m_text = outside;
}

void DocumentBuilder::addCode(const Block& block)
{
    QTextBlockFormat format = blockFormat();
    format.setLayoutDirection(Qt::LeftToRight);
    format.setTopMargin(paragraphGap);
    format.setBackground(m_theme.color(Role::SurfaceSunken));
    format.setLeftMargin(12);
    startBlock(format);
    QTextCharFormat text = m_text;
    text.setFont(m_theme.monoFont(m_look.style));
    QString lines = app::toQString(block.text);
    if (lines.endsWith(QLatin1Char('\n')))
        lines.chop(1);
    m_cursor.insertText(lines.replace(QLatin1Char('\n'), QChar::LineSeparator), text);
}

void DocumentBuilder::addDisplayFormula(const Block& block)
{
    QTextBlockFormat format = blockFormat();
    // Formulas are never mirrored; FixedHeight or a proportional one would cut or stretch a tall line.
    format.setLayoutDirection(Qt::LeftToRight);
    format.setAlignment(Qt::AlignHCenter);
    format.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(aboveFormula);
    format.setBottomMargin(belowFormula);
    startBlock(format);
    insertFormula(m_cursor, {block.text, Formula::Style::Display, 0}, m_text);
}

void DocumentBuilder::addRule()
{
    QTextBlockFormat format = blockFormat();
    format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth, QTextLength(QTextLength::PercentageLength, 100));
    startBlock(format);
}

void DocumentBuilder::addTable(const Table& table)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setBorderCollapse(true);
    format.setCellSpacing(0);
    format.setCellPadding(0);
    format.setTopMargin(paragraphGap);
    format.setBottomMargin(paragraphGap);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setLayoutDirection(m_rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const int columns = static_cast<int>(table.header.size());
    QTextTable* const shown = m_cursor.insertTable(static_cast<int>(table.rows.size()) + 1, columns, format);

    QTextCharFormat head = m_text;
    head.setFont(m_theme.font(TextStyle::Caption, m_source.locale));
    head.setForeground(m_theme.color(Role::TextMuted));
    QTextTableCellFormat cellFormat;
    cellFormat.setTopPadding(cellPadding);
    cellFormat.setBottomPadding(cellPadding);
    cellFormat.setRightPadding(m_rightToLeft ? 0 : 16);
    cellFormat.setLeftPadding(m_rightToLeft ? 16 : 0);
    cellFormat.setBottomBorder(1);
    cellFormat.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    cellFormat.setBottomBorderBrush(m_theme.color(Role::Hairline));
    for (int row = 0; row <= static_cast<int>(table.rows.size()); ++row) {
        const Table::Row& cells = row == 0 ? table.header : table.rows[static_cast<std::size_t>(row) - 1];
        for (int column = 0; column < columns; ++column) {
            QTextTableCell cell = shown->cellAt(row, column);
            const bool isLabel = row > 0 && column == 0;
            QTextCharFormat label = head;
            label.setFont(m_theme.font(TextStyle::Body, m_source.locale));
            addCell(cells[static_cast<std::size_t>(column)], table.alignments[static_cast<std::size_t>(column)],
                    cell.firstCursorPosition(), row == 0 ? head : (isLabel ? label : m_text));
            // Last: a cell's format is that of its first block, which addCell() sets.
            QTextCharFormat merged = cell.format();
            merged.merge(cellFormat);
            cell.setFormat(merged);
        }
    }
    m_cursor.movePosition(QTextCursor::End);
    m_isFirst = false;
}

void DocumentBuilder::addCell(const Table::Cell& cell, Table::Alignment alignment, QTextCursor cursor,
                              const QTextCharFormat& format)
{
    QTextBlockFormat block = blockFormat();
    block.setIndent(0);
    block.setAlignment(alignmentOf(alignment));
    cursor.setBlockFormat(block);
    cursor.setBlockCharFormat(format);
    insert(cursor, cell, format);
}

void DocumentBuilder::insert(QTextCursor& cursor, const std::vector<Inline>& inlines, const QTextCharFormat& format)
{
    for (const Inline& part : inlines)
        insertInline(cursor, part, format);
}

void DocumentBuilder::insertInline(QTextCursor& cursor, const Inline& part, const QTextCharFormat& format)
{
    QTextCharFormat inner = format;
    switch (part.kind) {
    case Inline::Kind::Text:
        insertWords(cursor, part.text, format);
        return;
    case Inline::Kind::Code:
        insertCode(cursor, part.text, format);
        return;
    case Inline::Kind::Formula:
        insertFormula(cursor, {part.text, Formula::Style::Inline, 0}, format);
        return;
    case Inline::Kind::LineBreak:
        cursor.insertText(QString(QChar::LineSeparator), format);
        return;
    case Inline::Kind::Image:
        insertPicture(cursor, part, format);
        return;
    case Inline::Kind::Emphasis:
        inner.setFontItalic(true);
        break;
    case Inline::Kind::Strong:
        inner.setFontWeight(QFont::Bold);
        break;
    case Inline::Kind::Strikethrough:
        inner.setFontStrikeOut(true);
        break;
    case Inline::Kind::Link:
        inner.setAnchor(true);
        inner.setAnchorHref(app::toQString(part.target));
        inner.setForeground(m_theme.color(Role::Link));
        break;
    }
    insert(cursor, part.children, inner);
}

void DocumentBuilder::insertWords(QTextCursor& cursor, const std::string& words, const QTextCharFormat& format) const
{
    cursor.insertText(app::toQString(m_rightToLeft ? isolateLeftToRightRuns(words) : words), format);
}

void DocumentBuilder::insertCode(QTextCursor& cursor, const std::string& code, const QTextCharFormat& format) const
{
    QTextCharFormat mono = format;
    QFont font = m_theme.monoFont(m_look.style);
    font.setBold(format.font().bold());
    mono.setFont(font);
    cursor.insertText(app::toQString(m_rightToLeft ? isolated(code, TextDirection::LeftToRight) : code), mono);
}

void DocumentBuilder::insertFormula(QTextCursor& cursor, const Formula& formula, const QTextCharFormat& format) const
{
    const std::optional<std::string> svg =
        m_source.formula ? m_source.formula({formula.tex, formula.style}) : std::nullopt;
    if (svg) {
        const QString source = dollars(formula.tex, formula.style);
        const QTextCharFormat drawn =
            formulaFormat(format, QByteArray::fromStdString(*svg), format.font().pixelSize(), source);
        if (drawn.objectType() == formulaObjectType) {
            if (m_rightToLeft)
                cursor.insertText(QString(QChar(0x2066)), format);
            cursor.insertText(QString(QChar::ObjectReplacementCharacter), drawn);
            if (m_rightToLeft)
                cursor.insertText(QString(QChar(0x2069)), format);
            return;
        }
    }
    insertCode(cursor, formula.tex, format);
}

void DocumentBuilder::insertPicture(QTextCursor& cursor, const Inline& picture, const QTextCharFormat& format)
{
    const std::optional<std::string> bytes = m_source.picture ? m_source.picture(picture.target) : std::nullopt;
    QImage image;
    if (!bytes || !image.loadFromData(QByteArray::fromStdString(*bytes))) {
        insertWords(cursor, picture.text, format);
        return;
    }
    const QString name = QStringLiteral("media:") + app::toQString(picture.target);
    m_document.addResource(QTextDocument::ImageResource, QUrl(name), image);
    QTextImageFormat imageFormat;
    imageFormat.setName(name);
    imageFormat.setWidth(std::min(image.width(), widestPicture));
    imageFormat.setProperty(QTextFormat::ImageAltText, app::toQString(picture.text));
    if (m_theme.isDark())
        imageFormat.setBackground(Qt::white);
    cursor.insertImage(imageFormat);
}

} // namespace warpdeck::gui
