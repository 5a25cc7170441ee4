#include "core/content/source_text.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace warpdeck::content {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

Spot spotAt(std::string_view text, std::size_t offset)
{
    Spot spot{1, 1};
    std::size_t lineBegin = 0;
    for (std::size_t i = text.find('\n'); i < offset; i = text.find('\n', i + 1)) {
        ++spot.line;
        lineBegin = i + 1;
    }
    spot.column = columnAt(text.substr(lineBegin), offset - lineBegin);
    return spot;
}

std::string withoutCarriageReturns(std::string_view text, FileReport& report)
{
    std::string result;
    result.reserve(text.size());
    std::size_t found = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n')
            result += text[i];
        else if (++found == 1)
            first = i;
    }
    if (found > 0)
        report.warning(DiagnosticCode::CarriageReturn, spotAt(text, first), {std::to_string(found)});
    return result;
}

bool isControl(unsigned char byte)
{
    return (byte < 0x20 && byte != '\t' && byte != '\n') || byte == 0x7F;
}

void reportBytes(const Line& line, Tabs tabs, FileReport& report)
{
    if (line.text.size() > maximumLineLength)
        report.error(DiagnosticCode::LineTooLong, {line.number},
                     {std::to_string(line.text.size()), std::to_string(maximumLineLength)});
    bool tabReported = tabs == Tabs::Allowed;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(line.text[i]);
        if (isControl(byte)) {
            std::array<char, 8> name{};
            std::snprintf(name.data(), name.size(), "U+%04X", static_cast<unsigned>(byte));
            report.error(DiagnosticCode::ControlCharacter, {line.number, columnAt(line.text, i)}, {name.data()});
            return;
        }
        if (byte == '\t' && !tabReported) {
            report.warning(DiagnosticCode::TabCharacter, {line.number, columnAt(line.text, i)});
            tabReported = true;
        }
    }
}

} // namespace

std::optional<std::string> normaliseSource(std::string_view bytes, Tabs tabs, FileReport& report)
{
    if (bytes.substr(0, byteOrderMark.size()) == byteOrderMark) {
        report.warning(DiagnosticCode::ByteOrderMark, {1, 1});
        while (bytes.substr(0, byteOrderMark.size()) == byteOrderMark)
            bytes.remove_prefix(byteOrderMark.size());
    }
    if (const auto invalid = firstInvalidUtf8(bytes)) {
        report.error(DiagnosticCode::InvalidUtf8, spotAt(bytes, *invalid));
        return std::nullopt;
    }
    std::string text = withoutCarriageReturns(bytes, report);
    if (!text.empty() && text.back() != '\n') {
        text += '\n';
        report.warning(DiagnosticCode::NoFinalNewline, {splitLines(text).back().number});
    }
    if (const auto decomposed = firstNonNfc(text)) {
        report.warning(DiagnosticCode::NotNfc, spotAt(text, *decomposed));
        text = toNfc(text);
    }
    const bool hadErrors = report.hasErrors();
    for (const Line& line : splitLines(text))
        reportBytes(line, tabs, report);
    if (report.hasErrors() && !hadErrors)
        return std::nullopt;
    return text;
}

std::vector<Line> splitLines(std::string_view text)
{
    std::vector<Line> lines;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back({text.substr(begin, end - begin), begin, static_cast<int>(lines.size()) + 1});
        begin = end + 1;
    }
    return lines;
}

int columnAt(std::string_view line, std::size_t offset)
{
    return static_cast<int>(codePointCount(line.substr(0, offset))) + 1;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string> splitList(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    if (trimmed(text).empty())
        return parts;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.emplace_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

} // namespace warpdeck::content
