#include "core/content/gaps.h"

#include "core/content/line_cursor.h"
#include "core/content/skeleton.h"
#include "core/text/markdown_formulas.h"

#include <algorithm>
#include <set>

namespace warpdeck::content {

namespace {

constexpr std::string_view opening = "{{";
constexpr std::string_view closing = "}}";

/// What stands in code and formulas is none of ours; the length stays.
constexpr char masked = '\1';

void mask(std::string& text, std::size_t begin, std::size_t end)
{
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
              masked);
}

void maskFences(std::string& text)
{
    const std::string original = text + "\n";
    FenceTracker fence;
    for (LineCursor cursor(original); !cursor.atEnd(); cursor.advance()) {
        const Line& line = cursor.line();
        if (fence.advance(line.text))
            mask(text, line.begin, line.begin + line.text.size());
    }
}

/// Code spans: from a run of backticks to the next run of the same length.
void maskCodeSpans(std::string& text)
{
    std::set<std::size_t> unclosed; // run lengths that do not come again, so that each is looked for once
    std::size_t at = text.find_first_of("`\\");
    while (at != std::string::npos) {
        if (text[at] == '\\') {
            at = text.find_first_of("`\\", std::min(at + 2, text.size()));
            continue;
        }
        const std::size_t contentBegin = std::min(text.find_first_not_of('`', at), text.size());
        const std::size_t length = contentBegin - at;
        std::size_t next = contentBegin;
        std::size_t end = contentBegin;
        while (unclosed.count(length) == 0 && (next = text.find('`', end)) != std::string::npos) {
            end = std::min(text.find_first_not_of('`', next), text.size());
            if (end - next == length)
                break;
        }
        const bool isClosed = unclosed.count(length) == 0 && next != std::string::npos;
        if (isClosed)
            mask(text, at, end);
        else
            unclosed.insert(length);
        at = text.find_first_of("`\\", isClosed ? end : contentBegin);
    }
}

bool isEscaped(std::string_view text, std::size_t at)
{
    std::size_t backslashes = 0;
    while (backslashes < at && text[at - backslashes - 1] == '\\')
        ++backslashes;
    return backslashes % 2 == 1;
}

/// The next `what` that no backslash hides.
std::size_t findPlain(std::string_view text, std::string_view what, std::size_t from)
{
    std::size_t at = text.find(what, from);
    while (at != std::string_view::npos && isEscaped(text, at))
        at = text.find(what, at + 1);
    return at;
}

} // namespace

std::vector<Gap> gapsOf(std::string_view stem)
{
    std::string text(stem);
    for (const TakenOut& formula : takeOutFormulas(stem).takenOut)
        mask(text, formula.offset, formula.offset + formula.length);
    maskFences(text);
    maskCodeSpans(text);
    std::vector<Gap> gaps;
    std::size_t end = 0;
    std::size_t at = findPlain(text, opening, 0);
    while (at != std::string::npos) {
        const std::size_t begin = at + opening.size();
        if (end < begin)
            end = findPlain(text, closing, begin);
        const std::size_t next = findPlain(text, opening, begin);
        const std::string_view content = std::string_view(text).substr(begin, std::min(end, next) - begin);
        const std::size_t colon = content.find(':');
        const std::string_view id = content.substr(0, colon);
        const bool isWellFormed =
            end < next && colon != std::string_view::npos && colon + 1 < content.size() && isOptionId(id);
        constexpr std::size_t shown = 20;
        gaps.push_back({std::string(isWellFormed ? id : stem.substr(at, std::min(end - at, shown))), at, isWellFormed});
        at = next;
    }
    return gaps;
}

std::vector<std::string> gapIds(const std::vector<Gap>& gaps)
{
    std::vector<std::string> ids;
    std::set<std::string> seen;
    for (const Gap& gap : gaps) {
        if (gap.isWellFormed && seen.insert(gap.id).second)
            ids.push_back(gap.id);
    }
    return ids;
}

} // namespace warpdeck::content
