#include "core/content/prose_parser.h"

#include "core/content/meta_line.h"
#include "core/content/skeleton.h"

namespace warpdeck::content {

namespace {

constexpr std::string_view optionIndent = "  ";

bool isBlank(std::string_view text)
{
    return trimmed(text).empty();
}

ProseLine proseLine(const Line& line, std::size_t offset)
{
    const std::size_t from = std::min(offset, line.text.size());
    return {.text = line.text.substr(from),
            .begin = line.begin + from,
            .end = line.begin + line.text.size(),
            .spot = {line.number, columnAt(line.text, from)}};
}

void reportOpenFence(const std::vector<ProseLine>& lines, FileReport& report)
{
    FenceTracker fence;
    Spot opening;
    for (const ProseLine& line : lines) {
        const bool wasOpen = fence.isOpen();
        fence.advance(line.text);
        if (!wasOpen && fence.isOpen())
            opening = line.spot;
    }
    if (fence.isOpen())
        report.error(DiagnosticCode::UnclosedFence, opening);
}

/// The lines that belong to an option, without their indentation.
std::vector<ProseLine> linesOfOption(LineCursor& cursor)
{
    const Line head = cursor.line();
    std::vector<ProseLine> lines{proseLine(head, head.text.find(')') + 1)};
    cursor.advance();
    while (!cursor.atEnd()) {
        const Line& line = cursor.line();
        if (!isBlank(line.text) && line.text.substr(0, optionIndent.size()) != optionIndent)
            break;
        lines.push_back(proseLine(line, optionIndent.size()));
        cursor.advance();
    }
    return lines;
}

/// The first words of an option may stand anywhere behind its id.
void trimFirstText(std::vector<ProseLine>& lines)
{
    for (ProseLine& line : lines) {
        const std::string_view text = trimmed(line.text);
        if (text.empty())
            continue;
        const auto indent = static_cast<std::size_t>(text.data() - line.text.data());
        line.text.remove_prefix(indent);
        line.begin += indent;
        line.spot.column += static_cast<int>(indent);
        return;
    }
}

/// Moves the option's feedback out of its lines; a backslash that hides a quote goes.
std::vector<ProseLine> takeFeedback(std::vector<ProseLine>& lines, FileReport& report)
{
    FenceTracker fence;
    std::size_t begin = 0;
    for (; begin < lines.size(); ++begin) {
        const bool isCode = fence.advance(lines[begin].text);
        if (begin == 0 || isCode)
            continue;
        if (isQuoteLine(lines[begin].text))
            break;
        lines[begin].text = withoutBackslash(lines[begin].text, isQuoteLine);
    }
    std::vector<ProseLine> feedback;
    std::size_t end = begin;
    for (; end < lines.size() && isQuoteLine(lines[end].text); ++end) {
        ProseLine line = lines[end];
        const std::size_t mark = line.text.substr(0, 2) == "> " ? 2 : 1;
        line.text.remove_prefix(mark);
        line.begin += mark;
        line.spot.column += static_cast<int>(mark);
        feedback.push_back(line);
    }
    for (; end < lines.size(); ++end) {
        if (isBlank(lines[end].text))
            continue;
        report.error(DiagnosticCode::TextAfterFeedback, lines[end].spot);
        break;
    }
    lines.resize(begin);
    return feedback;
}

} // namespace

Passage passageOf(const std::vector<ProseLine>& lines, const Line& after, FileReport& report)
{
    reportOpenFence(lines, report);
    Passage passage;
    passage.range = {after.begin, after.begin};
    passage.spot = {after.number, 1};
    std::vector<std::string_view> texts;
    texts.reserve(lines.size());
    bool isEmpty = true;
    for (const ProseLine& line : lines) {
        texts.push_back(line.text);
        if (isBlank(line.text))
            continue;
        if (isEmpty) {
            passage.range.begin = line.begin;
            passage.spot = line.spot;
        }
        passage.range.end = line.end;
        isEmpty = false;
    }
    passage.text = canonicalProse(texts);
    return passage;
}

Passage readProse(LineCursor& cursor, FileReport& report)
{
    std::vector<ProseLine> lines;
    FenceTracker fence;
    for (; !cursor.atEnd(); cursor.advance()) {
        ProseLine line = proseLine(cursor.line(), 0);
        if (!fence.advance(line.text)) {
            if (isSkeletonLine(line.text))
                break;
            line.text = withoutBackslash(line.text, isSkeletonLine);
        }
        lines.push_back(line);
    }
    return passageOf(lines, cursor.line(), report);
}

OptionBlock readOption(LineCursor& cursor, FileReport& report)
{
    const Line head = cursor.line();
    OptionBlock option;
    option.id = head.text.substr(2, head.text.find(')') - 2);
    option.spot = {head.number, 1};
    std::vector<ProseLine> lines = linesOfOption(cursor);
    trimFirstText(lines);
    const std::vector<ProseLine> feedback = takeFeedback(lines, report);
    option.text = passageOf(lines, head, report);
    if (!feedback.empty())
        option.feedback = passageOf(feedback, head, report);
    return option;
}

} // namespace warpdeck::content
