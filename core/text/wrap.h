#pragma once

#include "core/text/locale_tag.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck {

/// The columns a text takes in a terminal: two for wide characters and emoji, none for combining marks, controls
/// (tabs and line feeds among them) and bidi controls. Characters of ambiguous width count one.
int displayWidth(std::string_view text);

/// Breaks a text into lines of at most `width` columns where the locale's rules allow a break (UAX 14). Line feeds
/// in the text stay line ends; no-break spaces are kept whole; spaces at a break are dropped, others kept. A word
/// wider than a line is broken between graphemes; only a single grapheme may be wider than `width`. A width below 1
/// is taken as 1. No lines for a text without content.
std::vector<std::string> wrap(std::string_view text, int width, const LocaleTag& locale);

} // namespace warpdeck
