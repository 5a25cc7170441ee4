#pragma once

#include "core/text/tex_lexer.h"
#include "core/text/tex_tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

/// Reads the part of TeX's formulas that question banks use. What holds rows together is in tex_parser.cpp, each
/// command with arguments in tex_commands.cpp.
class TexParser {
public:
    explicit TexParser(std::string_view tex);

    /// The structure of the formula; nothing when it is malformed, uses anything else, holds control characters, is
    /// nested deeper than 50 or longer than 4,000 bytes. To be called once.
    std::optional<TexNode> parse();

private:
    using Handler = TexNode (TexParser::*)(std::string_view name);

    static Handler handlerOf(std::string_view name);

    TexNode fail();
    bool peeksAt(TexToken::Kind kind, std::string_view text) const;
    bool peeksAtRowEnd() const;
    bool skipLayoutCommand();

    TexNode row(std::string_view stop = {});
    TexNode withScripts(TexNode base);
    TexNode argument();
    TexNode primary();
    TexNode primaryWithin();
    TexNode characters();
    std::string restOfNumber();
    TexNode group();

    TexNode command();
    TexNode fraction(std::string_view name);
    TexNode binomial(std::string_view name);
    TexNode root(std::string_view name);
    TexNode text(std::string_view name);
    TexNode plain(std::string_view name);
    TexNode upright(std::string_view name);
    TexNode blackboard(std::string_view name);
    TexNode function(std::string_view name);
    TexNode modulus(std::string_view name);
    TexNode fence(std::string_view name);
    TexNode note(std::string_view name);
    TexNode environment(std::string_view name);
    std::string delimiter();

    std::string_view m_tex;
    TexLexer m_lexer;
    int m_depth = 0;
    bool m_upright = false; ///< letters side by side make a word
    bool m_failed = false;
};

} // namespace warpdeck
