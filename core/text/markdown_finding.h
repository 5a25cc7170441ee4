#pragma once

#include <cstddef>

namespace warpdeck {

/// Something in a Markdown text that its author will not have meant.
struct MarkdownFinding {
    enum class Kind {
        RawHtml,         ///< a tag, a comment or the like; it is shown as it is written
        UnclosedFormula, ///< `$` or `$$` that opens what no other closes; it is shown as a dollar
        UnclosedFence,   ///< the rest of the text is code
        DroppedFormula,  ///< a formula where Markdown shows nothing, e.g. in a cell beyond the table's last column
        TooComplex,      ///< a table of absurd size; the text is shown as it is written
    };

    Kind kind = Kind::RawHtml;
    std::size_t offset = 0; ///< of the first byte concerned
    std::size_t length = 0; ///< in bytes: the tag, the opening dollars, backquotes or tildes, the whole formula

    friend bool operator==(const MarkdownFinding&, const MarkdownFinding&) = default;
};

} // namespace warpdeck
