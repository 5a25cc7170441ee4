#pragma once

#include "app/cli/styled_text.h"
#include "core/text/locale_tag.h"
#include "core/text/markdown_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::app {

/// Running text for a terminal: code and unreadable formulas in backquotes, links with their address behind them,
/// images as `[what they show]`. In right-to-left text left-to-right words, code and formulas are isolated.
StyledText styledInlines(const std::vector<Inline>& inlines, TextDirection direction, Look look = Look::Plain);

/// A formula in one line or several, in backquotes where only its TeX can be shown.
std::string shownFormula(std::string_view tex);

} // namespace warpdeck::app
