#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

/// A formula as readable Unicode text: `\frac{a+b}{c\cdot d}` is `(a + b)/(c·d)`, `x_i^2` is `xᵢ²`. An `aligned`
/// formula keeps its lines, parted by `\n`; other tables are written with `;` between their rows.
///
/// Nothing when that cannot be done faithfully; the caller then shows the TeX.
std::optional<std::string> texToUnicode(std::string_view tex);

} // namespace warpdeck
