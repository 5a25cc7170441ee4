#include "app/cli/styled_text.h"

#include "core/text/bidi.h"
#include "core/text/utf8.h"
#include "core/text/wrap.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpdeck::app {

namespace {

constexpr std::array<std::pair<Look, std::string_view>, 5> attributes{{
    {Look::Bold, "1"},
    {Look::Italic, "3"},
    {Look::Struck, "9"},
    {Look::Code, "36"},
    {Look::Link, "4"},
}};

std::string attributesOf(Look look)
{
    std::string codes;
    for (const auto& [part, code] : attributes) {
        if ((static_cast<unsigned>(look) & static_cast<unsigned>(part)) == 0)
            continue;
        codes += codes.empty() ? "" : ";";
        codes += code;
    }
    return codes;
}

bool isControl(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

} // namespace

Look operator|(Look a, Look b)
{
    return static_cast<Look>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

std::string sanitised(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length] = codePointAt(text, at);
        at += length;
        if (character == U'\t' || character == U'\u2028' || character == U'\u2029')
            result += ' ';
        else if (character != U'\n' && isControl(character))
            appendUtf8(result, U'\uFFFD');
        else if (!isBidiControl(character))
            appendUtf8(result, character);
    }
    return result;
}

std::string repeated(std::string_view piece, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += piece;
    return result;
}

StyledText::StyledText(std::string_view text, Look look)
{
    append(text, look);
}

void StyledText::append(std::string_view text, Look look)
{
    if (text.empty())
        return;
    m_text += text;
    if (!m_stretches.empty() && m_stretches.back().look == look)
        m_stretches.back().end = m_text.size();
    else
        m_stretches.push_back({m_text.size(), look});
}

void StyledText::append(const StyledText& other)
{
    std::size_t begin = 0;
    for (const Stretch& stretch : other.m_stretches) {
        append(std::string_view(other.m_text).substr(begin, stretch.end - begin), stretch.look);
        begin = stretch.end;
    }
}

int StyledText::width() const
{
    return displayWidth(m_text);
}

std::string StyledText::painted(Colour colour) const
{
    return painted(0, m_text.size(), colour);
}

std::string StyledText::painted(std::size_t begin, std::size_t end, Colour colour) const
{
    if (colour == Colour::Off)
        return m_text.substr(begin, end - begin);
    std::string result;
    auto stretch = std::upper_bound(m_stretches.begin(), m_stretches.end(), begin,
                                    [](std::size_t at, const Stretch& candidate) { return at < candidate.end; });
    for (; begin < end; ++stretch) {
        const std::size_t pieceEnd = std::min(stretch->end, end);
        const std::string codes = attributesOf(stretch->look);
        if (!codes.empty())
            result.append("\x1b[").append(codes).append("m");
        result.append(m_text, begin, pieceEnd - begin);
        if (!codes.empty())
            result += "\x1b[0m";
        begin = pieceEnd;
    }
    return result;
}

std::vector<std::string> StyledText::wrapped(int width, const LocaleTag& locale, Colour colour) const
{
    std::vector<std::string> lines;
    IsolateBalancer balancer;
    std::size_t at = 0;
    for (const std::string& line : wrap(m_text, width, locale)) {
        at = m_text.find(line, at); // between two lines wrap() drops nothing but spaces
        lines.push_back(balancer.balanced(painted(at, at + line.size(), colour)));
        at += line.size();
    }
    return lines;
}

} // namespace warpdeck::app
