#pragma once

#include "core/text/markdown_finding.h"
#include "core/text/markdown_tree.h"

#include <string_view>
#include <vector>

namespace warpdeck {

/// Reads CommonMark with GFM tables and strikethrough; tags are text. Formulas go before Markdown: see takeOutFormulas.
///
/// `$$…$$` in a paragraph becomes a block and parts the paragraph; in a heading, a table cell or emphasis it is an
/// inline formula. A line end inside a paragraph becomes a space, or nothing between Chinese or Japanese characters.
/// Never fails: whatever is no Markdown is text. Lists, quotes and emphasis nested deeper than 32 are flattened; a
/// text whose tables have more than 20,000 cells becomes one paragraph as it is written.
/// Precondition: `source` is smaller than 1 GiB; it need not be valid UTF-8.
std::vector<Block> parseMarkdown(std::string_view source);

/// Reads one line, e.g. a title, in which nothing begins a block: `1. Foo` is text. Line ends count as spaces.
std::vector<Inline> parseInlineMarkdown(std::string_view line);

/// What the author of `source` will not have meant, in the order of the source.
std::vector<MarkdownFinding> checkMarkdown(std::string_view source);

} // namespace warpdeck
