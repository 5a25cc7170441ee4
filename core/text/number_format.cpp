#include "core/text/number_format.h"

#include "core/text/icu.h"

#include <unicode/numberformatter.h>

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <string_view>

namespace warpdeck {

namespace {

using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

LocalizedNumberFormatter formatterFor(const LocaleTag& locale, const Precision& precision)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale latinDigits = icu_support::localeOf(locale);
    latinDigits.setUnicodeKeywordValue("nu", "latn", status);
    icu_support::throwIfFailed(status, "number format");
    return NumberFormatter::withLocale(latinDigits)
        .precision(precision)
        .roundingMode(UNUM_ROUND_HALFUP)
        .sign(UNUM_SIGN_NEGATIVE);
}

std::string format(double value, const LocalizedNumberFormatter& formatter)
{
    assert(std::isfinite(value));
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString text = formatter.formatDouble(value, status).toString(status);
    icu_support::throwIfFailed(status, "number format");
    return icu_support::toUtf8(text);
}

/// value = mantissa * 10^exponent with 1 <= |mantissa| < 10, or 0 = 0 * 10^0.
struct Decimal {
    double mantissa = 0;
    int exponent = 0;
};

double parsed(std::string_view number)
{
    double value = 0;
    std::from_chars(number.data(), number.data() + number.size(), value);
    return value;
}

/// The shortest decimal number that reads back as `value`.
Decimal decimalOf(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data()));
    const std::size_t mark = text.find('e');
    return {parsed(text.substr(0, mark)), std::stoi(std::string(text.substr(mark + 1)))};
}

Decimal rounded(Decimal number, int digits)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto mantissa = NumberFormatter::withLocale(icu::Locale::getRoot())
                              .precision(Precision::maxSignificantDigits(digits))
                              .roundingMode(UNUM_ROUND_HALFUP)
                              .formatDouble(number.mantissa, status)
                              .toDecimalNumber<std::string>(status);
    icu_support::throwIfFailed(status, "number format");
    const double value = parsed(mantissa);
    return std::abs(value) < 10 ? Decimal{value, number.exponent} : Decimal{value / 10, number.exponent + 1};
}

bool needsPowerOfTen(Decimal number)
{
    return number.exponent > 4 || (number.exponent == 4 && std::abs(number.mantissa) > 1) || number.exponent < -4;
}

std::string superscript(int number)
{
    static constexpr std::array<std::string_view, 10> digits = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string result;
    for (const char c : std::to_string(number))
        result += c == '-' ? std::string_view("⁻") : digits.at(static_cast<std::size_t>(c - '0'));
    return result;
}

} // namespace

std::string formatInteger(std::int64_t value, const LocaleTag& locale)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString text =
        formatterFor(locale, Precision::integer()).formatInt(value, status).toString(status);
    icu_support::throwIfFailed(status, "number format");
    return icu_support::toUtf8(text);
}

std::string formatFixed(double value, int decimals, const LocaleTag& locale)
{
    return format(value, formatterFor(locale, Precision::fixedFraction(decimals)));
}

std::string formatPercent(double fraction, int decimals, const LocaleTag& locale)
{
    return format(fraction, formatterFor(locale, Precision::fixedFraction(decimals))
                                .unit(icu::NoUnit::percent())
                                .scale(icu::number::Scale::powerOfTen(2)));
}

std::string formatSignificant(double value, int digits, const LocaleTag& locale)
{
    assert(std::isfinite(value));
    const LocalizedNumberFormatter formatter = formatterFor(locale, Precision::maxSignificantDigits(digits));
    const Decimal number = rounded(decimalOf(value), digits);
    if (!needsPowerOfTen(number))
        return format(value, formatter);
    const std::string factor = number.mantissa == 1 ? "" : format(number.mantissa, formatter) + "·";
    return factor + "10" + superscript(number.exponent);
}

std::string formatExact(double value, const LocaleTag& locale)
{
    constexpr int allDigits = 17; // enough to tell any two doubles apart
    constexpr double million = 1e6;
    if (std::abs(value) < million && value == std::trunc(value))
        return formatInteger(static_cast<std::int64_t>(value), locale);
    return formatSignificant(value, allDigits, locale);
}

} // namespace warpdeck
