#pragma once

#include "core/text/locale_tag.h"

#include <cstdint>
#include <string>

/// Numbers as a locale writes them, with its separators and signs but always with Latin digits. Halves are rounded
/// away from zero, and what rounds to zero has no sign. Values must be finite. In right-to-left text the caller puts
/// the result into an isolate.
namespace warpdeck {

/// `1,234,567`, in German `1.234.567`.
std::string formatInteger(std::int64_t value, const LocaleTag& locale);

/// With exactly `decimals` (0 to 15) digits after the separator: `1,234.50`.
std::string formatFixed(double value, int decimals, const LocaleTag& locale);

/// A fraction of one as per cent, with exactly `decimals` digits after the separator: 0.4 is `40%`, in German `40 %`.
std::string formatPercent(double fraction, int decimals, const LocaleTag& locale);

/// At most `digits` (1 to 17) significant digits, without trailing zeros; as a power of ten where the rounded
/// magnitude is above 10^4 or below 10^-4: `9,890`, `2.03·10¹⁷`, `10⁻⁶`.
std::string formatSignificant(double value, int digits, const LocaleTag& locale);

/// Every digit of the value: integers below a million as they are (`131,072`), all else like formatSignificant.
std::string formatExact(double value, const LocaleTag& locale);

} // namespace warpdeck
