#include "core/text/tex_parser.h"
#include "core/text/tex_symbols.h"

#include <unordered_map>
#include <utility>

namespace warpdeck {

using Kind = TexNode::Kind;

/// Each command that takes an argument, and how.
TexParser::Handler TexParser::handlerOf(std::string_view name)
{
    static const std::unordered_map<std::string_view, Handler> handlers{
        {"frac", &TexParser::fraction},
        {"dfrac", &TexParser::fraction},
        {"tfrac", &TexParser::fraction},
        {"cfrac", &TexParser::fraction},
        {"binom", &TexParser::binomial},
        {"sqrt", &TexParser::root},
        {"text", &TexParser::text},
        {"mbox", &TexParser::text},
        {"textrm", &TexParser::text},
        {"textbf", &TexParser::text},
        {"textit", &TexParser::text},
        {"texttt", &TexParser::text},
        {"textsf", &TexParser::text},
        {"mathrm", &TexParser::upright},
        {"mathsf", &TexParser::upright},
        {"mathtt", &TexParser::upright},
        {"mathbf", &TexParser::upright},
        {"mathit", &TexParser::upright},
        {"boldsymbol", &TexParser::plain},
        {"bm", &TexParser::plain},
        {"mathcal", &TexParser::plain},
        {"mathbb", &TexParser::blackboard},
        {"operatorname", &TexParser::function},
        {"pmod", &TexParser::modulus},
        {"left", &TexParser::fence},
        {"begin", &TexParser::environment},
        {"underbrace", &TexParser::note},
        {"overbrace", &TexParser::note},
    };
    const auto found = handlers.find(name);
    return found == handlers.end() ? nullptr : found->second;
}

TexNode TexParser::command()
{
    const TexToken token = m_lexer.take();
    if (const Handler handler = handlerOf(token.text))
        return (this->*handler)(token.text);
    if (const auto accent = texAccent(token.text))
        return {.kind = Kind::Accent, .children = {argument()}, .text = std::string(*accent)};
    if (const auto known = texSymbol(token.text))
        return symbolNode(known->shown, known->symbolClass);
    return fail();
}

TexNode TexParser::fraction(std::string_view)
{
    TexNode numerator = argument();
    TexNode denominator = argument();
    return {.kind = Kind::Fraction, .children = {std::move(numerator), std::move(denominator)}};
}

TexNode TexParser::binomial(std::string_view)
{
    TexNode pair;
    pair.children.push_back(argument());
    pair.children.push_back(symbolNode(",", TexClass::Punctuation));
    pair.children.push_back(argument());
    return {.kind = Kind::Fence, .children = {std::move(pair)}, .text = "C(", .closing = ")"};
}

TexNode TexParser::root(std::string_view)
{
    TexNode index;
    if (peeksAt(TexToken::Kind::Character, "[")) {
        m_lexer.take();
        index = row("]");
        if (!peeksAt(TexToken::Kind::Character, "]"))
            return fail();
        m_lexer.take();
    }
    TexNode result{.kind = Kind::Root, .children = {argument()}};
    if (!index.children.empty())
        result.children.push_back(std::move(index));
    return result;
}

TexNode TexParser::text(std::string_view)
{
    const std::optional<std::string> words = m_lexer.takeText();
    return words ? symbolNode(*words, TexClass::Word) : fail();
}

TexNode TexParser::plain(std::string_view)
{
    return argument();
}

TexNode TexParser::upright(std::string_view)
{
    const bool before = std::exchange(m_upright, true);
    TexNode result = argument();
    m_upright = before;
    return result;
}

TexNode TexParser::blackboard(std::string_view)
{
    TexNode letter = argument();
    if (letter.kind == Kind::Row && letter.children.size() == 1)
        letter = TexNode(letter.children[0]);
    const auto shown = blackboardLetter(letter.text);
    return shown ? symbolNode(*shown, TexClass::Ordinary) : fail();
}

TexNode TexParser::function(std::string_view)
{
    if (peeksAt(TexToken::Kind::Character, "*"))
        m_lexer.take();
    const std::optional<std::string> name = m_lexer.takeText();
    return name ? symbolNode(*name, TexClass::Function) : fail();
}

TexNode TexParser::modulus(std::string_view)
{
    TexNode inside;
    inside.children.push_back(symbolNode("mod ", TexClass::Ordinary));
    inside.children.push_back(argument());
    TexNode fenced{.kind = Kind::Fence, .children = {std::move(inside)}, .text = "(", .closing = ")"};
    return {.children = {symbolNode(" ", TexClass::Space), std::move(fenced)}};
}

std::string TexParser::delimiter()
{
    const TexToken token = m_lexer.take();
    if (token.kind == TexToken::Kind::Command) {
        if (const auto known = texSymbol(token.text))
            return std::string(known->shown);
    }
    if (token.kind != TexToken::Kind::Character)
        fail();
    if (token.text == ".")
        return {};
    return token.text == "<" ? "⟨" : token.text == ">" ? "⟩" : std::string(token.text);
}

TexNode TexParser::fence(std::string_view)
{
    TexNode result{.kind = Kind::Fence, .text = delimiter()};
    result.children.push_back(row());
    if (!peeksAt(TexToken::Kind::Command, "right"))
        return fail();
    m_lexer.take();
    result.closing = delimiter();
    return result;
}

TexNode TexParser::note(std::string_view name)
{
    TexNode annotated = argument();
    const auto script = name == "underbrace" ? TexToken::Kind::Subscript : TexToken::Kind::Superscript;
    if (m_lexer.peek().kind != script)
        return annotated;
    m_lexer.take();
    return {.kind = Kind::Note, .children = {std::move(annotated), argument()}};
}

TexNode TexParser::environment(std::string_view)
{
    const std::optional<std::string> name = m_lexer.takeText();
    if (!name || !isTableEnvironment(*name) || (*name == "array" && !m_lexer.takeText()))
        return fail();
    TexNode table{.kind = Kind::Table, .text = *name};
    table.children.emplace_back();
    while (!m_failed) {
        table.children.back().children.push_back(row());
        const TexToken token = m_lexer.take();
        if (token.kind == TexToken::Kind::RowEnd)
            table.children.emplace_back();
        else if (token.kind != TexToken::Kind::CellEnd)
            return token.text == "end" && m_lexer.takeText() == name ? table : fail();
    }
    return table;
}

} // namespace warpdeck
