#pragma once

#include "core/text/locale_tag.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// The numbers of a text in one notation: ASCII digits, a decimal point, no grouping, no zeros at a fraction's end.
/// `locale` decides what a comma means, and a point before exactly three digits. Digits inside words count, too
/// (`H100`), superscripts do not.
std::vector<std::string> numbersIn(std::string_view text, const LocaleTag& locale);

/// TeX as it is compared between languages: `{,}` is a decimal point, the contents of `\text{…}` are left out.
std::string comparableTex(std::string_view tex);

/// Whether the language writes a decimal comma, in TeX `{,}`.
bool writesDecimalComma(const LocaleTag& locale);

/// Whether a decimal point stands in the TeX, outside of `\text{…}`.
bool hasDecimalPoint(std::string_view tex);

} // namespace warpdeck::content
