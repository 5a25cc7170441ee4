#include "core/storage/bank_file.h"

#include "core/storage/bank_format.h"
#include "embedded/bank/schema.sql.h"

#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <system_error>

namespace warpdeck::storage {

namespace {

void limitWhatAFileCanAskFor(SQLite::Database& database)
{
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_LENGTH, maxBankValueBytes);
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_SQL_LENGTH, 100'000);
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_ATTACHED, 0);
}

int pragma(SQLite::Database& database, const char* query)
{
    SQLite::Statement statement(database, query);
    statement.executeStep();
    return statement.getColumn(0).getInt();
}

void checkFormat(SQLite::Database& database, const std::filesystem::path& path)
{
    if (pragma(database, "PRAGMA application_id") != bankApplicationId)
        throw Error(ErrorCode::NotABank, path.string());
    const int version = pragma(database, "PRAGMA user_version");
    if (version > bankFormatVersion)
        throw Error(ErrorCode::BankTooNew, path.string());
    if (version < bankFormatVersion)
        throw Error(ErrorCode::BankTooOld, path.string());
}

/// SQLite itself overlooks a last page that is cut short, and whatever stands behind it.
void checkLength(SQLite::Database& database, const std::filesystem::path& path)
{
    std::error_code failure;
    const auto length = std::filesystem::file_size(path, failure);
    const auto pages = static_cast<std::uintmax_t>(pragma(database, "PRAGMA page_count"));
    const auto pageSize = static_cast<std::uintmax_t>(pragma(database, "PRAGMA page_size"));
    if (!failure && length != pages * pageSize)
        throw Error(ErrorCode::BankDamaged, path.string() + ": unexpected length");
}

/// The text of all tables and indexes, as schema.sql has it. SQLite keeps each statement to the letter.
std::string schemaOf(SQLite::Database& database)
{
    std::string schema;
    SQLite::Statement rows(database, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid");
    while (rows.executeStep()) {
        schema += schema.empty() ? "" : "\n";
        schema += rows.getColumn(0).getString() + ";\n";
    }
    return schema;
}

} // namespace

Error bankReadError(const SQLite::Exception& exception, const std::filesystem::path& path)
{
    const std::string detail = path.string() + ": " + exception.what();
    switch (exception.getErrorCode()) {
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        return {ErrorCode::CannotOpenFile, detail};
    case SQLITE_NOMEM:
        return {ErrorCode::Unexpected, detail};
    default:
        return {ErrorCode::BankDamaged, detail};
    }
}

SQLite::Database openBank(const std::filesystem::path& path)
{
    SQLite::Database database = openDatabase(path, OpenMode::ReadImmutable, FileKind::Bank);
    limitWhatAFileCanAskFor(database);
    try {
        checkFormat(database, path);
        checkLength(database, path);
        if (schemaOf(database) != sql::bank_schema_sql)
            throw Error(ErrorCode::BankDamaged, path.string() + ": unexpected schema");
    } catch (const SQLite::Exception& exception) {
        throw bankReadError(exception, path);
    }
    return database;
}

} // namespace warpdeck::storage
