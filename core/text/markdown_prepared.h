#pragma once

#include "core/text/markdown_finding.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck {

/// A stretch of a Markdown source that the Markdown parser must not see.
struct TakenOut {
    enum class Kind {
        InlineFormula,
        DisplayFormula,
        Character, ///< one that would be taken for a placeholder
    };

    Kind kind = Kind::InlineFormula;
    std::string content;    ///< the TeX, or the character
    std::size_t offset = 0; ///< in the source, of the first dollar
    std::size_t length = 0; ///< in the source, with all dollars
};

/// A Markdown text in which one private-use character stands for each formula.
///
/// CommonMark takes these characters for letters, so `**$x$**ist` is bold and `$x|y$` is one table cell. A second kind,
/// the joint, stands for nothing: it is put between `*` and punctuation where the neighbourhood is Chinese, Japanese
/// or Korean, which write no space there, so that `**算力（MFU）**是` is bold too.
class PreparedMarkdown {
public:
    std::string text;
    std::vector<TakenOut> takenOut;
    std::vector<MarkdownFinding> findings; ///< formulas and fences that do not end

    /// Where a byte of `text` stands in the source.
    std::size_t sourceOffset(std::size_t position) const;

    /// From `text.size()` on, text continues with the source's byte `sourceOffset`.
    void anchor(std::size_t sourceOffset);

private:
    struct Anchor {
        std::size_t position = 0;
        std::size_t sourceOffset = 0;
    };
    std::vector<Anchor> m_anchors;
};

/// A placeholder in a prepared text.
struct Placeholder {
    static constexpr std::size_t size = 4; ///< in bytes
    static constexpr std::size_t maxCount = 65'533;

    std::size_t position = 0;
    std::optional<std::size_t> index; ///< in PreparedMarkdown::takenOut; nothing for a joint
};

/// Precondition: index < Placeholder::maxCount.
void appendPlaceholder(std::string& text, std::size_t index);
void appendJoint(std::string& text);

/// The first placeholder at `from` or behind it.
std::optional<Placeholder> nextPlaceholder(std::string_view text, std::size_t from);

} // namespace warpdeck
