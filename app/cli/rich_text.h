#pragma once

#include "app/cli/colour.h"
#include "core/text/locale_tag.h"
#include "core/text/markdown_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::app {

/// How text of a question bank is put into a terminal.
struct RichTextStyle {
    int width = 80;         ///< columns; code blocks alone may be wider
    LocaleTag locale{"en"}; ///< of the text: rules of line breaking, direction
    Colour colour = Colour::Off;
};

/// Text as terminal lines, without line feeds. Lists hang, tables that do not fit become records, code is not
/// wrapped, formulas are written in Unicode. Nothing that a bank contains can steer the terminal.
///
/// In a right-to-left locale each line is in logical order inside U+2067…U+2069, left-to-right words in it inside
/// U+2066…U+2069, so that a terminal with bidi support shows it right whatever the caller puts before it. The isolates
/// of every line balance.
std::vector<std::string> renderRichText(const std::vector<Block>& blocks, const RichTextStyle& style);
std::vector<std::string> renderRichText(std::string_view markdown, const RichTextStyle& style);

/// A title or another line of Markdown as plain words, safe for a terminal, in one line.
std::string plainRichText(std::string_view markdown);

/// Plain text, which is no Markdown, as safe terminal lines.
std::vector<std::string> wrapPlain(std::string_view text, int width, const LocaleTag& locale);

} // namespace warpdeck::app
