#include "core/content/tsv.h"

#include "core/content/line_cursor.h"

#include <set>
#include <utility>

namespace warpdeck::content {

namespace {

TsvRow cellsOf(const Line& line, FileReport& report)
{
    TsvRow cells;
    std::size_t begin = 0;
    while (begin <= line.text.size()) {
        const std::size_t end = std::min(line.text.find('\t', begin), line.text.size());
        const std::string_view written = line.text.substr(begin, end - begin);
        const Spot spot{line.number, columnAt(line.text, begin)};
        const std::string_view text = trimmed(written);
        if (text.size() != written.size())
            report.warning(DiagnosticCode::PaddedCell, spot, {std::string(text)});
        cells.push_back({std::string(text), spot});
        begin = end + 1;
    }
    return cells;
}

void appendRow(std::string& text, const TsvRow& row)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        text.append(i == 0 ? "" : "\t").append(row[i].text);
    text += '\n';
}

void checkHeader(const TsvRow& header, FileReport& report)
{
    std::set<std::string> names;
    for (const TsvCell& cell : header) {
        if (cell.text.empty() || !names.insert(cell.text).second)
            report.error(DiagnosticCode::BadTsvHeader, cell.spot, {cell.text, ""});
    }
}

} // namespace

TsvTable parseTsv(std::string_view bytes, FileReport& report)
{
    TsvTable table;
    const std::optional<std::string> text = normaliseSource(bytes, Tabs::Allowed, report);
    if (!text)
        return table;
    LineCursor cursor(*text);
    table.header = cellsOf({cursor.line().text, 0, 1}, report);
    checkHeader(table.header, report);
    if (cursor.atEnd())
        return table;
    for (cursor.advance(); !cursor.atEnd(); cursor.advance()) {
        TsvRow row = cellsOf(cursor.line(), report);
        if (row.size() == table.header.size())
            table.rows.push_back(std::move(row));
        else
            report.error(DiagnosticCode::BadTsvRow, {cursor.line().number, 0},
                         {std::to_string(row.size()), std::to_string(table.header.size())});
    }
    return table;
}

std::string formatTsv(const TsvTable& table)
{
    std::string text;
    appendRow(text, table.header);
    for (const TsvRow& row : table.rows)
        appendRow(text, row);
    return text;
}

} // namespace warpdeck::content
