#include "core/text/tex_parser.h"

#include "core/text/tex_symbols.h"
#include "core/text/utf8.h"

#include <utility>

namespace warpdeck {

namespace {

constexpr std::size_t maxLength = 4000;
constexpr int maxDepth = 50;

bool isDigit(std::string_view character)
{
    return character.size() == 1 && character[0] >= '0' && character[0] <= '9';
}

bool isLetter(std::string_view character)
{
    return character.size() == 1 &&
           ((character[0] >= 'a' && character[0] <= 'z') || (character[0] >= 'A' && character[0] <= 'Z'));
}

/// Whether a terminal or a renderer might stumble over the text: control characters, ill-formed UTF-8.
bool hasControls(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length] = codePointAt(text, at);
        const bool isLayout = character == U'\t' || character == U'\n' || character == U'\r';
        const bool isControl = character < 0x20 || (character >= 0x7F && character < 0xA0) || character == U'\uFFFD';
        if (isControl && !isLayout)
            return true;
        at += length;
    }
    return false;
}

TexNode characterNode(std::string_view text)
{
    const TexSymbol shown = texCharacter(text);
    return symbolNode(shown.shown, shown.symbolClass);
}

} // namespace

TexParser::TexParser(std::string_view tex) : m_tex(tex), m_lexer(tex) {}

std::optional<TexNode> TexParser::parse()
{
    if (m_tex.size() > maxLength || hasControls(m_tex))
        return std::nullopt;
    TexNode formula = row();
    if (m_failed || m_lexer.peek().kind != TexToken::Kind::End)
        return std::nullopt;
    return formula;
}

bool TexParser::peeksAt(TexToken::Kind kind, std::string_view text) const
{
    return m_lexer.peek().kind == kind && m_lexer.peek().text == text;
}

bool TexParser::peeksAtRowEnd() const
{
    switch (m_lexer.peek().kind) {
    case TexToken::Kind::GroupEnd:
    case TexToken::Kind::CellEnd:
    case TexToken::Kind::RowEnd:
    case TexToken::Kind::End:
        return true;
    case TexToken::Kind::Command:
        return m_lexer.peek().text == "right" || m_lexer.peek().text == "end";
    case TexToken::Kind::Character:
    case TexToken::Kind::GroupBegin:
    case TexToken::Kind::Superscript:
    case TexToken::Kind::Subscript:
        break;
    }
    return false;
}

/// Up to the end of the group, the cell, the fence, or up to the character `stop`.
TexNode TexParser::row(std::string_view stop)
{
    TexNode result;
    while (!m_failed && !peeksAtRowEnd() && (stop.empty() || !peeksAt(TexToken::Kind::Character, stop))) {
        if (!skipLayoutCommand())
            result.children.push_back(withScripts(primary()));
    }
    return result;
}

bool TexParser::skipLayoutCommand()
{
    const bool isLayout = m_lexer.peek().kind == TexToken::Kind::Command && isLayoutCommand(m_lexer.peek().text);
    if (isLayout)
        m_lexer.take();
    return isLayout;
}

TexNode TexParser::withScripts(TexNode base)
{
    TexNode below;
    TexNode above;
    bool isRaised = false; // primes may stand before and behind one superscript
    while (!m_failed) {
        if (skipLayoutCommand())
            continue;
        const TexToken::Kind next = m_lexer.peek().kind;
        if (peeksAt(TexToken::Kind::Character, "'")) {
            m_lexer.take();
            above.children.push_back(symbolNode("′", TexClass::Ordinary));
        } else if (next == TexToken::Kind::Superscript && !isRaised) {
            m_lexer.take();
            above.children.push_back(argument());
            isRaised = true;
        } else if (next == TexToken::Kind::Subscript && below.children.empty()) {
            m_lexer.take();
            below.children.push_back(argument());
        } else {
            break;
        }
    }
    if (m_lexer.peek().kind == TexToken::Kind::Superscript || m_lexer.peek().kind == TexToken::Kind::Subscript)
        return fail(); // a second one of its kind
    if (below.children.empty() && above.children.empty())
        return base;
    return {.kind = TexNode::Kind::Script, .children = {std::move(base), std::move(below), std::move(above)}};
}

/// A group, or the one token that TeX takes instead.
TexNode TexParser::argument()
{
    if (m_lexer.peek().kind != TexToken::Kind::Character)
        return primary();
    return characterNode(m_lexer.take().text);
}

TexNode TexParser::primary()
{
    if (m_depth == maxDepth)
        return fail();
    ++m_depth;
    TexNode result = primaryWithin();
    --m_depth;
    return result;
}

TexNode TexParser::primaryWithin()
{
    switch (m_lexer.peek().kind) {
    case TexToken::Kind::Character:
        return characters();
    case TexToken::Kind::GroupBegin:
        return group();
    case TexToken::Kind::Command:
        return command();
    case TexToken::Kind::Superscript:
    case TexToken::Kind::Subscript:
        return {}; // a script without a base
    case TexToken::Kind::GroupEnd:
    case TexToken::Kind::CellEnd:
    case TexToken::Kind::RowEnd:
    case TexToken::Kind::End:
        break;
    }
    return fail();
}

/// A character, a number as a whole, or a word as a whole where letters stand upright.
TexNode TexParser::characters()
{
    const TexToken first = m_lexer.take();
    if (isDigit(first.text))
        return symbolNode(std::string(first.text) + restOfNumber(), TexClass::Ordinary);
    if (!m_upright || !isLetter(first.text))
        return characterNode(first.text);
    std::string word(first.text);
    while (m_lexer.peek().kind == TexToken::Kind::Character && isLetter(m_lexer.peek().text))
        word += m_lexer.take().text;
    return symbolNode(word, word.size() > 1 ? TexClass::Word : TexClass::Ordinary);
}

std::string TexParser::restOfNumber()
{
    std::string digits;
    while (m_lexer.peek().kind == TexToken::Kind::Character &&
           (isDigit(m_lexer.peek().text) || m_lexer.peek().text == "."))
        digits += m_lexer.take().text;
    return digits;
}

TexNode TexParser::group()
{
    m_lexer.take();
    TexNode result = row();
    if (m_lexer.take().kind != TexToken::Kind::GroupEnd)
        return fail();
    // `{,}` is a decimal comma: in a group of its own a sign has no space around it
    if (result.children.size() == 1 && result.children[0].kind == TexNode::Kind::Symbol &&
        result.children[0].symbolClass != TexClass::Word && result.children[0].symbolClass != TexClass::Function)
        result.children[0].symbolClass = TexClass::Ordinary;
    return result;
}

TexNode TexParser::fail()
{
    m_failed = true;
    return {};
}

} // namespace warpdeck
