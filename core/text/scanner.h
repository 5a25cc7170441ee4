#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace warpdeck {

/// Reads a text from the front, piece by piece.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) {}

    bool atEnd() const { return m_rest.empty(); }
    std::string_view rest() const { return m_rest; }

    std::string_view take(std::size_t bytes)
    {
        const std::string_view taken = m_rest.substr(0, bytes);
        m_rest.remove_prefix(taken.size());
        return taken;
    }

    bool skip(std::string_view expected)
    {
        if (m_rest.substr(0, expected.size()) != expected)
            return false;
        m_rest.remove_prefix(expected.size());
        return true;
    }

    std::string_view takeDigits() { return take(std::min(m_rest.find_first_not_of("0123456789"), m_rest.size())); }
    void skipSpaces() { take(std::min(m_rest.find_first_not_of(' '), m_rest.size())); }

    /// What stands between braces without braces inside; empty when there is no such group.
    std::string_view takeGroup()
    {
        const std::size_t end = m_rest.find('}');
        if (m_rest.substr(0, 1) != "{" || end == std::string_view::npos || m_rest.find('{', 1) < end)
            return {};
        return take(end + 1).substr(1, end - 1);
    }

private:
    std::string_view m_rest;
};

/// Whether all of `text` is digits, after a minus sign or none.
inline bool isInteger(std::string_view text)
{
    Scanner scanner(text);
    scanner.skip("-");
    return !scanner.takeDigits().empty() && scanner.atEnd();
}

} // namespace warpdeck
