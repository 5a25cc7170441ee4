#include "core/text/tex_unicode.h"

#include "core/text/tex_parser.h"
#include "core/text/tex_symbols.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace warpdeck {

namespace {

/// How firmly a piece holds together without parentheses, loosest first.
enum class Binding { Sum, Product, Power, Atom };

enum class Spacing {
    Wide,
    Narrow, ///< in scripts: only the spaces without which words would run together
};

/// A part of the formula as it is shown.
struct Piece {
    std::string text{};
    TexClass first = TexClass::Ordinary; ///< what it is to the neighbour before it
    TexClass last = TexClass::Ordinary;  ///< what it is to the neighbour behind it
    Binding binding = Binding::Atom;
};

bool isOperand(TexClass symbolClass)
{
    return symbolClass == TexClass::Ordinary || symbolClass == TexClass::Word || symbolClass == TexClass::Fraction ||
           symbolClass == TexClass::Function;
}

bool endsOperand(TexClass symbolClass)
{
    return isOperand(symbolClass) || symbolClass == TexClass::Closing;
}

bool beginsOperand(TexClass symbolClass)
{
    return isOperand(symbolClass) || symbolClass == TexClass::Opening;
}

bool isAlphanumeric(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z') ||
           (character >= 'A' && character <= 'Z') || static_cast<unsigned char>(character) >= 0x80;
}

Piece parenthesised(const Piece& piece)
{
    return {"(" + piece.text + ")", TexClass::Opening, TexClass::Closing, Binding::Atom};
}

/// Puts pieces side by side with what has to stand between them.
class RowWriter {
public:
    explicit RowWriter(Spacing spacing) : m_spacing(spacing) {}

    void add(Piece piece)
    {
        if (piece.text.empty())
            return;
        const bool isOperator = piece.first == TexClass::Sign || piece.first == TexClass::Factor;
        const bool isUnary = isOperator && !endsOperand(m_last);
        if (isUnary)
            piece.first = piece.last = TexClass::Factor;
        if (piece.first == TexClass::Fraction && (m_text.ends_with('/') || m_last == TexClass::Function))
            piece = parenthesised(piece);
        noteBinding(piece, isUnary);
        m_text += separator(piece) + piece.text;
        m_afterSpace = piece.first == TexClass::Space;
        if (!m_afterSpace)
            m_last = piece.last;
        m_isEmpty = false;
    }

    Piece take() &&
    {
        Binding binding = m_binding;
        if (binding > Binding::Product)
            binding = m_operands > 1 ? Binding::Product : m_operandBinding;
        return {std::move(m_text), m_first, m_last, binding};
    }

private:
    std::string separator(const Piece& next) const
    {
        if (m_isEmpty || (m_afterSpace && m_spacing == Spacing::Wide) || next.first == TexClass::Space)
            return {};
        const bool meetsFraction = m_last == TexClass::Fraction || next.first == TexClass::Fraction;
        if (meetsFraction && endsOperand(m_last) && beginsOperand(next.first))
            return "·";
        const bool roomy = m_last == TexClass::Relation || next.first == TexClass::Relation ||
                           m_last == TexClass::Sign || next.first == TexClass::Sign || m_last == TexClass::Punctuation;
        if (roomy)
            return m_spacing == Spacing::Wide ? " " : "";
        const bool afterFunction = m_last == TexClass::Function && isOperand(next.first);
        const bool beforeFunction = next.first == TexClass::Function && endsOperand(m_last);
        const bool meetsWord = m_last == TexClass::Word || next.first == TexClass::Word;
        const bool wordsTouch = meetsWord && isOperand(m_last) && isOperand(next.first) &&
                                isAlphanumeric(m_text.back()) && isAlphanumeric(next.text.front());
        return afterFunction || beforeFunction || wordsTouch ? " " : "";
    }

    void noteBinding(const Piece& piece, bool isUnary)
    {
        if (m_isEmpty)
            m_first = piece.first;
        const bool opens = piece.first == TexClass::Opening && piece.last == TexClass::Opening;
        const bool closes = piece.first == TexClass::Closing;
        const bool isCall = m_last == TexClass::Function || m_last == TexClass::Word;
        if (m_depth == 0 && beginsOperand(piece.first) && (piece.first != TexClass::Opening || !isCall)) {
            ++m_operands;
            m_operandBinding = piece.binding;
        } else if (m_depth == 0) {
            noteOperator(piece.first, isUnary);
        }
        if (closes && m_depth == 1)
            m_operandBinding = std::min(m_operandBinding, piece.binding);
        m_depth += opens ? 1 : closes ? -1 : 0;
    }

    void noteOperator(TexClass symbolClass, bool isUnary)
    {
        const bool loose =
            symbolClass == TexClass::Sign || symbolClass == TexClass::Relation || symbolClass == TexClass::Punctuation;
        if (loose)
            m_binding = Binding::Sum;
        else if (symbolClass == TexClass::Factor || isUnary)
            m_binding = std::min(m_binding, Binding::Product);
    }

    Spacing m_spacing;
    std::string m_text;
    bool m_isEmpty = true;
    bool m_afterSpace = false;
    TexClass m_first = TexClass::Ordinary;
    TexClass m_last = TexClass::Opening; ///< of the last piece that is no space; before the first, a sign is unary
    int m_depth = 0;
    int m_operands = 0;
    Binding m_binding = Binding::Atom;
    Binding m_operandBinding = Binding::Atom;
};

class TexWriter {
public:
    /// Nothing when a part of the formula has no form in a line of text.
    std::optional<std::string> run(const TexNode& formula)
    {
        const bool isOneTable = formula.children.size() == 1 && formula.children[0].kind == TexNode::Kind::Table;
        const std::string text =
            isOneTable ? table(formula.children[0], "\n").text : write(formula, Spacing::Wide).text;
        if (m_failed || text.find_first_not_of(' ') == std::string::npos)
            return std::nullopt;
        return text;
    }

private:
    Piece fail()
    {
        m_failed = true;
        return {};
    }

    Piece write(const TexNode& node, Spacing spacing)
    {
        switch (node.kind) {
        case TexNode::Kind::Row:
            return row(node, spacing);
        case TexNode::Kind::Symbol:
            if (node.symbolClass == TexClass::Space && spacing == Spacing::Narrow)
                return {};
            return {node.text, node.symbolClass, node.symbolClass, Binding::Atom};
        case TexNode::Kind::Fraction:
            return fraction(write(node.children[0], spacing), write(node.children[1], spacing));
        case TexNode::Kind::Root:
            return root(node, spacing);
        case TexNode::Kind::Script:
            return script(node, spacing);
        case TexNode::Kind::Fence:
            return {node.text + write(node.children[0], spacing).text + node.closing, TexClass::Opening,
                    TexClass::Closing, Binding::Atom};
        case TexNode::Kind::Accent:
            return accent(node);
        case TexNode::Kind::Note:
            return note(write(node.children[0], spacing), write(node.children[1], Spacing::Wide));
        case TexNode::Kind::Table:
            return table(node, "; ");
        }
        return fail();
    }

    Piece row(const TexNode& node, Spacing spacing)
    {
        RowWriter writer(spacing);
        for (const TexNode& child : node.children)
            writer.add(write(child, spacing));
        return std::move(writer).take();
    }

    static std::string held(const Piece& piece, Binding least)
    {
        return piece.binding < least ? parenthesised(piece).text : piece.text;
    }

    Piece fraction(const Piece& numerator, const Piece& denominator)
    {
        if (numerator.text.empty() || denominator.text.empty())
            return fail();
        return {held(numerator, Binding::Product) + "/" + held(denominator, Binding::Power), TexClass::Fraction,
                TexClass::Fraction, Binding::Product};
    }

    Piece root(const TexNode& node, Spacing spacing)
    {
        const Piece radicand = write(node.children[0], spacing);
        std::string sign = "√";
        if (node.children.size() > 1) {
            const std::string index = write(node.children[1], Spacing::Narrow).text;
            const std::optional<std::string> raisedIndex = superscript(index);
            if (!raisedIndex)
                return fail();
            sign = index == "3" ? "∛" : index == "4" ? "∜" : *raisedIndex + "√";
        }
        // as a word it keeps its distance from a letter behind it
        const TexClass last = radicand.binding == Binding::Atom ? TexClass::Word : TexClass::Closing;
        return {sign + held(radicand, Binding::Atom), TexClass::Ordinary, last, Binding::Power};
    }

    Piece script(const TexNode& node, Spacing spacing)
    {
        Piece result = write(node.children[0], spacing);
        result.text = held(result, Binding::Atom);
        const std::string below = write(node.children[1], Spacing::Narrow).text;
        const std::string above = write(node.children[2], Spacing::Narrow).text;
        if (!below.empty())
            addScript(result, below, subscript(below), above.empty() ? "_" : "_(");
        if (!above.empty())
            addScript(result, above, superscript(above), "^");
        result.binding = above.empty() ? Binding::Atom : Binding::Power;
        return result;
    }

    /// `mark` introduces what Unicode cannot raise or lower, in parentheses unless it is a single character.
    static void addScript(Piece& base, const std::string& text, const std::optional<std::string>& inUnicode,
                          std::string_view mark)
    {
        if (inUnicode) {
            base.text += *inUnicode;
        } else if (mark.size() == 1 && codePointCount(text) == 1) {
            base.text += mark;
            base.text += text;
            if (base.last == TexClass::Ordinary)
                base.last = TexClass::Word; // keeps its distance from a letter behind it
        } else {
            base.text += mark.substr(0, 1);
            base.text += "(" + text + ")";
        }
    }

    Piece accent(const TexNode& node)
    {
        const std::string text = write(node.children[0], Spacing::Narrow).text;
        const bool isLine = node.text == *texAccent("overline") || node.text == *texAccent("underline");
        const std::size_t length = codePointCount(text);
        if (length == 0 || (length > 1 && !isLine))
            return fail();
        Piece result{{}, TexClass::Ordinary, length > 1 ? TexClass::Word : TexClass::Ordinary, Binding::Atom};
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t bytes = codePointAt(text, at).length;
            result.text += text.substr(at, bytes) + node.text;
            at += bytes;
        }
        return result;
    }

    static Piece note(const Piece& annotated, const Piece& annotation)
    {
        return {held(annotated, Binding::Product) + " [" + annotation.text + "]", annotated.first, TexClass::Closing,
                Binding::Product};
    }

    Piece table(const TexNode& node, std::string_view rowSeparator)
    {
        const bool isMatrix = node.text.ends_with("matrix") || node.text == "array";
        const bool isCases = node.text == "cases";
        std::string text;
        for (const TexNode& cells : node.children) {
            const std::string line = isMatrix || isCases ? listOfCells(cells) : joinedCells(cells);
            if (line.empty())
                continue; // behind a last `\\`
            if (!text.empty())
                text += isMatrix || isCases ? "; " : rowSeparator;
            text += line;
        }
        const std::string_view fences = isCases                  ? "{}"
                                        : node.text == "pmatrix" ? "()"
                                        : node.text == "vmatrix" ? "||"
                                        : isMatrix               ? "[]"
                                                                 : "";
        if (fences.empty())
            return {text, TexClass::Ordinary, TexClass::Ordinary, Binding::Sum};
        return {fences[0] + text + fences[1], TexClass::Opening, TexClass::Closing, Binding::Atom};
    }

    std::string listOfCells(const TexNode& cells)
    {
        std::string line;
        for (const TexNode& cell : cells.children)
            line += (line.empty() ? "" : ", ") + write(cell, Spacing::Wide).text;
        return line;
    }

    /// The `&` of an aligned formula only says where its lines meet.
    std::string joinedCells(const TexNode& cells)
    {
        TexNode line;
        for (const TexNode& cell : cells.children)
            line.children.insert(line.children.end(), cell.children.begin(), cell.children.end());
        return write(line, Spacing::Wide).text;
    }

    bool m_failed = false;
};

} // namespace

std::optional<std::string> texToUnicode(std::string_view tex)
{
    const std::optional<TexNode> formula = TexParser(tex).parse();
    return formula ? TexWriter().run(*formula) : std::nullopt;
}

} // namespace warpdeck
