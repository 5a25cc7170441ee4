#pragma once

#include "core/base/strong_id.h"
#include "core/domain/formula_drawing.h"
#include "core/text/locale_tag.h"

#include <functional>
#include <optional>
#include <string>

namespace warpdeck::gui {

/// Where the text of one item comes from and what belongs to it: all that the card view may fetch. Nothing is ever read
/// from the network or from other files.
struct CardSource {
    LocaleTag locale;                                                      ///< of the text; gives fonts and direction
    std::function<std::optional<std::string>(const FormulaKey&)> formula;  ///< SVG of a formula drawn ahead
    std::function<std::optional<std::string>(const std::string&)> picture; ///< bytes of `media/x.svg`
};

} // namespace warpdeck::gui
