#include "core/content/text_units.h"

#include "core/base/hash.h"
#include "core/content/line_cursor.h"
#include "core/content/skeleton.h"

#include <string_view>
#include <utility>

namespace warpdeck::content {

namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text;
    for (const std::string& part : parts)
        text.append(text.empty() ? "" : separator).append(part);
    return text;
}

std::string unitLines(const std::vector<UnitNames>& units)
{
    std::vector<std::string> lines;
    lines.reserve(units.size());
    for (const UnitNames& unit : units)
        lines.push_back(unit.unit + " = " + joined(unit.names, ", "));
    return joined(lines, "\n");
}

/// A comparison's text without the lines of its table, and these.
std::pair<std::string, std::string> splitTable(const std::string& text)
{
    std::vector<std::string_view> prose;
    std::vector<std::string_view> table;
    FenceTracker fence;
    for (const Line& line : splitLines(text)) {
        const bool isRow = !fence.advance(line.text) && line.text.substr(0, 1) == "|";
        (isRow ? table : prose).push_back(line.text);
    }
    return {canonicalProse(prose), canonicalProse(table)};
}

} // namespace

std::vector<TextUnit> unitsOf(const ItemText& text, ItemKind kind)
{
    std::vector<TextUnit> units;
    const auto add = [&](std::string name, std::string unit) {
        if (!unit.empty())
            units.push_back({std::move(name), std::move(unit)});
    };
    auto [stem, table] = kind == ItemKind::Comparison ? splitTable(text.stem) : std::pair(text.stem, std::string());
    add("title", text.title);
    add("stem", std::move(stem));
    for (const OptionText& option : text.options) {
        add("option." + option.id.value(), option.text);
        add("feedback." + option.id.value(), option.feedback);
    }
    add("hint", text.hint);
    add("back", text.back);
    add("explanation", text.explanation);
    add("answers", joined(text.answers, "\n"));
    add("units", unitLines(text.units));
    add("table", std::move(table));
    return units;
}

std::vector<TextUnit> unitsOf(const TopicText& text)
{
    std::vector<TextUnit> units{{"title", text.title}};
    if (!text.introduction.empty())
        units.push_back({"intro", text.introduction});
    return units;
}

std::string unitHash(const TextUnit& unit)
{
    return hash128(unit.text).toString();
}

std::string revisionOf(const std::vector<TextUnit>& units)
{
    std::string all;
    for (const TextUnit& unit : units)
        all.append(unit.name).append("\n").append(unit.text).append(1, '\0');
    return hash128(all).toString();
}

} // namespace warpdeck::content
