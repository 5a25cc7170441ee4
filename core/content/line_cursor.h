#pragma once

#include "core/content/source_text.h"

#include <string_view>

namespace warpdeck::content {

/// Walks over the lines of a text without keeping them.
class LineCursor {
public:
    /// `text` ends with a newline or is empty, and outlives the cursor.
    explicit LineCursor(std::string_view text) : m_text(text) { read(); }

    bool atEnd() const { return m_line.begin == m_text.size(); }

    /// The current line; empty at the end.
    const Line& line() const { return m_line; }

    /// Precondition: not atEnd().
    void advance()
    {
        m_line.begin += m_line.text.size() + 1;
        ++m_line.number;
        read();
    }

private:
    void read() { m_line.text = m_text.substr(m_line.begin, m_text.find('\n', m_line.begin) - m_line.begin); }

    std::string_view m_text;
    Line m_line{{}, 0, 1};
};

} // namespace warpdeck::content
