#include "core/text/tex_parser.h"

#include "core/text/tex_lexer.h"
#include "core/text/tex_symbols.h"
#include "core/text/utf8.h"

#include <unordered_map>
#include <utility>

namespace warpdeck {

namespace {

using Kind = TexNode::Kind;

constexpr std::size_t maxLength = 4000;
constexpr int maxDepth = 50;

TexNode symbol(std::string_view text, TexClass symbolClass)
{
    return {.kind = Kind::Symbol, .text = std::string(text), .symbolClass = symbolClass};
}

bool isDigit(std::string_view character)
{
    return character.size() == 1 && character[0] >= '0' && character[0] <= '9';
}

bool isLetter(std::string_view character)
{
    return character.size() == 1 &&
           ((character[0] >= 'a' && character[0] <= 'z') || (character[0] >= 'A' && character[0] <= 'Z'));
}

bool isControl(std::string_view character)
{
    const char32_t value = codePointAt(character, 0).value;
    return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == U'\uFFFD';
}

class TexParser {
public:
    explicit TexParser(std::string_view tex) : m_lexer(tex) {}

    std::optional<TexNode> run()
    {
        TexNode formula = row();
        if (m_failed || m_lexer.peek().kind != TexToken::Kind::End)
            return std::nullopt;
        return formula;
    }

private:
    using Handler = TexNode (TexParser::*)(std::string_view name);

    /// Each command that takes an argument, and how.
    static Handler handlerOf(std::string_view name)
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

    TexNode fail()
    {
        m_failed = true;
        return {};
    }

    bool peeksAt(TexToken::Kind kind, std::string_view text) const
    {
        return m_lexer.peek().kind == kind && m_lexer.peek().text == text;
    }

    bool peeksAtRowEnd() const
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
    TexNode row(std::string_view stop = {})
    {
        TexNode result;
        while (!m_failed && !peeksAtRowEnd() && (stop.empty() || !peeksAt(TexToken::Kind::Character, stop))) {
            if (!skipLayoutCommand())
                result.children.push_back(withScripts(primary()));
        }
        return result;
    }

    bool skipLayoutCommand()
    {
        const bool isLayout = m_lexer.peek().kind == TexToken::Kind::Command && isLayoutCommand(m_lexer.peek().text);
        if (isLayout)
            m_lexer.take();
        return isLayout;
    }

    TexNode withScripts(TexNode base)
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
                above.children.push_back(symbol("′", TexClass::Ordinary));
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
        return {.kind = Kind::Script, .children = {std::move(base), std::move(below), std::move(above)}};
    }

    /// A group, or the one token that TeX takes instead.
    TexNode argument()
    {
        if (m_lexer.peek().kind != TexToken::Kind::Character)
            return primary();
        const TexToken token = m_lexer.take();
        return isControl(token.text) ? fail() : character(token.text);
    }

    TexNode primary()
    {
        if (m_depth == maxDepth)
            return fail();
        ++m_depth;
        TexNode result = primaryWithin();
        --m_depth;
        return result;
    }

    TexNode primaryWithin()
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

    static TexNode character(std::string_view text)
    {
        const TexSymbol shown = texCharacter(text);
        return symbol(shown.shown, shown.symbolClass);
    }

    /// A character, a number as a whole, or a word as a whole where letters stand upright.
    TexNode characters()
    {
        const TexToken first = m_lexer.take();
        if (isControl(first.text))
            return fail();
        if (isDigit(first.text))
            return symbol(std::string(first.text) + restOfNumber(), TexClass::Ordinary);
        if (!m_upright || !isLetter(first.text))
            return character(first.text);
        std::string word(first.text);
        while (m_lexer.peek().kind == TexToken::Kind::Character && isLetter(m_lexer.peek().text))
            word += m_lexer.take().text;
        return symbol(word, word.size() > 1 ? TexClass::Word : TexClass::Ordinary);
    }

    std::string restOfNumber()
    {
        std::string digits;
        while (m_lexer.peek().kind == TexToken::Kind::Character &&
               (isDigit(m_lexer.peek().text) || m_lexer.peek().text == "."))
            digits += m_lexer.take().text;
        return digits;
    }

    TexNode group()
    {
        m_lexer.take();
        TexNode result = row();
        if (m_lexer.take().kind != TexToken::Kind::GroupEnd)
            return fail();
        // `{,}` is a decimal comma: in a group of its own a sign has no space around it
        if (result.children.size() == 1 && result.children[0].kind == Kind::Symbol &&
            result.children[0].symbolClass != TexClass::Word && result.children[0].symbolClass != TexClass::Function)
            result.children[0].symbolClass = TexClass::Ordinary;
        return result;
    }

    TexNode command()
    {
        const TexToken token = m_lexer.take();
        if (const Handler handler = handlerOf(token.text))
            return (this->*handler)(token.text);
        if (const auto accent = texAccent(token.text))
            return {.kind = Kind::Accent, .children = {argument()}, .text = std::string(*accent)};
        if (const auto known = texSymbol(token.text))
            return symbol(known->shown, known->symbolClass);
        return fail();
    }

    TexNode fraction(std::string_view)
    {
        TexNode numerator = argument();
        TexNode denominator = argument();
        return {.kind = Kind::Fraction, .children = {std::move(numerator), std::move(denominator)}};
    }

    TexNode binomial(std::string_view)
    {
        TexNode pair;
        pair.children.push_back(argument());
        pair.children.push_back(symbol(",", TexClass::Punctuation));
        pair.children.push_back(argument());
        return {.kind = Kind::Fence, .children = {std::move(pair)}, .text = "C(", .closing = ")"};
    }

    TexNode root(std::string_view)
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

    TexNode text(std::string_view)
    {
        const std::optional<std::string> words = m_lexer.takeText();
        return words ? symbol(*words, TexClass::Word) : fail();
    }

    TexNode plain(std::string_view) { return argument(); }

    TexNode upright(std::string_view)
    {
        const bool before = std::exchange(m_upright, true);
        TexNode result = argument();
        m_upright = before;
        return result;
    }

    TexNode blackboard(std::string_view)
    {
        TexNode letter = argument();
        if (letter.kind == Kind::Row && letter.children.size() == 1)
            letter = TexNode(letter.children[0]);
        const auto shown = blackboardLetter(letter.text);
        return shown ? symbol(*shown, TexClass::Ordinary) : fail();
    }

    TexNode function(std::string_view)
    {
        if (peeksAt(TexToken::Kind::Character, "*"))
            m_lexer.take();
        const std::optional<std::string> name = m_lexer.takeText();
        return name ? symbol(*name, TexClass::Function) : fail();
    }

    TexNode modulus(std::string_view)
    {
        TexNode inside;
        inside.children.push_back(symbol("mod ", TexClass::Ordinary));
        inside.children.push_back(argument());
        TexNode fenced{.kind = Kind::Fence, .children = {std::move(inside)}, .text = "(", .closing = ")"};
        return {.children = {symbol(" ", TexClass::Space), std::move(fenced)}};
    }

    std::string delimiter()
    {
        const TexToken token = m_lexer.take();
        if (token.kind == TexToken::Kind::Command) {
            if (const auto known = texSymbol(token.text))
                return std::string(known->shown);
        }
        if (token.kind != TexToken::Kind::Character || isControl(token.text))
            fail();
        if (token.text == ".")
            return {};
        return token.text == "<" ? "⟨" : token.text == ">" ? "⟩" : std::string(token.text);
    }

    TexNode fence(std::string_view)
    {
        TexNode result{.kind = Kind::Fence, .text = delimiter()};
        result.children.push_back(row());
        if (!peeksAt(TexToken::Kind::Command, "right"))
            return fail();
        m_lexer.take();
        result.closing = delimiter();
        return result;
    }

    TexNode note(std::string_view name)
    {
        TexNode annotated = argument();
        const auto script = name == "underbrace" ? TexToken::Kind::Subscript : TexToken::Kind::Superscript;
        if (m_lexer.peek().kind != script)
            return annotated;
        m_lexer.take();
        return {.kind = Kind::Note, .children = {std::move(annotated), argument()}};
    }

    TexNode environment(std::string_view)
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

    TexLexer m_lexer;
    int m_depth = 0;
    bool m_upright = false;
    bool m_failed = false;
};

} // namespace

std::optional<TexNode> parseTex(std::string_view tex)
{
    if (tex.size() > maxLength)
        return std::nullopt;
    return TexParser(tex).run();
}

} // namespace warpdeck
