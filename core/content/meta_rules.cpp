#include "core/content/meta_rules.h"

#include "core/content/meta_values.h"
#include "core/content/suggestion.h"
#include "core/domain/names.h"

#include <algorithm>
#include <iterator>

namespace warpdeck::content {

namespace {

constexpr ItemKind allKinds[] = {ItemKind::Choice, ItemKind::Multiple, ItemKind::Number,    ItemKind::Text,
                                 ItemKind::Cloze,  ItemKind::Card,     ItemKind::Comparison};

using Kinds = unsigned;

constexpr Kinds only(ItemKind kind)
{
    return 1U << static_cast<unsigned>(kind);
}

constexpr Kinds none = 0;
constexpr Kinds every = ~none;
constexpr Kinds chosen = only(ItemKind::Choice) | only(ItemKind::Multiple);
constexpr Kinds number = only(ItemKind::Number);

struct KeyRule {
    std::string_view key;
    Kinds allowed;
    Kinds required;
};

constexpr KeyRule keyRules[] = {
    {"kind", every, every},
    {"tags", every, none},
    {"sources", every, chosen | number},
    {"related", every, none},
    {"terms", every, none},
    {"objective", every, none},
    {"variant-of", every, none},
    {"as-of", every, none},
    {"waive", every, none},
    {"level", chosen | number, chosen | number},
    {"bloom", chosen | number, chosen | number},
    {"answer", chosen | number, chosen | number},
    {"scoring", chosen, none},
    {"order", chosen, none},
    {"let", number, none},
    {"unit", number, none},
    {"accept", number, none},
    {"tolerance", number, none},
    {"mistake", number, none},
    {"match", only(ItemKind::Text), none},
    {"both-ways", only(ItemKind::Card), none},
    {"about", only(ItemKind::Comparison), none},
};

const KeyRule* ruleFor(std::string_view key)
{
    const auto* const found =
        std::find_if(std::begin(keyRules), std::end(keyRules), [&](const KeyRule& rule) { return rule.key == key; });
    return found == std::end(keyRules) ? nullptr : found;
}

std::vector<std::string> keysOf(ItemKind kind)
{
    std::vector<std::string> keys;
    for (const KeyRule& rule : keyRules) {
        if ((rule.allowed & only(kind)) != 0)
            keys.emplace_back(rule.key);
    }
    return keys;
}

void reportEmptyValue(const MetaLine& line, FileReport& report)
{
    if (line.value.empty())
        report.error(DiagnosticCode::EmptyValue, line.spot, {line.key});
}

} // namespace

std::optional<ItemKind> readKind(const ItemBlock& item, FileReport& report)
{
    const MetaLine* const line = item.find("kind");
    if (line == nullptr) {
        report.error(DiagnosticCode::MissingKey, item.spot, {"kind", item.id});
        return std::nullopt;
    }
    std::vector<std::string> names;
    for (const ItemKind kind : allKinds)
        names.emplace_back(nameOf(kind));
    if (const auto index = readWord(*line, names, report))
        return allKinds[*index];
    return std::nullopt;
}

void checkItemKeys(const ItemBlock& item, ItemKind kind, FileReport& report)
{
    for (const MetaLine& line : item.meta) {
        const KeyRule* const rule = ruleFor(line.key);
        if (rule == nullptr)
            report.error(DiagnosticCode::UnknownKey, line.spot, {line.key, suggestionFor(line.key, keysOf(kind))});
        else if ((rule->allowed & only(kind)) == 0)
            report.error(DiagnosticCode::KeyNotForKind, line.spot, {line.key, std::string(nameOf(kind))});
        else
            reportEmptyValue(line, report);
    }
    for (const KeyRule& rule : keyRules) {
        if ((rule.required & only(kind)) != 0 && item.find(rule.key) == nullptr)
            report.error(DiagnosticCode::MissingKey, item.spot, {std::string(rule.key), item.id});
    }
}

void checkFrontMatterKeys(const TopicFile& file, const FrontMatterRules& rules, FileReport& report)
{
    std::vector<std::string> known = rules.required;
    known.insert(known.end(), rules.optional.begin(), rules.optional.end());
    for (const MetaLine& line : file.frontMatter) {
        if (std::find(known.begin(), known.end(), line.key) == known.end())
            report.error(DiagnosticCode::UnknownKey, line.spot, {line.key, suggestionFor(line.key, known)});
        else
            reportEmptyValue(line, report);
    }
    for (const std::string& key : rules.required) {
        if (file.find(key) == nullptr)
            report.error(DiagnosticCode::MissingKey, {1}, {key, file.name});
    }
}

} // namespace warpdeck::content
