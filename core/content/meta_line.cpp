#include "core/content/meta_line.h"

#include "core/content/skeleton.h"

#include <map>

namespace warpdeck::content {

void readMetaLine(const Line& line, std::vector<MetaLine>& lines, FileReport& report)
{
    const std::size_t colon = line.text.find(':');
    const std::string key(line.text.substr(0, colon));
    const bool isSpaced =
        colon != std::string_view::npos && (colon + 1 == line.text.size() || line.text[colon + 1] == ' ');
    if (!isSpaced || !isOptionId(key)) {
        report.error(DiagnosticCode::MalformedMetaLine, {line.number, 1}, {std::string(trimmed(line.text))});
        return;
    }
    const Passage value = lineEnding(line, colon + 1);
    lines.push_back({.key = key,
                     .value = value.text,
                     .range = {line.begin, line.begin + line.text.size()},
                     .spot = {line.number, 1},
                     .valueSpot = value.spot});
}

void reportDuplicateKeys(const std::vector<MetaLine>& lines, FileReport& report)
{
    std::map<std::string_view, int> lineOfKey;
    for (const MetaLine& line : lines) {
        const auto [earlier, isNew] = lineOfKey.emplace(line.key, line.spot.line);
        if (!isNew && !mayRepeat(line.key))
            report.error(DiagnosticCode::DuplicateKey, line.spot, {line.key, std::to_string(earlier->second)});
    }
}

bool mayRepeat(std::string_view key)
{
    return key == "let" || key == "accept" || key == "mistake" || key == "waive";
}

Passage lineEnding(const Line& line, std::size_t offset)
{
    const std::string_view text = trimmed(line.text.substr(offset));
    const std::size_t at = text.empty() ? line.text.size() : static_cast<std::size_t>(text.data() - line.text.data());
    return {.text = std::string(text),
            .range = {line.begin + at, line.begin + at + text.size()},
            .spot = {line.number, columnAt(line.text, at)}};
}

} // namespace warpdeck::content
