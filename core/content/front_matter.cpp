#include "core/content/front_matter.h"

#include "core/content/meta_values.h"

namespace warpdeck::content {

namespace {

constexpr const char* sourceRole = "source";
constexpr const char* translationRole = "translation";

} // namespace

std::optional<FileRole> roleOf(const TopicFile& file)
{
    const MetaLine* const line = file.find("role");
    if (line != nullptr && line->value == sourceRole)
        return FileRole::Source;
    if (line != nullptr && line->value == translationRole)
        return FileRole::Translation;
    return std::nullopt;
}

void checkFrontMatter(const TopicFile& file, const LocaleTag& locale, FileRole expected, const FrontMatterRules& rules,
                      FileReport& report)
{
    checkFrontMatterKeys(file, rules, report);
    if (const MetaLine* const format = file.find("format"))
        readWord(*format, {"warpdeck 1"}, report);
    checkSame(file, "locale", locale.value(), report);
    const MetaLine* const role = file.find("role");
    if (role != nullptr && readWord(*role, {sourceRole, translationRole}, report))
        checkSame(file, "role", expected == FileRole::Source ? sourceRole : translationRole, report);
}

void checkSame(const TopicFile& file, std::string_view key, const std::string& expected, FileReport& report)
{
    const MetaLine* const line = file.find(key);
    if (line != nullptr && !line->value.empty() && line->value != expected)
        report.error(DiagnosticCode::FrontMatterMismatch, line->valueSpot, {line->key, line->value, expected});
}

} // namespace warpdeck::content
