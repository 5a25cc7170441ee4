#pragma once

#include "core/text/markdown_prepared.h"

#include <string_view>

namespace warpdeck {

/// Takes the formulas out of a text by pandoc's rule: `$x$` has no space inside the dollars and no digit behind the
/// closing one, `$$…$$` may run over several lines, neither over an empty one; `\$` is a dollar, and so is every
/// dollar in a code span or a fence. Beyond that, `$x$` ends before a backquote and before a line that begins a list
/// item, a heading, a quote or a table row. At most 65,533 are taken out, further ones stay text.
PreparedMarkdown takeOutFormulas(std::string_view source);

} // namespace warpdeck
