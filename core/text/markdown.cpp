#include "core/text/markdown.h"

#include "core/text/markdown_builder.h"
#include "core/text/markdown_characters.h"
#include "core/text/markdown_formulas.h"
#include "core/text/markdown_origin.h"

#include <md4c.h>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace warpdeck {

namespace {

constexpr unsigned flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_NOHTML;

MarkdownBuilder& builderOf(void* context)
{
    return *static_cast<MarkdownBuilder*>(context);
}

/// Hands all that md4c finds in the prepared text to the builder; false when there was too much of it.
bool build(const PreparedMarkdown& prepared, MarkdownBuilder& builder)
{
    assert(prepared.text.size() < (1U << 31));
    MD_PARSER parser{};
    parser.flags = flags;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* context) {
        builderOf(context).enterBlock(type, detail);
        return builderOf(context).isTooComplex() ? -1 : 0; // md4c overlooks positive answers
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* context) {
        builderOf(context).leaveBlock(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* context) {
        builderOf(context).enterSpan(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* context) {
        builderOf(context).leaveSpan(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const char* text, MD_SIZE size, void* context) {
        builderOf(context).addText(type, {text, size});
        return 0;
    };
    return md_parse(prepared.text.data(), static_cast<MD_SIZE>(prepared.text.size()), &parser, &builder) == 0;
}

struct HtmlSearch {
    const PreparedMarkdown& prepared;
    std::vector<MarkdownFinding> findings;

    void add(std::string_view tag)
    {
        if (tag.substr(0, 1) != "<") // md4c reports the further lines of a tag apart
            return;
        const auto begin = static_cast<std::size_t>(tag.data() - prepared.text.data());
        const std::size_t offset = prepared.sourceOffset(begin);
        const std::size_t length = prepared.sourceOffset(begin + tag.size()) - offset;
        findings.push_back({MarkdownFinding::Kind::RawHtml, offset, length});
    }
};

/// What CommonMark would take for HTML inside a line of text.
std::vector<MarkdownFinding> findHtml(const PreparedMarkdown& prepared)
{
    HtmlSearch search{prepared, {}};
    MD_PARSER parser{};
    parser.flags = (flags & ~static_cast<unsigned>(MD_FLAG_NOHTML)) | MD_FLAG_NOHTMLBLOCKS;
    parser.enter_block = parser.leave_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
    parser.enter_span = parser.leave_span = [](MD_SPANTYPE, void*, void*) { return 0; };
    parser.text = [](MD_TEXTTYPE type, const char* text, MD_SIZE size, void* context) {
        if (type == MD_TEXT_HTML)
            static_cast<HtmlSearch*>(context)->add({text, size});
        return 0;
    };
    md_parse(prepared.text.data(), static_cast<MD_SIZE>(prepared.text.size()), &parser, &search);
    return search.findings;
}

void correctOffsets(std::vector<Inline>& inlines, std::size_t excess)
{
    for (Inline& part : inlines) {
        part.offset -= std::min(part.offset, excess);
        correctOffsets(part.children, excess);
    }
}

} // namespace

std::vector<Block> parseMarkdown(std::string_view source)
{
    const PreparedMarkdown prepared = takeOutFormulas(source);
    MarkdownOrigin origin(source, prepared);
    MarkdownBuilder builder(origin);
    if (build(prepared, builder))
        return builder.takeBlocks();
    Block paragraph;
    paragraph.inlines.push_back({.kind = Inline::Kind::Text, .text = std::string(source)});
    return {paragraph};
}

std::vector<Inline> parseInlineMarkdown(std::string_view line)
{
    // behind a full stop no block begins, and emphasis begins as it does at the start of a line
    std::string source = ".";
    source += line;
    std::replace_if(source.begin(), source.end(), isSpace, ' ');
    std::vector<Inline> inlines;
    for (Block& block : parseMarkdown(source)) {
        if (block.kind == Block::Kind::Formula)
            inlines.push_back({.kind = Inline::Kind::Formula, .text = block.text, .offset = block.offset});
        std::move(block.inlines.begin(), block.inlines.end(), std::back_inserter(inlines));
    }
    std::string& first = inlines.front().text;
    first.erase(0, first.find_first_not_of(' ', 1));
    if (first.empty())
        inlines.erase(inlines.begin());
    correctOffsets(inlines, 1);
    return inlines;
}

std::vector<MarkdownFinding> checkMarkdown(std::string_view source)
{
    const PreparedMarkdown prepared = takeOutFormulas(source);
    MarkdownOrigin origin(source, prepared);
    MarkdownBuilder builder(origin);
    if (!build(prepared, builder))
        return {{MarkdownFinding::Kind::TooComplex, 0, source.size()}};
    std::vector<MarkdownFinding> findings = prepared.findings;
    for (const std::size_t index : origin.unseenFormulas()) {
        const TakenOut& formula = prepared.takenOut[index];
        findings.push_back({MarkdownFinding::Kind::DroppedFormula, formula.offset, formula.length});
    }
    const std::vector<MarkdownFinding> html = findHtml(prepared);
    findings.insert(findings.end(), html.begin(), html.end());
    std::stable_sort(findings.begin(), findings.end(),
                     [](const MarkdownFinding& a, const MarkdownFinding& b) { return a.offset < b.offset; });
    return findings;
}

} // namespace warpdeck
