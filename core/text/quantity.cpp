#include "core/text/quantity.h"

#include "core/text/utf8.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace warpdeck {

namespace {

constexpr std::size_t longestQuantity = 100; // bytes; what is longer is prose

/// Reads a text from the front, piece by piece.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) {}

    bool atEnd() const { return m_rest.empty(); }
    std::string_view rest() const { return m_rest; }

    std::string_view take(std::size_t bytes)
    {
        const std::string_view taken = m_rest.substr(0, bytes);
        m_rest.remove_prefix(taken.size());
        return taken;
    }

    bool skip(std::string_view expected)
    {
        if (m_rest.substr(0, expected.size()) != expected)
            return false;
        m_rest.remove_prefix(expected.size());
        return true;
    }

    std::string_view takeDigits() { return take(std::min(m_rest.find_first_not_of("0123456789"), m_rest.size())); }
    void skipSpaces() { take(std::min(m_rest.find_first_not_of(' '), m_rest.size())); }

    /// What stands between braces without braces inside; empty when there is no such group.
    std::string_view takeGroup()
    {
        const std::size_t end = m_rest.find('}');
        if (m_rest.substr(0, 1) != "{" || end == std::string_view::npos || m_rest.find('{', 1) < end)
            return {};
        return take(end + 1).substr(1, end - 1);
    }

private:
    std::string_view m_rest;
};

bool isInteger(std::string_view text)
{
    Scanner scanner(text);
    scanner.skip("-");
    return !scanner.takeDigits().empty() && scanner.atEnd();
}

struct Replacement {
    std::string_view from;
    std::string_view to;
};

/// Turns Markdown, TeX and Unicode's superscripts into the plain notation `-8.4·10^-22 TB/s`.
class PlainNotation {
public:
    /// Nothing when the text holds anything that is no part of a quantity.
    static std::optional<std::string> of(std::string_view markdown)
    {
        PlainNotation notation(markdown);
        while (!notation.m_scanner.atEnd() && !notation.m_isRefused)
            notation.convertNext();
        if (notation.m_isRefused || notation.m_inFormula)
            return std::nullopt;
        return notation.m_plain;
    }

private:
    explicit PlainNotation(std::string_view markdown) : m_scanner(markdown) {}

    void convertNext()
    {
        if (m_scanner.skip("$"))
            m_inFormula = !m_inFormula;
        else if (!convertSpelling() && !convertSuperscripts() && !(m_inFormula && convertTex()))
            copyCharacter();
    }

    /// Like the other `convert…`: whether the front was something of its kind. What is wrong inside is refused.
    bool convertSpelling()
    {
        if (m_scanner.skip("{,}")) {
            appendDecimalPoint();
            return true;
        }
        static constexpr std::array spellings{Replacement{"\\%", "%"}, Replacement{"−", "-"},
                                              Replacement{"\u00A0", " "}, Replacement{"\u202F", " "},
                                              Replacement{"\u2009", " "}};
        return replaceOneOf(spellings);
    }

    bool convertSuperscripts()
    {
        static constexpr std::array<std::string_view, 11> superscripts{"⁰", "¹", "²", "³", "⁴", "⁵",
                                                                       "⁶", "⁷", "⁸", "⁹", "⁻"};
        std::string exponent;
        const auto takeOne = [&] {
            for (std::size_t i = 0; i < superscripts.size(); ++i) {
                if (m_scanner.skip(superscripts.at(i))) {
                    exponent += "0123456789-"[i];
                    return true;
                }
            }
            return false;
        };
        while (takeOne()) {
        }
        if (!exponent.empty())
            m_plain += '^' + exponent;
        return !exponent.empty();
    }

    bool convertTex()
    {
        static constexpr std::array replacements{
            Replacement{"\\,", " "}, Replacement{"\\;", " "},     Replacement{"\\:", " "},   Replacement{"\\ ", " "},
            Replacement{"~", " "},   Replacement{"\\times", "·"}, Replacement{"\\cdot", "·"}};
        if (replaceOneOf(replacements))
            return true;
        if (m_scanner.skip("\\text") || m_scanner.skip("\\mathrm"))
            appendUpright(m_scanner.takeGroup());
        else if (m_scanner.skip("\\frac") || m_scanner.skip("\\tfrac"))
            appendFraction();
        else if (m_scanner.skip("^"))
            appendExponent();
        else
            return false;
        return true;
    }

    template <std::size_t count>
    bool replaceOneOf(const std::array<Replacement, count>& replacements)
    {
        for (const Replacement& replacement : replacements) {
            if (m_scanner.skip(replacement.from)) {
                m_plain += replacement.to;
                return true;
            }
        }
        return false;
    }

    /// `{,}` is TeX's decimal comma, unless the three digits after it make it a separator of thousands.
    void appendDecimalPoint()
    {
        m_plain += '.';
        refuseUnless(Scanner(m_scanner).takeDigits().size() != 3);
    }

    void appendUpright(std::string_view group)
    {
        m_plain += group;
        refuseUnless(!group.empty() && group.find_first_of("\\$") == std::string_view::npos);
    }

    void appendFraction()
    {
        const std::string_view numerator = m_scanner.takeGroup();
        const std::string_view denominator = m_scanner.takeGroup();
        m_plain.append(numerator).append("/").append(denominator);
        refuseUnless(isInteger(numerator) && isInteger(denominator));
    }

    void appendExponent()
    {
        const bool isGroup = m_scanner.rest().substr(0, 1) == "{";
        const std::string_view exponent = isGroup ? m_scanner.takeGroup() : m_scanner.take(1);
        m_plain.append("^").append(exponent);
        refuseUnless(isInteger(exponent));
    }

    /// Letters in a formula are variables, so only text outside holds units.
    void copyCharacter()
    {
        static constexpr std::string_view symbols = "0123456789.,/-^ %·×°";
        const DecodedCodePoint next = codePointAt(m_scanner.rest(), 0);
        const std::string_view character = m_scanner.take(next.length);
        m_plain += character;
        const bool isLetter = u_isalpha(static_cast<UChar32>(next.value)) != 0;
        refuseUnless((isLetter && !m_inFormula) || symbols.find(character) != std::string_view::npos);
    }

    void refuseUnless(bool isQuantity) { m_isRefused = m_isRefused || !isQuantity; }

    Scanner m_scanner;
    std::string m_plain;
    bool m_inFormula = false;
    bool m_isRefused = false;
};

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
    const std::optional<std::string> plain = PlainNotation::of(optionMarkdown);
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
