#include "core/content/lint_prose.h"

#include "core/domain/placeholder.h"
#include "core/text/markdown.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

enum class CodeSpans : std::uint8_t { Keep, Drop };

std::string wordsOf(const std::vector<Inline>& inlines, CodeSpans codeSpans = CodeSpans::Keep)
{
    std::string text;
    for (const Inline& piece : inlines) {
        if (piece.kind == Inline::Kind::Formula)
            text += objectMark;
        else if (piece.kind == Inline::Kind::LineBreak)
            text += ' ';
        else if (piece.kind != Inline::Kind::Code || codeSpans == CodeSpans::Keep)
            text += piece.text + wordsOf(piece.children, codeSpans);
    }
    return text;
}

void collectEmphasis(const std::vector<Inline>& inlines, Prose& prose)
{
    for (const Inline& piece : inlines) {
        if (piece.kind == Inline::Kind::Emphasis || piece.kind == Inline::Kind::Strong)
            prose.emphasised.push_back(wordsOf(piece.children));
        collectEmphasis(piece.children, prose);
    }
}

void collectText(const std::vector<Inline>& inlines, Prose& prose)
{
    prose.text += wordsOf(inlines) + '\n';
    prose.withoutCode += wordsOf(inlines, CodeSpans::Drop) + '\n';
    collectEmphasis(inlines, prose);
}

void collectTable(const Table& table, Prose& prose)
{
    prose.tables.push_back({table.header.size(), table.rows.size() + 1});
    for (const Table::Cell& cell : table.header)
        collectText(cell, prose);
    for (const Table::Row& row : table.rows) {
        for (const Table::Cell& cell : row)
            collectText(cell, prose);
    }
}

void collectBlock(const Block& block, Prose& prose)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Heading:
        prose.lastParagraph = wordsOf(block.inlines);
        collectText(block.inlines, prose);
        break;
    case Block::Kind::Table:
        collectTable(block.table, prose);
        break;
    case Block::Kind::Code:
        prose.code += block.text;
        break;
    case Block::Kind::BulletList:
    case Block::Kind::OrderedList:
    case Block::Kind::ListItem:
    case Block::Kind::Quote:
    case Block::Kind::Formula:
    case Block::Kind::Rule:
        break;
    }
    for (const Block& child : block.children)
        collectBlock(child, prose);
}

/// Placeholders must go before Markdown is read: `{6*N*D}` would be emphasis.
std::string withMarksForPlaceholders(std::string_view markdown)
{
    std::string text(markdown);
    const std::vector<ExpressionPlaceholder> placeholders = placeholdersIn(markdown);
    for (auto placeholder = placeholders.rbegin(); placeholder != placeholders.rend(); ++placeholder)
        text.replace(placeholder->offset, placeholder->length, objectMark);
    return text;
}

void trimEnd(std::string& text)
{
    text.resize(text.find_last_not_of(" \n") + 1);
}

} // namespace

Prose readProse(std::string_view markdown, ItemKind kind)
{
    Prose prose;
    if (markdown.empty())
        return prose;
    const std::vector<Block> blocks =
        parseMarkdown(kind == ItemKind::Number ? withMarksForPlaceholders(markdown) : std::string(markdown));
    for (const Block& block : blocks)
        collectBlock(block, prose);
    for (const Formula& formula : formulasOf(blocks))
        prose.formulas.push_back(formula.tex);
    prose.findings = checkMarkdown(markdown);
    trimEnd(prose.text);
    trimEnd(prose.lastParagraph);
    return prose;
}

} // namespace warpdeck::content
