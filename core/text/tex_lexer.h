#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

struct TexToken {
    enum class Kind {
        Character, ///< text: one code point
        Command,   ///< text: the name without its backslash; a letter run or one character
        GroupBegin,
        GroupEnd,
        Superscript,
        Subscript,
        CellEnd, ///< `&`
        RowEnd,  ///< `\\`
        End,
    };

    Kind kind = Kind::End;
    std::string_view text{};
    std::size_t end = 0; ///< offset behind the token
};

/// Cuts a formula into tokens; spaces and comments part tokens and vanish.
class TexLexer {
public:
    explicit TexLexer(std::string_view tex) : m_tex(tex) { take(); }

    const TexToken& peek() const { return m_token; }

    /// The current token; moves on to the next.
    TexToken take();

    /// The group that begins at the current token, as text with its spaces: the argument of `\text`. Nothing when
    /// there is no group or it holds what is no plain text.
    std::optional<std::string> takeText();

private:
    TexToken tokenAt(std::size_t begin) const;
    TexToken commandAt(std::size_t begin) const;

    std::string_view m_tex;
    TexToken m_token;
};

} // namespace warpdeck
