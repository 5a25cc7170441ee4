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
    if (m_token.kind != TexToken::Kind::GroupBegin)
        return std::nullopt;
    constexpr std::string_view escapable = "%#$&_{} ";
    std::string text;
    int depth = 1;
    for (std::size_t at = m_token.end; at < m_tex.size(); ++at) {
        char character = m_tex[at];
        if (character == '$')
            return std::nullopt;
        if (character == '{' || character == '}') {
            depth += character == '{' ? 1 : -1;
            if (depth == 0) {
                m_token = tokenAt(at + 1);
                return text;
            }
            continue;
        }
        if (character == '\\') {
            ++at;
            if (at == m_tex.size() || escapable.find(m_tex[at]) == none)
                return std::nullopt;
            character = m_tex[at];
        }
        const bool isSpace = character == '~' || character == '\n' || character == '\t' || character == '\r';
        text += isSpace ? ' ' : character;
    }
    return std::nullopt;
}

} // namespace warpdeck
