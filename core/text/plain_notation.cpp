#include "core/text/plain_notation.h"

#include "core/text/scanner.h"
#include "core/text/utf8.h"

#include <unicode/uchar.h>

#include <array>
#include <utility>

namespace warpdeck {

namespace {

struct Replacement {
    std::string_view from;
    std::string_view to;
};

class Converter {
public:
    explicit Converter(std::string_view markdown) : m_scanner(markdown) {}

    std::optional<std::string> convert() &&
    {
        while (!m_scanner.atEnd() && !m_isRefused)
            convertNext();
        if (m_isRefused || m_inFormula)
            return std::nullopt;
        return std::move(m_plain);
    }

private:
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
        std::string exponent;
        while (const std::optional<char> plain = takeSuperscript())
            exponent += *plain;
        if (!exponent.empty())
            m_plain += '^' + exponent;
        return !exponent.empty();
    }

    std::optional<char> takeSuperscript()
    {
        static constexpr std::string_view plain = "0123456789-";
        static constexpr std::array<std::string_view, plain.size()> raised{"⁰", "¹", "²", "³", "⁴", "⁵",
                                                                           "⁶", "⁷", "⁸", "⁹", "⁻"};
        for (std::size_t i = 0; i < raised.size(); ++i) {
            if (m_scanner.skip(raised.at(i)))
                return plain[i];
        }
        return std::nullopt;
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

} // namespace

std::optional<std::string> plainNotation(std::string_view markdown)
{
    return Converter(markdown).convert();
}

} // namespace warpdeck
