#include "app/cli/rich_text_table.h"

#include "app/cli/rich_text_inline.h"

#include <algorithm>
#include <numeric>

namespace warpdeck::app {

namespace {

constexpr std::string_view border = " │ ";
constexpr int borderWidth = 3;

using StyledRow = std::vector<StyledText>;

StyledRow styledRow(const Table::Row& row, TextDirection direction, Look look)
{
    StyledRow result;
    for (const Table::Cell& cell : row)
        result.push_back(styledInlines(cell, direction, look));
    return result;
}

/// How many of the free columns stand before a cell's text.
int leadingSpace(Table::Alignment alignment, int free)
{
    switch (alignment) {
    case Table::Alignment::End:
        return free;
    case Table::Alignment::Center:
        return free / 2;
    case Table::Alignment::Default:
    case Table::Alignment::Start:
        break;
    }
    return 0;
}

class TableRenderer {
public:
    TableRenderer(const Table& table, const RichTextStyle& style)
        : m_style(style),
          m_alignments(table.alignments),
          m_header(styledRow(table.header, style.locale.direction(), Look::Bold)),
          m_widths(table.header.size())
    {
        for (const Table::Row& row : table.rows)
            m_rows.push_back(styledRow(row, style.locale.direction(), Look::Plain));
        noteWidths(m_header);
        for (const StyledRow& row : m_rows)
            noteWidths(row);
    }

    std::vector<std::string> render() const
    {
        const int borders = borderWidth * (static_cast<int>(m_widths.size()) - 1);
        const int width = std::accumulate(m_widths.begin(), m_widths.end(), borders);
        return width <= m_style.width ? inColumns() : asRecords();
    }

private:
    void noteWidths(const StyledRow& row)
    {
        for (std::size_t column = 0; column < row.size(); ++column)
            m_widths[column] = std::max(m_widths[column], row[column].width());
    }

    std::vector<std::string> inColumns() const
    {
        std::vector<std::string> lines{line(m_header), rule()};
        for (const StyledRow& row : m_rows)
            lines.push_back(line(row));
        return lines;
    }

    std::string line(const StyledRow& row) const
    {
        std::string result;
        for (std::size_t column = 0; column < row.size(); ++column) {
            const int free = m_widths[column] - row[column].width();
            const int before = leadingSpace(m_alignments[column], free);
            const bool isLast = column + 1 == row.size();
            result += repeated(" ", before) + row[column].painted(m_style.colour);
            result += isLast ? "" : repeated(" ", free - before) + std::string(border);
        }
        return result;
    }

    std::string rule() const
    {
        std::string result;
        for (std::size_t column = 0; column < m_widths.size(); ++column)
            result += (column > 0 ? "─┼─" : "") + repeated("─", m_widths[column]);
        return result;
    }

    std::vector<std::string> asRecords() const
    {
        std::vector<std::string> lines;
        for (const StyledRow& row : m_rows) {
            if (!lines.empty())
                lines.emplace_back();
            for (std::size_t column = 0; column < row.size(); ++column)
                addEntry(lines, m_header[column], row[column]);
        }
        return lines;
    }

    void addEntry(std::vector<std::string>& lines, const StyledText& header, const StyledText& cell) const
    {
        constexpr int indent = 2;
        if (cell.text().empty())
            return;
        StyledText entry = header;
        if (!header.text().empty())
            entry.append(": ");
        entry.append(cell);
        bool isFirst = true;
        for (const std::string& line : entry.wrapped(m_style.width - indent, m_style.locale, m_style.colour)) {
            lines.push_back(isFirst ? line : repeated(" ", indent) + line);
            isFirst = false;
        }
    }

    const RichTextStyle& m_style;
    std::vector<Table::Alignment> m_alignments;
    StyledRow m_header;
    std::vector<StyledRow> m_rows;
    std::vector<int> m_widths; ///< one a column
};

} // namespace

std::vector<std::string> renderTable(const Table& table, const RichTextStyle& style)
{
    return TableRenderer(table, style).render();
}

} // namespace warpdeck::app
