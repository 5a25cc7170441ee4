#pragma once

#include "app/gui/card/card_document.h"
#include "core/text/markdown_tree.h"

#include <QTextBlockFormat>
#include <QTextCharFormat>
#include <QTextCursor>

#include <vector>

namespace warpdeck::gui {

/// Puts parsed Markdown into a document, block by block.
class DocumentBuilder {
public:
    DocumentBuilder(QTextDocument& document, const CardSource& source, const Theme& theme, const CardLook& look);

    void add(const std::vector<Block>& blocks);

private:
    void addBlock(const Block& block);
    void addParagraph(const std::vector<Inline>& inlines, const QTextCharFormat& format);
    void addHeading(const Block& block);
    void addList(const Block& block);
    void addQuote(const Block& block);
    void addCode(const Block& block);
    void addDisplayFormula(const Block& block);
    void addRule();
    void addTable(const Table& table);
    void addCell(const Table::Cell& cell, Table::Alignment alignment, QTextCursor cursor,
                 const QTextCharFormat& format);

    void insert(QTextCursor& cursor, const std::vector<Inline>& inlines, const QTextCharFormat& format);
    void insertInline(QTextCursor& cursor, const Inline& part, const QTextCharFormat& format);
    void insertWords(QTextCursor& cursor, const std::string& words, const QTextCharFormat& format) const;
    void insertCode(QTextCursor& cursor, const std::string& code, const QTextCharFormat& format) const;
    void insertFormula(QTextCursor& cursor, const Formula& formula, const QTextCharFormat& format) const;
    void insertPicture(QTextCursor& cursor, const Inline& picture, const QTextCharFormat& format);

    QTextBlockFormat blockFormat() const;
    void startBlock(QTextBlockFormat format);

    QTextDocument& m_document;
    const CardSource& m_source;
    const Theme& m_theme;
    CardLook m_look;
    bool m_rightToLeft;
    QTextCharFormat m_text;
    QTextCursor m_cursor;
    bool m_isFirst = true;
    int m_indent = 0;
};

} // namespace warpdeck::gui
