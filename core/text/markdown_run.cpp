#include "core/text/markdown_run.h"

#include "core/text/markdown_characters.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <utility>

namespace warpdeck {

namespace {

constexpr std::size_t maxDepth = 32;
constexpr std::size_t unknownOffset = static_cast<std::size_t>(-1);

bool isTrimmable(const Inline& part)
{
    return part.kind == Inline::Kind::LineBreak || (part.kind == Inline::Kind::Text && part.text.empty());
}

/// Removes line breaks and spaces at both ends, which a display formula leaves where it stood.
void trim(std::vector<Inline>& inlines)
{
    while (!inlines.empty()) {
        Inline& first = inlines.front();
        if (first.kind == Inline::Kind::Text)
            first.text.erase(0, first.text.find_first_not_of(' '));
        if (!isTrimmable(first))
            break;
        inlines.erase(inlines.begin());
    }
    while (!inlines.empty()) {
        Inline& last = inlines.back();
        if (last.kind == Inline::Kind::Text)
            last.text.erase(last.text.find_last_not_of(' ') + 1);
        if (!isTrimmable(last))
            break;
        inlines.pop_back();
    }
}

} // namespace

MarkdownRun::MarkdownRun() : m_open(1) {}

void MarkdownRun::openSpan(Inline span)
{
    resolveLineEnd({});
    m_spans.push_back({span.kind, keeps(span.kind)});
    if (!m_spans.back().isKept)
        return;
    span.offset = unknownOffset;
    m_open.push_back(std::move(span));
}

void MarkdownRun::closeSpan(Inline::Kind kind)
{
    if (m_spans.empty() || m_spans.back().kind != kind)
        return;
    if (m_spans.back().isKept)
        finishSpan();
    m_spans.pop_back();
}

void MarkdownRun::addWords(std::string_view words, std::size_t offset)
{
    if (words.empty())
        return;
    resolveLineEnd(words);
    std::vector<Inline>& siblings = m_open.back().children;
    if (!siblings.empty() && siblings.back().kind == Inline::Kind::Text)
        siblings.back().text += words;
    else
        add({.kind = Inline::Kind::Text, .text = std::string(words), .offset = offset});
}

void MarkdownRun::addFormula(std::string tex, std::size_t offset)
{
    resolveLineEnd({});
    add({.kind = Inline::Kind::Formula, .text = std::move(tex), .offset = offset});
}

void MarkdownRun::addLineBreak(std::size_t offset)
{
    add({.kind = Inline::Kind::LineBreak, .offset = offset});
}

void MarkdownRun::addCode(std::string_view code, std::size_t offset)
{
    noteOffset(offset);
    m_open.back().text += code;
}

std::vector<Inline> MarkdownRun::take()
{
    while (!m_spans.empty())
        closeSpan(m_spans.back().kind);
    m_afterLineEnd = false;
    return std::exchange(m_open.front(), {}).children;
}

std::vector<Inline> MarkdownRun::takeTrimmed()
{
    std::vector<Inline> inlines = take();
    trim(inlines);
    return inlines;
}

bool MarkdownRun::keeps(Inline::Kind kind) const
{
    if (kind == Inline::Kind::Image)
        return std::none_of(m_open.begin(), m_open.end(),
                            [](const Inline& open) { return open.kind == Inline::Kind::Image; });
    return kind == Inline::Kind::Code || m_open.size() <= maxDepth;
}

void MarkdownRun::finishSpan()
{
    m_afterLineEnd = false;
    Inline span = std::move(m_open.back());
    m_open.pop_back();
    if (span.kind == Inline::Kind::Image)
        span.text = plainText(std::exchange(span.children, {}));
    if (span.offset == unknownOffset)
        span.offset = m_lastOffset;
    m_open.back().children.push_back(std::move(span));
}

void MarkdownRun::add(Inline part)
{
    noteOffset(part.offset);
    m_open.back().children.push_back(std::move(part));
}

/// Every open span that has had no text so far begins here.
void MarkdownRun::noteOffset(std::size_t offset)
{
    m_lastOffset = offset;
    for (auto span = m_open.rbegin(); span != m_open.rend() && span->offset == unknownOffset; ++span)
        span->offset = offset;
}

void MarkdownRun::resolveLineEnd(std::string_view next)
{
    std::vector<Inline>& siblings = m_open.back().children;
    if (!std::exchange(m_afterLineEnd, false) || siblings.empty())
        return;
    if (siblings.back().kind != Inline::Kind::Text) {
        siblings.push_back({.kind = Inline::Kind::Text, .text = " ", .offset = m_lastOffset});
        return;
    }
    std::string& before = siblings.back().text;
    const bool joined = !next.empty() && joinsWithoutSpace(codePointBefore(before, before.size())) &&
                        joinsWithoutSpace(codePointAt(next, 0).value);
    if (!joined)
        before += ' ';
}

} // namespace warpdeck
