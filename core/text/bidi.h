#pragma once

#include "core/text/locale_tag.h"

#include <string>
#include <string_view>

namespace warpdeck {

/// `text` between marks (U+2066 or U+2067, U+2069) that keep its direction from changing the order around it.
std::string isolated(std::string_view text, TextDirection direction);

/// A right-to-left text in which every run of left-to-right words is isolated: `GPU`, `NVIDIA H100`, `989 TFLOP/s`.
/// Numbers alone and commas, brackets and the like around a run stay outside. Precondition: no isolates in `text`.
std::string isolateLeftToRightRuns(std::string_view text);

/// Whether a character changes the direction of others: embeddings, overrides and isolates.
bool isBidiControl(char32_t character);

/// Balances the isolates of a text that has been cut into lines: a line closes what it leaves open, and the next
/// one opens it again.
class IsolateBalancer {
public:
    /// The next line of the text.
    std::string balanced(std::string_view line);

private:
    std::string m_open; ///< the opening marks in force, outermost first
};

} // namespace warpdeck
