#include "core/text/markdown_formulas.h"

#include "core/text/markdown_characters.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <unordered_map>

namespace warpdeck {

namespace {

constexpr auto none = std::string_view::npos;

/// The TeX of several lines without the quote marks at their beginnings.
std::string withoutQuoteMarks(std::string_view tex, std::size_t depth)
{
    std::string result;
    std::size_t marksLeft = 0;
    for (const char character : tex) {
        if (marksLeft > 0 && character == '>') {
            --marksLeft;
            continue;
        }
        if (character == '\n')
            marksLeft = depth;
        else if (!isSpace(character))
            marksLeft = 0;
        result += character;
    }
    return result;
}

class FormulaTaker {
public:
    explicit FormulaTaker(std::string_view source) : m_source(source) { m_prepared.text.reserve(source.size()); }

    PreparedMarkdown run() &&
    {
        while (m_position < m_source.size()) {
            if (opensFence(m_position))
                copyFence();
            else if (isBlank(m_position))
                copyTo(lineEnd(m_position));
            else
                takeFromProse();
        }
        return std::move(m_prepared);
    }

private:
    std::size_t lineEnd(std::size_t from) const
    {
        const std::size_t end = m_source.find('\n', from);
        return end == none ? m_source.size() : end + 1;
    }

    bool isBlank(std::size_t line) const
    {
        const std::size_t content = m_source.find_first_not_of(" \t\r>", line);
        return content == none || m_source[content] == '\n';
    }

    bool opensFence(std::size_t line) const
    {
        const std::size_t begin = pastContainers(m_source.substr(0, lineEnd(line)), line);
        if (begin >= m_source.size() || (m_source[begin] != '`' && m_source[begin] != '~'))
            return false;
        const std::size_t end = pastRun(m_source, begin);
        const std::string_view info = m_source.substr(end, lineEnd(line) - end);
        return end - begin >= 3 && (m_source[begin] == '~' || info.find('`') == none);
    }

    void copyFence()
    {
        const std::size_t begin = pastContainers(m_source, m_position);
        const std::size_t length = pastRun(m_source, begin) - begin;
        const char mark = m_source[begin];
        std::size_t line = lineEnd(begin);
        while (line < m_source.size()) {
            const std::size_t end = lineEnd(line);
            const std::size_t content = m_source.find_first_not_of(" \t>", line);
            const bool closes =
                content < end && m_source[content] == mark && pastRun(m_source, content) - content >= length &&
                trimmed(m_source.substr(pastRun(m_source, content), end - pastRun(m_source, content))).empty();
            line = end;
            if (closes) {
                copyTo(end);
                return;
            }
        }
        m_prepared.findings.push_back({MarkdownFinding::Kind::UnclosedFence, begin, length});
        copyTo(m_source.size());
    }

    /// Lines that belong together: up to an empty line or a fence.
    void takeFromProse()
    {
        m_proseBegin = m_position;
        m_proseEnd = lineEnd(m_position);
        while (m_proseEnd < m_source.size() && !isBlank(m_proseEnd) && !opensFence(m_proseEnd))
            m_proseEnd = lineEnd(m_proseEnd);
        const std::string_view prose = m_source.substr(0, m_proseEnd);
        noteBackquotes(prose);
        while (m_position < m_proseEnd) {
            switch (m_source[m_position]) {
            case '\\':
                copyEscape();
                break;
            case '`':
                copyCode();
                break;
            case '$':
                takeAtDollar();
                break;
            case '*':
                copyAsterisks();
                break;
            case '-':
                copyDashes();
                break;
            default:
                copyTo(std::min(prose.find_first_of("\\`$*-", m_position), m_proseEnd));
            }
        }
    }

    /// Where the last run of each length begins: a code span without an end is then seen at once, which keeps the
    /// search linear.
    void noteBackquotes(std::string_view prose)
    {
        m_lastBackquotes.clear();
        std::size_t run = prose.find('`', m_position);
        while (run != none) {
            const std::size_t end = pastRun(prose, run);
            m_lastBackquotes[end - run] = run;
            run = prose.find('`', end);
        }
    }

    void copyEscape()
    {
        const std::size_t escaped = m_position + 1;
        copyTo(escaped < m_proseEnd ? escaped + codePointAt(m_source, escaped).length : escaped);
    }

    void copyCode()
    {
        const std::size_t contentBegin = pastRun(m_source, m_position);
        const std::size_t length = contentBegin - m_position;
        const auto last = m_lastBackquotes.find(length);
        if (last == m_lastBackquotes.end() || last->second < contentBegin) {
            copyTo(contentBegin);
            return;
        }
        std::size_t run = m_source.find('`', contentBegin);
        while (pastRun(m_source, run) - run != length)
            run = m_source.find('`', pastRun(m_source, run));
        copyTo(run + length);
    }

    void takeAtDollar()
    {
        const bool display = m_source.substr(m_position, 2) == "$$";
        const std::size_t content = m_position + (display ? 2 : 1);
        const std::size_t contentEnd = display ? displayEnd(content) : inlineEnd(content);
        if (contentEnd != none && m_prepared.takenOut.size() < Placeholder::maxCount) {
            takeFormula(content, contentEnd);
            return;
        }
        if (contentEnd == none && (display || looksLikeTex(content)))
            m_prepared.findings.push_back({MarkdownFinding::Kind::UnclosedFormula, m_position, content - m_position});
        copyTo(content);
    }

    void takeFormula(std::size_t content, std::size_t contentEnd)
    {
        const std::size_t dollars = content - m_position;
        const std::string_view written = m_source.substr(content, contentEnd - content);
        const bool hasLines = written.find('\n') != none;
        const std::string tex = hasLines ? withoutQuoteMarks(written, quoteDepth()) : std::string(written);
        takeOut(dollars == 2 ? TakenOut::Kind::DisplayFormula : TakenOut::Kind::InlineFormula,
                std::string(trimmed(tex)), contentEnd + dollars);
    }

    /// In how many quotes the current line stands.
    std::size_t quoteDepth() const
    {
        const std::size_t newline = m_source.rfind('\n', m_position);
        const std::size_t line = newline == none ? 0 : newline + 1;
        const std::string_view containers = m_source.substr(line, pastContainers(m_source, line) - line);
        return static_cast<std::size_t>(std::count(containers.begin(), containers.end(), '>'));
    }

    bool looksLikeTex(std::size_t content) const
    {
        return content < m_proseEnd && !isSpace(m_source[content]) && !isDigit(m_source[content]) &&
               m_source[content] != '$';
    }

    /// Where the closing dollars stand, or none.
    std::size_t displayEnd(std::size_t content) const
    {
        for (std::size_t at = content; at + 1 < m_proseEnd; ++at) {
            if (m_source[at] == '\\')
                ++at;
            else if (m_source[at] == '$' && m_source[at + 1] == '$')
                return trimmed(m_source.substr(content, at - content)).empty() ? none : at;
        }
        return none;
    }

    std::size_t inlineEnd(std::size_t content) const
    {
        if (content >= m_proseEnd || isSpace(m_source[content]))
            return none;
        for (std::size_t at = content; at < m_proseEnd; ++at) {
            const char character = m_source[at];
            if (character == '\\')
                ++at;
            else if (character == '`' || (character == '\n' && beginsBlock(at + 1)))
                return none;
            else if (character == '$')
                return at > content && !isSpace(m_source[at - 1]) && !digitFollows(at) ? at : none;
        }
        return none;
    }

    bool digitFollows(std::size_t at) const { return at + 1 < m_source.size() && isDigit(m_source[at + 1]); }

    bool beginsBlock(std::size_t line) const
    {
        const std::size_t content = m_source.find_first_not_of(" \t", line);
        return content < m_source.size() && (std::string_view("#>|").find(m_source[content]) != none ||
                                             pastListMarker(m_source, content) != content);
    }

    void copyAsterisks()
    {
        const std::size_t end = std::min(pastRun(m_source, m_position), m_proseEnd);
        const char32_t before = (m_position > 0 ? codePointBefore(m_source, m_position) : U'\n');
        const char32_t after = end < m_source.size() ? codePointAt(m_source, end).value : U'\n';
        if (isPunctuation(before) && (isCjk(before) || isCjk(after)))
            insertJoint();
        copyTo(end);
        if (isPunctuation(after) && (isCjk(before) || isCjk(after)))
            insertJoint();
    }

    /// md4c 0.4 wants three characters in each cell of a table's delimiter row, GFM only one.
    void copyDashes()
    {
        const std::size_t end = std::min(pastRun(m_source, m_position), m_proseEnd);
        const std::size_t count = end - m_position;
        const bool isShort = count < 3 && inDelimiterRow();
        copyTo(end);
        if (isShort) {
            m_prepared.text.append(3 - count, '-');
            continueAt(end);
        }
    }

    /// Whether the current line delimits a table's header. The answer is kept, for the line may be long.
    bool inDelimiterRow()
    {
        if (m_position < m_rowEnd)
            return m_isDelimiterRow;
        const std::string_view before = m_source.substr(0, m_position);
        const std::size_t newline = before.rfind('\n');
        m_rowEnd = lineEnd(m_position);
        m_isDelimiterRow = false;
        if (newline == none || newline < m_proseBegin)
            return false;
        const std::size_t begin = pastContainers(m_source, newline + 1);
        const std::string_view row = m_source.substr(begin, m_rowEnd - begin);
        const std::size_t headerNewline = before.substr(0, newline).rfind('\n');
        const std::size_t headerBegin = headerNewline == none ? 0 : headerNewline + 1;
        m_isDelimiterRow = begin <= m_position && row.find('|') != none &&
                           row.find_first_not_of("|:- \t\r\n") == none &&
                           m_source.substr(headerBegin, newline - headerBegin).find('|') != none;
        return m_isDelimiterRow;
    }

    void copyTo(std::size_t end)
    {
        while (const auto placeholder = nextPlaceholder(m_source.substr(0, end), m_position)) {
            copyPlainTo(placeholder->position);
            const std::string_view character = m_source.substr(m_position, Placeholder::size);
            if (m_prepared.takenOut.size() < Placeholder::maxCount) {
                takeOut(TakenOut::Kind::Character, std::string(character), m_position + Placeholder::size);
            } else {
                m_prepared.text += "\uFFFD";
                continueAt(m_position + Placeholder::size);
            }
        }
        copyPlainTo(end);
    }

    void copyPlainTo(std::size_t end)
    {
        m_prepared.text += m_source.substr(m_position, end - m_position);
        m_position = end;
    }

    /// Replaces the source from here to `end` by a placeholder.
    void takeOut(TakenOut::Kind kind, std::string content, std::size_t end)
    {
        appendPlaceholder(m_prepared.text, m_prepared.takenOut.size());
        m_prepared.takenOut.push_back({kind, std::move(content), m_position, end - m_position});
        continueAt(end);
    }

    void insertJoint()
    {
        appendJoint(m_prepared.text);
        continueAt(m_position);
    }

    void continueAt(std::size_t position)
    {
        m_position = position;
        m_prepared.anchor(position);
    }

    std::string_view m_source;
    std::size_t m_position = 0; ///< up to here the source is in m_prepared
    std::size_t m_proseBegin = 0;
    std::size_t m_proseEnd = 0;
    std::size_t m_rowEnd = 0; ///< of the line that was last looked at as a table's row
    bool m_isDelimiterRow = false;
    std::unordered_map<std::size_t, std::size_t> m_lastBackquotes; ///< length of a run to its last position
    PreparedMarkdown m_prepared;
};

} // namespace

PreparedMarkdown takeOutFormulas(std::string_view source)
{
    return FormulaTaker(source).run();
}

} // namespace warpdeck
