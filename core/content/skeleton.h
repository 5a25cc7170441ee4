#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// What a line outside code fences is to the grammar.
enum class LineKind {
    Prose,
    Title,   ///< `# …`
    Item,    ///< `## …`
    Section, ///< `### …`
    Option,  ///< `- id) …`
    Answer,  ///< `- = …`
};

LineKind lineKind(std::string_view line);

/// True for the lines that only count as prose behind a backslash: all but prose.
bool isSkeletonLine(std::string_view line);

/// True for `>`, the feedback's mark inside an option.
bool isQuoteLine(std::string_view line);

using LineTest = bool (*)(std::string_view);

/// True when the line is some backslashes (none, too) before a line that passes the test. To write it as prose one
/// backslash is put before it, to read it one is removed: so every text can be written, even `\## x`.
bool needsBackslash(std::string_view line, LineTest test);

/// The line as the author means it: without the backslash that keeps it from being a skeleton line.
std::string_view withoutBackslash(std::string_view line, LineTest test);

/// Follows code fences (CommonMark 0.30, 4.5) line by line.
class FenceTracker {
public:
    /// True when the line belongs to a fence: opens, closes or lies within.
    bool advance(std::string_view line);

    /// True after an opening line until its closing one.
    bool isOpen() const { return m_length > 0; }

private:
    char m_mark = 0;
    std::size_t m_length = 0; ///< of the opening line's marks; 0: no fence is open
};

/// Prose in its canonical form: no blank lines around, no spaces at line ends except the two of a hard break, code
/// fences untouched.
std::string canonicalProse(const std::vector<std::string_view>& lines);

/// `[a-z][a-z0-9-]*`, of which an option's id and a gap's id consist.
bool isOptionId(std::string_view text);

/// `[a-z0-9][a-z0-9-]{1,47}`, the ids of items, topics, banks and terms.
bool isSlug(std::string_view text);

} // namespace warpdeck::content
