#pragma once

#include "core/text/markdown_tree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck {

/// The running text of a paragraph, a heading or a table cell in the making. Offsets are those of the source.
class MarkdownRun {
public:
    MarkdownRun();

    /// Emphasis, Strong, Strikethrough, Link; beyond a depth of 32 its content joins the span around it.
    void openSpan(Inline span);
    void closeSpan();

    /// Code or Image. Of nested images only the outermost is kept, and its content becomes its text.
    void openCode();
    void closeCode();
    void openImage(std::string path);
    void closeImage();

    void addWords(std::string_view words, std::size_t offset);
    void addFormula(std::string tex, std::size_t offset);
    void addLineBreak(std::size_t offset);

    /// Precondition: inCode().
    void addCode(std::string_view code, std::size_t offset);

    /// A line end in the source: what it becomes depends on what follows.
    void endSourceLine() { m_afterLineEnd = true; }

    bool inCode() const { return m_open.back().kind == Inline::Kind::Code; }
    bool inSpan() const { return m_open.size() > 1; }

    /// What has been collected; the next run begins. Precondition: !inSpan().
    std::vector<Inline> take();

private:
    void push(Inline span);
    void pop();
    void add(Inline part);
    void noteOffset(std::size_t offset);
    void resolveLineEnd(std::string_view next);

    std::vector<Inline> m_open; ///< spans, outermost first; the first stands for the run
    bool m_afterLineEnd = false;
    std::size_t m_flattenedSpans = 0; ///< open ones beyond the depth limit
    std::size_t m_openImages = 0;
    std::size_t m_lastOffset = 0;
};

} // namespace warpdeck
