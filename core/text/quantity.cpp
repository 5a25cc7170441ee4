#include "core/text/quantity.h"

#include "core/text/plain_notation.h"
#include "core/text/scanner.h"
#include "core/text/utf8.h"

#include <unicode/uchar.h>

#include <charconv>
#include <utility>

namespace warpdeck {

namespace {

constexpr std::size_t longestQuantity = 100; // bytes; what is longer is prose

std::optional<double> parsed(const std::string& number)
{
    double value = 0;
    const char* const end = number.data() + number.size();
    const std::from_chars_result result = std::from_chars(number.data(), end, value);
    if (result.ec != std::errc() || result.ptr != end)
        return std::nullopt;
    return value;
}

/// Digits with groups of three after commas, and decimals after a point; empty when the text starts otherwise.
std::string takeDecimal(Scanner& scanner)
{
    std::string number(scanner.takeDigits());
    const bool mayHaveGroups = !number.empty() && number.size() <= 3;
    while (mayHaveGroups && scanner.skip(",")) {
        const std::string_view group = scanner.takeDigits();
        if (group.size() != 3)
            return {};
        number += group;
    }
    if (!number.empty() && scanner.skip(".")) {
        const std::string_view decimals = scanner.takeDigits();
        if (decimals.empty())
            return {};
        number.append(".").append(decimals);
    }
    return number;
}

/// The exponent of `10^N`, `·10^N` or `eN` at the front, in from_chars' notation; empty when there is none.
std::string takePowerOfTen(Scanner& scanner, const std::string& mantissa)
{
    Scanner ahead(scanner);
    bool found = false;
    if (mantissa == "10") {
        found = ahead.skip("^");
    } else if (ahead.skip("e")) {
        found = true;
    } else {
        ahead.skipSpaces();
        found = ahead.skip("·") || ahead.skip("×");
        ahead.skipSpaces();
        found = found && ahead.skip("10^");
    }
    const std::string sign = ahead.skip("-") ? "-" : "";
    const std::string digits(ahead.takeDigits());
    if (!found || digits.empty())
        return {};
    scanner = ahead;
    return "e" + sign + digits;
}

std::optional<double> takeNumber(Scanner& scanner)
{
    const std::string sign = scanner.skip("-") ? "-" : "";
    const std::string number = takeDecimal(scanner);
    if (number.empty())
        return std::nullopt;
    if (isInteger(number) && scanner.skip("/")) {
        const auto numerator = parsed(sign + number);
        const auto denominator = parsed(std::string(scanner.takeDigits()));
        if (!numerator || !denominator || *denominator == 0)
            return std::nullopt;
        return *numerator / *denominator;
    }
    const std::string power = takePowerOfTen(scanner, number);
    const bool isPureFactor = number == "10" && !power.empty();
    return parsed(sign + (isPureFactor ? "1" : number) + power);
}

/// At most three words of letters and the signs of units; digits only as exponents.
bool isUnit(std::string_view text)
{
    constexpr std::u32string_view signs = U"%°/·^-";
    int words = 1;
    char32_t previous = U' ';
    for (const char32_t codePoint : decodeUtf8(text)) {
        const bool isLetter = u_isalpha(static_cast<UChar32>(codePoint)) != 0;
        const bool isExponent = codePoint >= U'0' && codePoint <= U'9' && (previous == U'^' || previous == U'-');
        const bool startsWord = previous == U' ';
        const bool mayStart = isLetter || codePoint == U'%' || codePoint == U'°';
        const bool fits =
            isLetter || isExponent || codePoint == U' ' || signs.find(codePoint) != std::u32string_view::npos;
        if (!fits || (startsWord && !mayStart))
            return false;
        words += codePoint == U' ' ? 1 : 0;
        previous = codePoint;
    }
    return words <= 3 && previous != U' ';
}

/// The unit that is all the rest of an option; nothing when the rest is something else.
std::optional<std::string> takeUnit(Scanner& scanner)
{
    if (scanner.rest() == "×")
        return "×";
    const std::string_view next = scanner.rest().substr(0, 1);
    const bool needsNoSpace = next.empty() || next == "%" || scanner.rest().substr(0, 2) == "°";
    if (!needsNoSpace && next != " ")
        return std::nullopt;
    scanner.skipSpaces();
    std::string unit(scanner.rest());
    unit.erase(unit.find_last_not_of(' ') + 1);
    if (!unit.empty() && !isUnit(unit))
        return std::nullopt;
    return unit;
}

} // namespace

std::optional<Quantity> parseQuantity(std::string_view optionMarkdown)
{
    if (optionMarkdown.size() > longestQuantity)
        return std::nullopt;
    const std::optional<std::string> plain = plainNotation(optionMarkdown);
    if (!plain)
        return std::nullopt;
    Scanner scanner(*plain);
    scanner.skipSpaces();
    const std::optional<double> value = takeNumber(scanner);
    if (!value)
        return std::nullopt;
    std::optional<std::string> unit = takeUnit(scanner);
    if (!unit)
        return std::nullopt;
    return Quantity{*value, *std::move(unit)};
}

} // namespace warpdeck
