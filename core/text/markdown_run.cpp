#include "core/text/markdown_run.h"

#include "core/text/markdown_characters.h"
#include "core/text/utf8.h"

#include <cassert>
#include <utility>

namespace warpdeck {

namespace {

constexpr std::size_t maxDepth = 32;
constexpr std::size_t unknownOffset = static_cast<std::size_t>(-1);

} // namespace

MarkdownRun::MarkdownRun() : m_open(1) {}

void MarkdownRun::openSpan(Inline span)
{
    resolveLineEnd({});
    if (m_flattenedSpans > 0 || m_open.size() > maxDepth)
        ++m_flattenedSpans;
    else
        push(std::move(span));
}

void MarkdownRun::closeSpan()
{
    if (m_flattenedSpans > 0)
        --m_flattenedSpans;
    else
        pop();
}

void MarkdownRun::openCode()
{
    resolveLineEnd({});
    push({.kind = Inline::Kind::Code});
}

void MarkdownRun::closeCode()
{
    pop();
}

void MarkdownRun::openImage(std::string path)
{
    resolveLineEnd({});
    if (m_openImages++ == 0)
        push({.kind = Inline::Kind::Image, .target = std::move(path)});
}

void MarkdownRun::closeImage()
{
    if (--m_openImages > 0)
        return;
    Inline& image = m_open.back();
    image.text = plainText(image.children);
    image.children.clear();
    pop();
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
    assert(!inSpan());
    m_afterLineEnd = false;
    return std::exchange(m_open.front(), {}).children;
}

void MarkdownRun::push(Inline span)
{
    span.offset = unknownOffset;
    m_open.push_back(std::move(span));
}

void MarkdownRun::pop()
{
    m_afterLineEnd = false;
    Inline span = std::move(m_open.back());
    m_open.pop_back();
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
