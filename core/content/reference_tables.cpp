#include "core/content/reference_tables.h"

#include "core/content/skeleton.h"
#include "core/content/source_text.h"
#include "core/content/suggestion.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace warpdeck::content {

namespace {

constexpr std::string_view definitionPrefix = "definition.";

/// What a column of the glossary holds.
struct GlossaryColumn {
    enum class Content { Id, Names, Definition, Note, Unknown };
    Content content = Content::Unknown;
    std::optional<LocaleTag> locale;
};

GlossaryColumn glossaryColumn(const TsvCell& cell, FileReport& report)
{
    using Content = GlossaryColumn::Content;
    if (cell.text == "id")
        return {Content::Id, std::nullopt};
    if (cell.text == "note")
        return {Content::Note, std::nullopt};
    std::string_view name = cell.text;
    const bool isDefinition = name.substr(0, definitionPrefix.size()) == definitionPrefix;
    if (isDefinition)
        name.remove_prefix(definitionPrefix.size());
    const std::optional<LocaleTag> locale = LocaleTag::parse(name);
    if (!locale || locale->value() != name) {
        report.error(DiagnosticCode::BadTsvHeader, cell.spot, {cell.text, locale ? locale->value() : ""});
        return {};
    }
    return {isDefinition ? Content::Definition : Content::Names, locale};
}

class KeyColumn {
public:
    explicit KeyColumn(FileReport& report) : m_report(report) {}

    /// Reports a key that is no id or stands there already.
    void check(const TsvCell& cell)
    {
        if (!isSlug(cell.text))
            m_report.error(DiagnosticCode::BadId, cell.spot, {cell.text});
        const auto [earlier, isNew] = m_lines.emplace(cell.text, cell.spot.line);
        if (!isNew)
            m_report.error(DiagnosticCode::DuplicateRow, cell.spot, {cell.text, std::to_string(earlier->second)});
    }

private:
    FileReport& m_report;
    std::map<std::string, int> m_lines;
};

void setCell(Term& term, const GlossaryColumn& column, const TsvCell& cell, FileReport& report)
{
    using Content = GlossaryColumn::Content;
    if (cell.text.empty())
        return;
    if (column.content == Content::Note)
        term.note = cell.text;
    if (column.content == Content::Definition)
        term.definitions.emplace(*column.locale, cell.text);
    if (column.content == Content::Names) {
        const std::vector<std::string> names = splitList(cell.text, ';');
        if (std::find(names.begin(), names.end(), "") != names.end())
            report.error(DiagnosticCode::BadValue, cell.spot,
                         {column.locale->value(), cell.text, "main; variant; variant", ""});
        term.names.emplace(*column.locale, names);
    }
}

} // namespace

std::vector<Term> readGlossary(const TsvTable& table, FileReport& report)
{
    std::vector<GlossaryColumn> columns;
    for (const TsvCell& cell : table.header)
        columns.push_back(glossaryColumn(cell, report));
    if (columns.empty())
        return {};
    if (columns.front().content != GlossaryColumn::Content::Id) {
        report.error(DiagnosticCode::BadTsvHeader, {1, 1}, {table.header.front().text, "id"});
        return {};
    }
    std::vector<Term> terms;
    KeyColumn keys(report);
    for (const TsvRow& row : table.rows) {
        keys.check(row.front());
        Term term{.id = TermId(row.front().text), .names = {}, .definitions = {}, .note = {}};
        for (std::size_t i = 0; i < row.size(); ++i)
            setCell(term, columns[i], row[i], report);
        terms.push_back(std::move(term));
    }
    return terms;
}

std::vector<Source> readSources(const TsvTable& table, FileReport& report)
{
    const TsvRow expected{{"key", {}}, {"citation", {}}, {"url", {}}, {"seen", {}}};
    if (table.header.empty())
        return {};
    if (table.header != expected) {
        report.error(DiagnosticCode::BadTsvHeader, {1, 1}, {table.header.front().text, "key, citation, url, seen"});
        return {};
    }
    std::vector<Source> sources;
    KeyColumn keys(report);
    for (const TsvRow& row : table.rows) {
        keys.check(row[0]);
        if (row[1].text.empty())
            report.error(DiagnosticCode::EmptyValue, row[1].spot, {"citation"});
        sources.push_back({SourceKey(row[0].text), row[1].text, row[2].text, row[3].text});
    }
    return sources;
}

} // namespace warpdeck::content
