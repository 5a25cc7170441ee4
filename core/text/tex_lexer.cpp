#include "core/text/tex_lexer.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <utility>

namespace warpdeck {

namespace {

constexpr auto none = std::string_view::npos;

bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

TexToken::Kind kindOf(char character)
{
    switch (character) {
    case '{':
        return TexToken::Kind::GroupBegin;
    case '}':
        return TexToken::Kind::GroupEnd;
    case '^':
        return TexToken::Kind::Superscript;
    case '_':
        return TexToken::Kind::Subscript;
    case '&':
        return TexToken::Kind::CellEnd;
    default:
        return TexToken::Kind::Character;
    }
}

/// Where the group that begins before `from` ends, or none.
std::size_t groupEnd(std::string_view tex, std::size_t from)
{
    int depth = 1;
    for (std::size_t at = from; at < tex.size(); ++at) {
        if (tex[at] == '\\')
            ++at;
        else if (tex[at] == '{')
            ++depth;
        else if (tex[at] == '}' && --depth == 0)
            return at;
    }
    return none;
}

/// What TeX would print for the argument of `\text`; nothing when it holds commands or formulas.
std::optional<std::string> plainText(std::string_view tex)
{
    std::string text;
    for (std::size_t at = 0; at < tex.size(); ++at) {
        const bool isEscaped = tex[at] == '\\' && at + 1 < tex.size();
        const char character = isEscaped ? tex[++at] : tex[at];
        if (character == '\\' || (isEscaped && isLetter(character)) || (!isEscaped && character == '$'))
            return std::nullopt;
        if (!isEscaped && (character == '{' || character == '}'))
            continue;
        text += std::string_view("~\n\t\r").find(character) == none ? character : ' ';
    }
    return text;
}

} // namespace

TexToken TexLexer::take()
{
    return std::exchange(m_token, tokenAt(m_token.end));
}

TexToken TexLexer::tokenAt(std::size_t begin) const
{
    begin = std::min(m_tex.find_first_not_of(" \t\r\n", begin), m_tex.size());
    while (begin < m_tex.size() && m_tex[begin] == '%') {
        const std::size_t lineEnd = m_tex.find('\n', begin);
        begin = std::min(m_tex.find_first_not_of(" \t\r\n", std::min(lineEnd, m_tex.size())), m_tex.size());
    }
    if (begin == m_tex.size())
        return {TexToken::Kind::End, {}, begin};
    if (m_tex[begin] == '\\')
        return commandAt(begin);
    const std::size_t length = codePointAt(m_tex, begin).length;
    return {kindOf(m_tex[begin]), m_tex.substr(begin, length), begin + length};
}

TexToken TexLexer::commandAt(std::size_t begin) const
{
    const std::size_t name = begin + 1;
    std::size_t end = name;
    while (end < m_tex.size() && isLetter(m_tex[end]))
        ++end;
    if (end == name && end < m_tex.size())
        end += codePointAt(m_tex, end).length;
    if (m_tex.substr(name, end - name) != "\\")
        return {TexToken::Kind::Command, m_tex.substr(name, end - name), end};
    // `\\[4pt]` asks for room below the row
    const std::size_t room = end < m_tex.size() && m_tex[end] == '[' ? m_tex.find(']', end) : none;
    return {TexToken::Kind::RowEnd, {}, room == none ? end : room + 1};
}

std::optional<std::string> TexLexer::takeText()
{
    const std::size_t end = m_token.kind == TexToken::Kind::GroupBegin ? groupEnd(m_tex, m_token.end) : none;
    if (end == none)
        return std::nullopt;
    std::optional<std::string> text = plainText(m_tex.substr(m_token.end, end - m_token.end));
    m_token = tokenAt(end + 1);
    return text;
}

} // namespace warpdeck
