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

/// A decimal number; its mantissa stays text, since a double cannot hold all of its digits.
struct Decimal {
    std::string mantissa; ///< one digit before the point, no trailing zeros
    int exponent = 0;
};

/// The shortest decimal number that reads back as `value`.
Decimal decimalOf(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    const std::string text(buffer.data(), end.ptr);
    const std::size_t mark = text.find('e');
    return {text.substr(0, mark), std::stoi(text.substr(mark + 1))};
}

Decimal rounded(const Decimal& number, int digits)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto mantissa = NumberFormatter::withLocale(icu::Locale::getRoot())
                              .precision(Precision::maxSignificantDigits(digits))
                              .roundingMode(UNUM_ROUND_HALFUP)
                              .formatDecimal(number.mantissa, status)
                              .toDecimalNumber<std::string>(status);
    icu_support::throwIfFailed(status, "number format");
    if (mantissa == "1E+1")
        return {"1", number.exponent + 1};
    if (mantissa == "-1E+1")
        return {"-1", number.exponent + 1};
    return {mantissa, number.exponent};
}

bool needsPowerOfTen(const Decimal& number)
{
    const bool isTenThousand = number.exponent == 4 && (number.mantissa == "1" || number.mantissa == "-1");
    return (number.exponent >= 4 && !isTenThousand) || number.exponent < -4;
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
    std::string power = "10" + superscript(number.exponent);
    if (number.mantissa == "1")
        return power;
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString mantissa = formatter.formatDecimal(number.mantissa, status).toString(status);
    icu_support::throwIfFailed(status, "number format");
    return icu_support::toUtf8(mantissa) + "·" + power;
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
