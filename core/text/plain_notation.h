#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

/// Brings the Markdown, TeX and superscripts in which a quantity may be written to one notation:
/// `$8.4 \times 10^{-22}$ m²` is `8.4 · 10^-22 m^2`. Nothing when the text holds anything else, such as a variable.
/// The result need not be a quantity yet (see quantity.h).
std::optional<std::string> plainNotation(std::string_view markdown);

} // namespace warpdeck
