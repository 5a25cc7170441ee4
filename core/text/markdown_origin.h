#pragma once

#include "core/text/markdown_prepared.h"

#include <md4c.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck {

/// Leads from what md4c reports back to the source, and remembers which formulas were seen there.
class MarkdownOrigin {
public:
    /// Both must outlive this object.
    MarkdownOrigin(std::string_view source, const PreparedMarkdown& prepared);

    /// The stretch that a placeholder stands for; it counts as seen.
    const TakenOut& see(std::size_t index);

    /// A part of the prepared text as its author wrote it, formulas with their dollars.
    std::string asWritten(std::string_view text);

    /// A link's target, a code block's language and the like, with its entities decoded.
    std::string asWritten(const MD_ATTRIBUTE& attribute);

    /// Nothing for the constants that md4c reports, e.g. the space that stands for a line end in code.
    std::optional<std::size_t> offsetOf(std::string_view text) const;

    /// The formulas that were not seen, as indices in PreparedMarkdown::takenOut.
    std::vector<std::size_t> unseenFormulas() const;

private:
    std::string_view m_source;
    const PreparedMarkdown& m_prepared;
    std::vector<bool> m_isSeen;
};

} // namespace warpdeck
