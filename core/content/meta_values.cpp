#include "core/content/meta_values.h"

#include "core/content/source_text.h"
#include "core/content/suggestion.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace warpdeck::content {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

} // namespace

std::optional<std::size_t> readWord(const MetaLine& line, const std::vector<std::string>& words, FileReport& report)
{
    const auto found = std::find(words.begin(), words.end(), line.value);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    if (!line.value.empty())
        report.error(DiagnosticCode::BadValue, line.valueSpot,
                     {line.key, line.value, joined(words), suggestionFor(line.value, words)});
    return std::nullopt;
}

std::vector<ListEntry> readList(const MetaLine& line, FileReport& report)
{
    std::vector<ListEntry> entries;
    std::set<std::string_view> seen;
    std::size_t begin = 0;
    const std::string_view value = line.value;
    while (begin <= value.size() && !value.empty()) {
        const std::size_t end = std::min(value.find(',', begin), value.size());
        const std::string_view text = trimmed(value.substr(begin, end - begin));
        const std::size_t at = text.empty() ? begin : static_cast<std::size_t>(text.data() - value.data());
        const Spot spot{line.valueSpot.line, line.valueSpot.column + columnAt(value, at) - 1};
        if (text.empty())
            report.error(DiagnosticCode::EmptyValue, spot, {line.key});
        else if (!seen.insert(text).second)
            report.error(DiagnosticCode::RepeatedEntry, spot, {line.key, std::string(text)});
        else
            entries.push_back({std::string(text), spot});
        begin = end + 1;
    }
    return entries;
}

std::optional<double> parseDecimal(std::string_view text)
{
    // from_chars also knows names: inf, nan
    if (text.empty() || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos)
        return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<int> readWhole(const MetaLine& line, int low, int high, FileReport& report)
{
    int value = 0;
    const char* const textEnd = line.value.data() + line.value.size();
    const auto [end, error] = std::from_chars(line.value.data(), textEnd, value);
    if (error == std::errc() && end == textEnd && value >= low && value <= high)
        return value;
    if (!line.value.empty())
        report.error(DiagnosticCode::BadNumber, line.valueSpot,
                     {line.key, line.value, std::to_string(low), std::to_string(high)});
    return std::nullopt;
}

} // namespace warpdeck::content
