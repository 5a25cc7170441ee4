#include "core/text/markdown_builder.h"

#include "core/text/markdown_entity.h"

#include <cassert>
#include <utility>

namespace warpdeck {

namespace {

constexpr std::size_t maxDepth = 32;
constexpr std::size_t maxCells = 20'000;
constexpr std::size_t unknownOffset = static_cast<std::size_t>(-1);
constexpr std::string_view replacementCharacter = "\uFFFD";

template <typename Detail>
const Detail& as(const void* detail)
{
    return *static_cast<const Detail*>(detail);
}

Table::Alignment alignmentOf(MD_ALIGN align)
{
    switch (align) {
    case MD_ALIGN_LEFT:
        return Table::Alignment::Start;
    case MD_ALIGN_CENTER:
        return Table::Alignment::Center;
    case MD_ALIGN_RIGHT:
        return Table::Alignment::End;
    case MD_ALIGN_DEFAULT:
        break;
    }
    return Table::Alignment::Default;
}

} // namespace

MarkdownBuilder::MarkdownBuilder(MarkdownOrigin& origin) : m_origin(origin), m_open(1) {}

void MarkdownBuilder::enterBlock(MD_BLOCKTYPE type, const void* detail)
{
    endParagraph();
    switch (type) {
    case MD_BLOCK_QUOTE:
        openContainer({.kind = Block::Kind::Quote});
        break;
    case MD_BLOCK_UL:
        openContainer({.kind = Block::Kind::BulletList, .tight = as<MD_BLOCK_UL_DETAIL>(detail).is_tight != 0});
        break;
    case MD_BLOCK_OL:
        openContainer({.kind = Block::Kind::OrderedList,
                       .number = static_cast<int>(as<MD_BLOCK_OL_DETAIL>(detail).start),
                       .tight = as<MD_BLOCK_OL_DETAIL>(detail).is_tight != 0});
        break;
    case MD_BLOCK_LI:
        openContainer({.kind = Block::Kind::ListItem});
        break;
    case MD_BLOCK_HR:
        addBlock({.kind = Block::Kind::Rule, .offset = unknownOffset});
        break;
    case MD_BLOCK_H:
        beginLeaf(Leaf::Heading,
                  {.kind = Block::Kind::Heading, .number = static_cast<int>(as<MD_BLOCK_H_DETAIL>(detail).level)});
        break;
    case MD_BLOCK_CODE:
        beginLeaf(Leaf::Code,
                  {.kind = Block::Kind::Code, .language = m_origin.asWritten(as<MD_BLOCK_CODE_DETAIL>(detail).lang)});
        break;
    case MD_BLOCK_TABLE:
        beginLeaf(Leaf::Table, {.kind = Block::Kind::Table});
        break;
    case MD_BLOCK_TR:
        if (!m_block.table.header.empty())
            m_block.table.rows.emplace_back();
        break;
    case MD_BLOCK_TH:
        m_block.table.alignments.push_back(alignmentOf(as<MD_BLOCK_TD_DETAIL>(detail).align));
        break;
    case MD_BLOCK_DOC:
    case MD_BLOCK_HTML:
    case MD_BLOCK_P:
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY:
    case MD_BLOCK_TD:
        break;
    }
}

void MarkdownBuilder::leaveBlock(MD_BLOCKTYPE type)
{
    switch (type) {
    case MD_BLOCK_QUOTE:
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
    case MD_BLOCK_LI:
        endParagraph();
        closeContainer();
        break;
    case MD_BLOCK_P:
        endParagraph();
        break;
    case MD_BLOCK_H:
        m_block.inlines = m_run.take();
        endLeaf();
        break;
    case MD_BLOCK_CODE:
    case MD_BLOCK_TABLE:
        endLeaf();
        break;
    case MD_BLOCK_TH:
        m_block.table.header.push_back(m_run.take());
        ++m_cells;
        break;
    case MD_BLOCK_TD:
        m_block.table.rows.back().push_back(m_run.take());
        ++m_cells;
        break;
    case MD_BLOCK_DOC:
    case MD_BLOCK_HTML:
    case MD_BLOCK_HR:
    case MD_BLOCK_THEAD:
    case MD_BLOCK_TBODY:
    case MD_BLOCK_TR:
        break;
    }
}

void MarkdownBuilder::enterSpan(MD_SPANTYPE type, const void* detail)
{
    switch (type) {
    case MD_SPAN_EM:
        m_run.openSpan({.kind = Inline::Kind::Emphasis});
        break;
    case MD_SPAN_STRONG:
        m_run.openSpan({.kind = Inline::Kind::Strong});
        break;
    case MD_SPAN_DEL:
        m_run.openSpan({.kind = Inline::Kind::Strikethrough});
        break;
    case MD_SPAN_A:
        m_run.openSpan({.kind = Inline::Kind::Link, .target = m_origin.asWritten(as<MD_SPAN_A_DETAIL>(detail).href)});
        break;
    case MD_SPAN_IMG:
        m_run.openSpan({.kind = Inline::Kind::Image, .target = m_origin.asWritten(as<MD_SPAN_IMG_DETAIL>(detail).src)});
        break;
    case MD_SPAN_CODE:
        m_run.openSpan({.kind = Inline::Kind::Code});
        break;
    case MD_SPAN_LATEXMATH:
    case MD_SPAN_LATEXMATH_DISPLAY:
    case MD_SPAN_WIKILINK:
    case MD_SPAN_U:
        break;
    }
}

void MarkdownBuilder::leaveSpan(MD_SPANTYPE type)
{
    switch (type) {
    case MD_SPAN_EM:
        m_run.closeSpan(Inline::Kind::Emphasis);
        break;
    case MD_SPAN_STRONG:
        m_run.closeSpan(Inline::Kind::Strong);
        break;
    case MD_SPAN_DEL:
        m_run.closeSpan(Inline::Kind::Strikethrough);
        break;
    case MD_SPAN_A:
        m_run.closeSpan(Inline::Kind::Link);
        break;
    case MD_SPAN_IMG:
        m_run.closeSpan(Inline::Kind::Image);
        break;
    case MD_SPAN_CODE:
        m_run.closeSpan(Inline::Kind::Code);
        break;
    case MD_SPAN_LATEXMATH:
    case MD_SPAN_LATEXMATH_DISPLAY:
    case MD_SPAN_WIKILINK:
    case MD_SPAN_U:
        break;
    }
}

void MarkdownBuilder::addText(MD_TEXTTYPE type, std::string_view text)
{
    switch (type) {
    case MD_TEXT_NULLCHAR:
        text = replacementCharacter;
        break;
    case MD_TEXT_BR:
        m_run.addLineBreak(m_lastOffset);
        return;
    case MD_TEXT_SOFTBR:
        m_run.endSourceLine();
        return;
    case MD_TEXT_ENTITY:
        m_run.addWords(decodeEntity(text), noteOffset(text));
        return;
    case MD_TEXT_NORMAL:
    case MD_TEXT_CODE:
    case MD_TEXT_HTML:
    case MD_TEXT_LATEXMATH:
        break;
    }
    if (m_leaf == Leaf::Code) {
        noteOffset(text);
        m_block.text += m_origin.asWritten(text);
    } else if (m_run.inCode()) {
        m_run.addCode(m_origin.asWritten(text), noteOffset(text));
    } else {
        addProse(text);
    }
}

bool MarkdownBuilder::isTooComplex() const
{
    return m_cells > maxCells;
}

std::vector<Block> MarkdownBuilder::takeBlocks()
{
    assert(m_open.size() == 1);
    return std::move(m_open.front().children);
}

void MarkdownBuilder::beginLeaf(Leaf leaf, Block block)
{
    m_leaf = leaf;
    m_block = std::move(block);
    m_block.offset = unknownOffset;
}

void MarkdownBuilder::endLeaf()
{
    addBlock(std::exchange(m_block, {}));
    m_leaf = Leaf::Paragraph;
}

void MarkdownBuilder::openContainer(Block container)
{
    // A list is kept together with its items, so it needs two levels.
    const bool tooDeep = container.kind != Block::Kind::ListItem && m_open.size() + 2 > maxDepth;
    if (m_flattenedContainers > 0 || tooDeep) {
        ++m_flattenedContainers;
        return;
    }
    container.offset = unknownOffset;
    m_open.push_back(std::move(container));
}

void MarkdownBuilder::closeContainer()
{
    if (m_flattenedContainers > 0) {
        --m_flattenedContainers;
        return;
    }
    Block container = std::move(m_open.back());
    m_open.pop_back();
    addBlock(std::move(container));
}

void MarkdownBuilder::addBlock(Block block)
{
    if (block.offset == unknownOffset)
        block.offset = m_lastOffset;
    m_open.back().children.push_back(std::move(block));
}

void MarkdownBuilder::endParagraph()
{
    std::vector<Inline> inlines = m_run.takeTrimmed();
    if (inlines.empty())
        return;
    const std::size_t offset = inlines.front().offset;
    addBlock({.kind = Block::Kind::Paragraph, .inlines = std::move(inlines), .offset = offset});
}

void MarkdownBuilder::addProse(std::string_view text)
{
    std::size_t at = 0;
    while (const auto placeholder = nextPlaceholder(text, at)) {
        const std::string_view words = text.substr(at, placeholder->position - at);
        m_run.addWords(words, noteOffset(words));
        if (placeholder->index)
            addTakenOut(m_origin.see(*placeholder->index));
        at = placeholder->position + Placeholder::size;
    }
    m_run.addWords(text.substr(at), noteOffset(text.substr(at)));
}

void MarkdownBuilder::addTakenOut(const TakenOut& taken)
{
    noteOffset(taken.offset);
    const bool inParagraph = m_leaf == Leaf::Paragraph && !m_run.inSpan();
    if (taken.kind == TakenOut::Kind::Character) {
        m_run.addWords(taken.content, taken.offset);
    } else if (taken.kind == TakenOut::Kind::DisplayFormula && inParagraph) {
        endParagraph();
        addBlock({.kind = Block::Kind::Formula, .text = taken.content, .offset = taken.offset});
    } else {
        m_run.addFormula(taken.content, taken.offset);
    }
}

std::size_t MarkdownBuilder::noteOffset(std::string_view text)
{
    const auto offset = m_origin.offsetOf(text);
    if (offset && !text.empty())
        noteOffset(*offset);
    return m_lastOffset;
}

/// Every open block that has had no text so far begins here.
void MarkdownBuilder::noteOffset(std::size_t offset)
{
    m_lastOffset = offset;
    if (m_block.offset == unknownOffset)
        m_block.offset = offset;
    for (auto block = m_open.rbegin(); block != m_open.rend() && block->offset == unknownOffset; ++block)
        block->offset = offset;
}

} // namespace warpdeck
