#include "core/storage/bank_statements.h"

#include <sqlite3.h>

#include <limits>

namespace warpdeck::storage {

SQLite::Statement& BankStatements::prepared(std::string_view sql)
{
    auto found = m_statements.find(sql);
    if (found == m_statements.end())
        found = m_statements.emplace(sql, SQLite::Statement(m_database, std::string(sql))).first;
    found->second.tryReset(); // repeats the failure of an earlier step, which was reported then
    return found->second;
}

void reportDamage(std::string_view what)
{
    throw SQLite::Exception("unexpected value '" + std::string(what) + "'", SQLITE_CORRUPT);
}

std::string textAt(const SQLite::Statement& row, int column)
{
    return std::string(viewAt(row, column));
}

std::string_view viewAt(const SQLite::Statement& row, int column)
{
    const SQLite::Column value = row.getColumn(column);
    const char* const text = value.getText();
    return {text, static_cast<std::size_t>(value.getBytes())};
}

int numberAt(const SQLite::Statement& row, int column)
{
    const std::int64_t value = row.getColumn(column).getInt64();
    if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max())
        reportDamage(std::to_string(value));
    return static_cast<int>(value);
}

int levelAt(const SQLite::Statement& row, int column)
{
    const int level = numberAt(row, column);
    if (level < 0 || level > 3)
        reportDamage(std::to_string(level));
    return level;
}

double realAt(const SQLite::Statement& row, int column)
{
    return row.getColumn(column).getDouble();
}

LocaleTag localeAt(const SQLite::Statement& row, int column)
{
    const auto tag = LocaleTag::parse(viewAt(row, column));
    if (!tag)
        reportDamage(viewAt(row, column));
    return *tag;
}

} // namespace warpdeck::storage
