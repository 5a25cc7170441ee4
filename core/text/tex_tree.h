#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck {

/// How a symbol of a formula gets along with its neighbours, after TeX's own classes of atoms.
enum class TexClass {
    Ordinary,
    Word,     ///< several upright letters: MFU
    Function, ///< log, max, ∑: a space parts it from its argument
    Sign,     ///< + and −: with spaces between operands, without before an only one; × too
    Factor,   ///< · and /: never a space
    Relation,
    Opening,
    Closing,
    Punctuation,
    Space,
    Fraction,
};

/// A formula, or a part of it.
struct TexNode {
    enum class Kind {
        Row,      ///< children side by side
        Symbol,   ///< text
        Fraction, ///< numerator, denominator
        Root,     ///< radicand, then the index if there is one
        Script,   ///< base, subscript, superscript; one that is not there is an empty Row
        Fence,    ///< text, the only child, closing
        Accent,   ///< the only child with the combining character `text` on it
        Note,     ///< the annotated, the annotation
        Table,    ///< Rows of Rows, the cells; text: the environment's name
    };

    Kind kind = Kind::Row;
    std::vector<TexNode> children{};
    std::string text{};
    TexClass symbolClass = TexClass::Ordinary; ///< Symbol
    std::string closing{};                     ///< Fence
};

inline TexNode symbolNode(std::string_view text, TexClass symbolClass)
{
    return {.kind = TexNode::Kind::Symbol, .text = std::string(text), .symbolClass = symbolClass};
}

} // namespace warpdeck
