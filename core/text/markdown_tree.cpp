#include "core/text/markdown_tree.h"

#include "core/text/tex_unicode.h"

namespace warpdeck {

namespace {

void appendWords(std::string& words, const std::vector<Inline>& inlines)
{
    for (const Inline& part : inlines) {
        switch (part.kind) {
        case Inline::Kind::Text:
        case Inline::Kind::Code:
        case Inline::Kind::Image:
            words += part.text;
            break;
        case Inline::Kind::Formula:
            words += texToUnicode(part.text).value_or(part.text);
            break;
        case Inline::Kind::LineBreak:
            words += '\n';
            break;
        case Inline::Kind::Emphasis:
        case Inline::Kind::Strong:
        case Inline::Kind::Strikethrough:
        case Inline::Kind::Link:
            appendWords(words, part.children);
            break;
        }
    }
}

void appendRow(std::string& words, const Table::Row& row)
{
    for (std::size_t column = 0; column < row.size(); ++column) {
        if (column > 0)
            words += '\t';
        appendWords(words, row[column]);
    }
    words += '\n';
}

void appendWords(std::string& words, const std::vector<Block>& blocks)
{
    for (const Block& block : blocks) {
        switch (block.kind) {
        case Block::Kind::Paragraph:
        case Block::Kind::Heading:
            appendWords(words, block.inlines);
            words += '\n';
            break;
        case Block::Kind::BulletList:
        case Block::Kind::OrderedList:
        case Block::Kind::ListItem:
        case Block::Kind::Quote:
            appendWords(words, block.children);
            break;
        case Block::Kind::Table:
            appendRow(words, block.table.header);
            for (const Table::Row& row : block.table.rows)
                appendRow(words, row);
            break;
        case Block::Kind::Code:
            words += block.text;
            break;
        case Block::Kind::Formula:
            words += texToUnicode(block.text).value_or(block.text) + '\n';
            break;
        case Block::Kind::Rule:
            break;
        }
    }
}

void appendFormulas(std::vector<Formula>& formulas, const std::vector<Inline>& inlines)
{
    for (const Inline& part : inlines) {
        if (part.kind == Inline::Kind::Formula)
            formulas.push_back({part.text, Formula::Style::Inline, part.offset});
        appendFormulas(formulas, part.children);
    }
}

void appendFormulas(std::vector<Formula>& formulas, const Table::Row& row)
{
    for (const Table::Cell& cell : row)
        appendFormulas(formulas, cell);
}

void appendFormulas(std::vector<Formula>& formulas, const std::vector<Block>& blocks)
{
    for (const Block& block : blocks) {
        if (block.kind == Block::Kind::Formula)
            formulas.push_back({block.text, Formula::Style::Display, block.offset});
        appendFormulas(formulas, block.inlines);
        appendFormulas(formulas, block.table.header);
        for (const Table::Row& row : block.table.rows)
            appendFormulas(formulas, row);
        appendFormulas(formulas, block.children);
    }
}

} // namespace

std::string plainText(const std::vector<Block>& blocks)
{
    std::string words;
    appendWords(words, blocks);
    return words;
}

std::string plainText(const std::vector<Inline>& inlines)
{
    std::string words;
    appendWords(words, inlines);
    return words;
}

std::vector<Formula> formulasOf(const std::vector<Block>& blocks)
{
    std::vector<Formula> formulas;
    appendFormulas(formulas, blocks);
    return formulas;
}

} // namespace warpdeck
