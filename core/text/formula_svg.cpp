#include "core/text/formula_svg.h"

#include "core/text/scanner.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>

namespace warpdeck {

namespace {

constexpr std::size_t maxBytes = std::size_t{1024} * 1024;
constexpr int maxDepth = 200;
constexpr double maxExtent = 2000; // in ex: wider than any screen

bool isOneOf(char character, std::string_view characters)
{
    return characters.find(character) != std::string_view::npos;
}

bool isWord(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '-';
}

bool isNumber(char character)
{
    return isOneOf(character, "0123456789.-");
}

bool isNumberList(char character)
{
    return isNumber(character) || isOneOf(character, ", ");
}

bool isPath(char character)
{
    return isNumberList(character) || isOneOf(character, "MmLlHhVvCcSsQqTtAaZz");
}

bool isTransform(char character)
{
    return isNumberList(character) || isOneOf(character, "translatescale()");
}

bool isColour(char character)
{
    return isWord(character) || isOneOf(character, "#.,% ()");
}

bool isFontSize(char character)
{
    return isNumber(character) || isOneOf(character, "px");
}

bool isFontList(char character)
{
    return isWord(character) || isOneOf(character, ", ");
}

/// An attribute and the characters its value may consist of.
struct Attribute {
    std::string_view name;
    bool (*isAllowed)(char character);
};

constexpr std::array<Attribute, 20> attributes{{
    {"d", isPath},
    {"fill", isColour},
    {"font-family", isFontList},
    {"font-size", isFontSize},
    {"font-style", isWord},
    {"font-weight", isWord},
    {"height", isNumber},
    {"points", isNumberList},
    {"stroke", isColour},
    {"stroke-dasharray", isNumberList},
    {"stroke-linecap", isWord},
    {"stroke-width", isNumber},
    {"transform", isTransform},
    {"width", isNumber},
    {"x", isNumber},
    {"x1", isNumber},
    {"x2", isNumber},
    {"y", isNumber},
    {"y1", isNumber},
    {"y2", isNumber},
}};

constexpr std::array<std::string_view, 6> elements{"g", "line", "path", "polygon", "rect", "text"};

bool isPlainAttribute(std::string_view name, std::string_view value)
{
    const auto* const known = std::find_if(attributes.begin(), attributes.end(),
                                           [&](const Attribute& attribute) { return attribute.name == name; });
    return known != attributes.end() && std::all_of(value.begin(), value.end(), known->isAllowed) &&
           value.find("url") == std::string_view::npos;
}

/// Takes `12.3ex`, if it is not larger than a formula can sensibly be.
std::optional<double> takeEx(Scanner& scanner)
{
    const std::string_view text = scanner.rest();
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    scanner.take(static_cast<std::size_t>(end - text.data()));
    const bool isSensible = problem == std::errc() && std::abs(value) <= maxExtent;
    if (!isSensible || !scanner.skip("ex"))
        return std::nullopt;
    return value;
}

bool isExtent(std::string_view value)
{
    Scanner scanner(value);
    const auto extent = takeEx(scanner);
    return extent && *extent >= 0 && scanner.atEnd();
}

bool isAlignment(std::string_view value)
{
    Scanner scanner(value);
    return scanner.skip("vertical-align: ") && takeEx(scanner) && scanner.skip(";") && scanner.atEnd();
}

bool isRootAttribute(std::string_view name, std::string_view value)
{
    if (name == "style")
        return isAlignment(value);
    if (name == "width" || name == "height")
        return isExtent(value);
    if (name == "viewBox")
        return std::all_of(value.begin(), value.end(), isNumberList);
    return name == "xmlns" && value == "http://www.w3.org/2000/svg";
}

/// Reads a picture in the one notation in which renderers write it; XML has many others.
class SvgScanner {
public:
    explicit SvgScanner(std::string_view text) : m_text(text) {}

    bool readPicture() { return readElement("svg", isRootAttribute, 0) && m_text.atEnd(); }

private:
    using Check = bool (*)(std::string_view name, std::string_view value);

    std::string_view takeUntil(std::string_view characters)
    {
        const std::string_view rest = m_text.rest();
        return m_text.take(std::min(rest.find_first_of(characters), rest.size()));
    }

    bool readAttributes(Check isAllowed)
    {
        while (m_text.skip(" ")) {
            const std::string_view name = takeUntil("=");
            if (!m_text.skip("=\""))
                return false;
            const std::string_view value = takeUntil("\"");
            if (!m_text.skip("\"") || !isAllowed(name, value))
                return false;
        }
        return true;
    }

    bool readContents(std::string_view element, int depth)
    {
        return element == "text" ? readCharacters() : readChildren(depth);
    }

    bool readElement(std::string_view element, Check isAllowed, int depth)
    {
        if (depth > maxDepth || !m_text.skip("<") || !m_text.skip(element) || !readAttributes(isAllowed))
            return false;
        return m_text.skip("/>") || (m_text.skip(">") && readContents(element, depth) && m_text.skip("</") &&
                                     m_text.skip(element) && m_text.skip(">"));
    }

    bool readChildren(int depth)
    {
        while (!m_text.atEnd() && m_text.rest().substr(0, 2) != "</") {
            const std::string_view tag = m_text.rest().substr(0, m_text.rest().find_first_of(" />", 1));
            const auto* const element = std::find(elements.begin(), elements.end(), tag.substr(1));
            if (element == elements.end() || !readElement(*element, isPlainAttribute, depth + 1))
                return false;
        }
        return true;
    }

    /// Text without markup, and without entities but those of the characters that need one.
    bool readCharacters()
    {
        takeUntil("<&");
        while (m_text.skip("&amp;") || m_text.skip("&lt;") || m_text.skip("&gt;") || m_text.skip("&quot;"))
            takeUntil("<&");
        return true;
    }

    Scanner m_text;
};

} // namespace

bool isFormulaSvg(std::string_view svg)
{
    return svg.size() <= maxBytes && SvgScanner(svg).readPicture();
}

} // namespace warpdeck
