#include "core/content/skeleton.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isIdCharacter(char c)
{
    return isLower(c) || (c >= '0' && c <= '9') || c == '-';
}

bool endsWord(std::string_view line, std::size_t offset)
{
    return offset == line.size() || line[offset] == ' ';
}

bool isOptionLine(std::string_view line)
{
    const std::size_t bracket = line.find(')');
    return bracket != std::string_view::npos && line.substr(0, 2) == "- " && endsWord(line, bracket + 1) &&
           isOptionId(line.substr(2, bracket - 2));
}

std::size_t countOf(char mark, std::string_view line, std::size_t from)
{
    return std::min(line.find_first_not_of(mark, from), line.size()) - from;
}

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

std::string_view withoutTrailingSpaces(std::string_view line)
{
    return line.substr(0, line.find_last_not_of(" \t") + 1);
}

bool isHardBreak(std::string_view line, const std::vector<std::string_view>& lines, std::size_t next)
{
    return line.size() > 2 && line.substr(line.size() - 2) == "  " && !isBlank(line) && next < lines.size() &&
           !isBlank(lines[next]);
}

} // namespace

LineKind lineKind(std::string_view line)
{
    const std::size_t hashes = countOf('#', line, 0);
    if (hashes >= 1 && hashes <= 3 && endsWord(line, hashes))
        return hashes == 1 ? LineKind::Title : hashes == 2 ? LineKind::Item : LineKind::Section;
    if (line.substr(0, 3) == "- =" && endsWord(line, 3))
        return LineKind::Answer;
    return isOptionLine(line) ? LineKind::Option : LineKind::Prose;
}

bool isSkeletonLine(std::string_view line)
{
    return lineKind(line) != LineKind::Prose;
}

bool isQuoteLine(std::string_view line)
{
    return !line.empty() && line.front() == '>';
}

bool needsBackslash(std::string_view line, LineTest test)
{
    return test(line.substr(countOf('\\', line, 0)));
}

std::string_view withoutBackslash(std::string_view line, LineTest test)
{
    return !line.empty() && line.front() == '\\' && needsBackslash(line, test) ? line.substr(1) : line;
}

bool FenceTracker::advance(std::string_view line)
{
    const std::size_t indent = countOf(' ', line, 0);
    const char mark = indent < line.size() ? line[indent] : '\0';
    const bool marked = indent <= 3 && (mark == '`' || mark == '~');
    const std::size_t length = marked ? countOf(mark, line, indent) : 0;
    const std::string_view rest = line.substr(std::min(indent + length, line.size()));
    if (isOpen()) {
        if (mark == m_mark && length >= m_length && isBlank(rest))
            m_length = 0;
        return true;
    }
    if (length < 3 || (mark == '`' && rest.find('`') != std::string_view::npos))
        return false;
    m_mark = mark;
    m_length = length;
    return true;
}

std::string canonicalProse(const std::vector<std::string_view>& lines)
{
    std::string text;
    std::size_t kept = 0; // up to here the text ends in a line that is not blank
    FenceTracker fence;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool wasOpen = fence.isOpen();
        fence.advance(lines[i]);
        const bool isCode = wasOpen && fence.isOpen();
        const std::string_view line = isCode ? lines[i] : withoutTrailingSpaces(lines[i]);
        if (line.empty() && text.empty())
            continue;
        text += line;
        if (!isCode && isHardBreak(lines[i], lines, i + 1))
            text += "  ";
        if (!line.empty())
            kept = text.size();
        text += '\n';
    }
    text.resize(kept);
    return text;
}

bool isOptionId(std::string_view text)
{
    return !text.empty() && isLower(text.front()) && std::all_of(text.begin(), text.end(), isIdCharacter);
}

bool isSlug(std::string_view text)
{
    return text.size() >= 2 && text.size() <= 48 && text.front() != '-' &&
           std::all_of(text.begin(), text.end(), isIdCharacter);
}

} // namespace warpdeck::content
