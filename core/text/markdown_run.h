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

    /// Emphasis, Strong, Strikethrough or Link, Code or Image. Beyond a depth of 32 the content of one of the first
    /// four joins the span around it; of nested images only the outermost is kept, and its content becomes its text.
    void openSpan(Inline span);

    /// Ends the innermost span if it is of this kind. (md4c 0.4.8 now and then leaves a span that it never entered.)
    void closeSpan(Inline::Kind kind);

    void addWords(std::string_view words, std::size_t offset);
    void addFormula(std::string tex, std::size_t offset);
    void addLineBreak(std::size_t offset);

    /// Precondition: inCode().
    void addCode(std::string_view code, std::size_t offset);

    /// A line end in the source: what it becomes depends on what follows.
    void endSourceLine() { m_afterLineEnd = true; }

    bool inCode() const { return m_open.back().kind == Inline::Kind::Code; }
    bool inSpan() const { return m_open.size() > 1; }

    /// What has been collected; ends all open spans and begins the next run.
    std::vector<Inline> take();

    /// The same without spaces and line breaks at both ends.
    std::vector<Inline> takeTrimmed();

private:
    struct Span {
        Inline::Kind kind;
        bool isKept; ///< whether it stands in m_open
    };

    bool keeps(Inline::Kind kind) const;
    void finishSpan();
    void add(Inline part);
    void noteOffset(std::size_t offset);
    void resolveLineEnd(std::string_view next);

    std::vector<Span> m_spans;  ///< open ones, outermost first
    std::vector<Inline> m_open; ///< the run, then its kept open spans
    bool m_afterLineEnd = false;
    std::size_t m_lastOffset = 0;
};

} // namespace warpdeck
