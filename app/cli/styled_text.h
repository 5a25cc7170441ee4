#pragma once

#include "app/cli/colour.h"
#include "core/text/locale_tag.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::app {

/// How a stretch of text looks where colour is on; several are joined by `|`.
enum class Look : unsigned { Plain = 0, Bold = 1, Italic = 2, Struck = 4, Code = 8, Link = 16 };
Look operator|(Look a, Look b);

/// Text for a terminal without what a terminal would obey: control characters become U+FFFD, tabs and separators
/// spaces, and marks that turn the direction of text vanish. Line feeds stay.
std::string sanitised(std::string_view text);

std::string repeated(std::string_view piece, int count);

/// Sanitised text of which each stretch has a look.
class StyledText {
public:
    StyledText() = default;
    explicit StyledText(std::string_view text, Look look = Look::Plain);

    /// Precondition: `text` is sanitised.
    void append(std::string_view text, Look look = Look::Plain);
    void append(const StyledText& other);

    const std::string& text() const { return m_text; }

    /// Columns in a terminal.
    int width() const;

    /// In one line; precondition: no line feeds.
    std::string painted(Colour colour) const;

    /// In lines of at most `width` columns, each of them painted and with balanced isolates.
    std::vector<std::string> wrapped(int width, const LocaleTag& locale, Colour colour) const;

private:
    struct Stretch {
        std::size_t end;
        Look look;
    };

    std::string painted(std::size_t begin, std::size_t end, Colour colour) const;

    std::string m_text;
    std::vector<Stretch> m_stretches; ///< side by side, up to the end of the text
};

} // namespace warpdeck::app
