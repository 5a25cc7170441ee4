#include "core/content/translation_state.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace warpdeck::content {

namespace {

const std::vector<std::string> columns = {"item", "unit", "locale", "source-hash", "target-hash", "state"};

TsvRow headerRow()
{
    TsvRow header;
    for (const std::string& column : columns)
        header.push_back({column, {}});
    return header;
}

bool isHash(std::string_view text)
{
    constexpr std::size_t digits = 32;
    return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void readRow(const TsvRow& row, TranslationRows& rows, FileReport& report)
{
    const std::optional<LocaleTag> locale = LocaleTag::parse(row[2].text);
    if (!locale)
        report.error(DiagnosticCode::BadValue, row[2].spot, {columns[2], row[2].text, "de, pt-BR, …", ""});
    for (const std::size_t column : {3U, 4U}) {
        if (!isHash(row[column].text))
            report.error(DiagnosticCode::BadHash, row[column].spot, {columns[column], row[column].text});
    }
    const std::string& state = row[5].text;
    if (state != "draft" && state != "reviewed")
        report.error(DiagnosticCode::BadValue, row[5].spot, {columns[5], state, "draft, reviewed", ""});
    if (!locale)
        return;
    const auto [earlier, isNew] =
        rows.emplace(UnitKey{row[0].text, *locale, row[1].text},
                     TranslationRow{row[3].text, row[4].text, state == "reviewed", row[0].spot});
    if (!isNew)
        report.error(DiagnosticCode::DuplicateRow, row[0].spot,
                     {row[0].text + " " + row[1].text + " " + row[2].text, std::to_string(earlier->second.spot.line)});
}

/// Reviewed, Draft or Stale, as the unit's row says today.
TextState unitState(const TextUnit& source, const TextUnit& translation, const TranslationRow& row)
{
    if (row.sourceHash != unitHash(source))
        return TextState::Stale;
    return row.isReviewed && row.targetHash == unitHash(translation) ? TextState::Reviewed : TextState::Draft;
}

int badness(TextState state)
{
    return state == TextState::Stale ? 2 : state == TextState::Draft ? 1 : 0;
}

} // namespace

TranslationRows readTranslationRows(const TsvTable& table, FileReport& report)
{
    TranslationRows rows;
    if (table.header.empty())
        return rows;
    if (table.header != headerRow()) {
        report.error(DiagnosticCode::BadTsvHeader, {1, 1},
                     {table.header.front().text, "item, unit, locale, source-hash, target-hash, state"});
        return rows;
    }
    for (const TsvRow& row : table.rows)
        readRow(row, rows, report);
    return rows;
}

std::string formatTranslationRows(const TranslationRows& rows)
{
    TsvTable table{headerRow(), {}};
    for (const auto& [key, row] : rows) {
        table.rows.push_back({{key.owner, {}},
                              {key.unit, {}},
                              {key.locale.value(), {}},
                              {row.sourceHash, {}},
                              {row.targetHash, {}},
                              {row.isReviewed ? "reviewed" : "draft", {}}});
    }
    const auto textOf = [](const TsvRow& row) { return std::tie(row[0].text, row[1].text, row[2].text); };
    std::sort(table.rows.begin(), table.rows.end(),
              [&](const TsvRow& left, const TsvRow& right) { return textOf(left) < textOf(right); });
    return formatTsv(table);
}

TextState translationState(const UnitKey& textKey, const std::vector<TextUnit>& source,
                           const std::vector<TextUnit>& translation, const TranslationRows& rows)
{
    TextState worst = TextState::Reviewed;
    for (const TextUnit& unit : translation) {
        const auto original =
            std::find_if(source.begin(), source.end(), [&](const TextUnit& other) { return other.name == unit.name; });
        if (original == source.end())
            continue;
        const auto row = rows.find({textKey.owner, textKey.locale, unit.name});
        const TextState state = row == rows.end() ? TextState::Draft : unitState(*original, unit, row->second);
        if (badness(state) > badness(worst))
            worst = state;
    }
    return worst;
}

} // namespace warpdeck::content
