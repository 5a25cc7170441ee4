#pragma once

#include "core/storage/bank_words.h"
#include "core/storage/sqlite.h"
#include "core/text/locale_tag.h"

#include <map>
#include <string>
#include <string_view>

namespace warpdeck::storage {

/// The prepared statements of one open bank, each prepared at its first use.
class BankStatements {
public:
    explicit BankStatements(SQLite::Database& database) : m_database(database) {}

    /// The statement of `sql`, a literal, ready to step, with `parameters` bound in order.
    template <class... Parameters>
    SQLite::Statement& use(std::string_view sql, const Parameters&... parameters)
    {
        SQLite::Statement& statement = prepared(sql);
        int index = 0;
        (statement.bind(++index, parameters), ...);
        return statement;
    }

private:
    SQLite::Statement& prepared(std::string_view sql);

    SQLite::Database& m_database;
    std::map<std::string_view, SQLite::Statement> m_statements;
};

/// Reports a value that no writer stores. The exception is that of SQLite's own findings, so both take one way.
[[noreturn]] void reportDamage(std::string_view what);

std::string textAt(const SQLite::Statement& row, int column);
/// Valid until the statement steps on.
std::string_view viewAt(const SQLite::Statement& row, int column);
int numberAt(const SQLite::Statement& row, int column);
int levelAt(const SQLite::Statement& row, int column); ///< as Item::level
double realAt(const SQLite::Statement& row, int column);
LocaleTag localeAt(const SQLite::Statement& row, int column);

/// The enumeration value that is stored as a word.
template <class Enum>
Enum wordAt(const SQLite::Statement& row, int column)
{
    const auto value = fromBankWord<Enum>(viewAt(row, column));
    if (!value)
        reportDamage(viewAt(row, column));
    return *value;
}

} // namespace warpdeck::storage
