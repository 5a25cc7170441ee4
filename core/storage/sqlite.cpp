#include "core/storage/sqlite.h"

#include <sqlite3.h>

#include <string_view>
#include <system_error>

namespace warpdeck::storage {

namespace {

/// How long to wait for another program's lock, beginning with the first look at the file.
constexpr int busyTimeoutMs = 5000;

bool isUnreserved(unsigned char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           std::string_view("-._~/").find(static_cast<char>(byte)) != std::string_view::npos;
}

int openFlags(OpenMode mode)
{
    switch (mode) {
    case OpenMode::ReadImmutable:
    case OpenMode::ReadOnly:
        return SQLite::OPEN_READONLY | SQLite::OPEN_URI;
    case OpenMode::ReadWrite:
        return SQLite::OPEN_READWRITE | SQLite::OPEN_URI;
    case OpenMode::Create:
        break;
    }
    return SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_URI;
}

bool isReading(const SQLite::Exception& exception)
{
    const int code = exception.getExtendedErrorCode();
    return code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ;
}

ErrorCode damaged(FileKind kind)
{
    return kind == FileKind::Bank ? ErrorCode::BankDamaged : ErrorCode::ProfileDamaged;
}

ErrorCode foreign(FileKind kind)
{
    return kind == FileKind::Bank ? ErrorCode::NotABank : ErrorCode::NotAProfile;
}

/// Refuses what SQLite would misreport or wait for: a folder, a pipe, a device.
void checkFile(const std::filesystem::path& path, OpenMode mode)
{
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(path, failure);
    if (status.type() == std::filesystem::file_type::not_found) {
        if (mode != OpenMode::Create)
            throw Error(ErrorCode::FileNotFound, path.string());
    } else if (!std::filesystem::is_regular_file(status)) {
        throw Error(ErrorCode::CannotOpenFile, path.string());
    }
}

void forbidChanges(SQLite::Database& database)
{
    database.exec("PRAGMA query_only = ON");
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

} // namespace

std::string fileUri(const std::filesystem::path& path)
{
    constexpr std::string_view hexDigits = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char character : std::filesystem::absolute(path).string()) {
        const auto byte = static_cast<unsigned char>(character);
        if (isUnreserved(byte)) {
            uri += character;
        } else {
            uri += '%';
            uri += hexDigits[byte >> 4U];
            uri += hexDigits[byte & 0x0fU];
        }
    }
    return uri;
}

SQLite::Database openDatabase(const std::filesystem::path& path, OpenMode mode, FileKind kind)
{
    const bool inMemory = path == ":memory:";
    if (!inMemory)
        checkFile(path, mode);
    std::string name = inMemory ? ":memory:" : fileUri(path);
    if (mode == OpenMode::ReadImmutable && !inMemory)
        name += "?mode=ro&immutable=1";
    try {
        SQLite::Database database(name, openFlags(mode), busyTimeoutMs);
        database.exec("PRAGMA trusted_schema = OFF");
        database.exec("PRAGMA cell_size_check = ON");
        if (mode == OpenMode::ReadImmutable || mode == OpenMode::ReadOnly)
            forbidChanges(database);
        SQLite::Statement(database, "PRAGMA schema_version").executeStep(); // reads the first page
        return database;
    } catch (const SQLite::Exception& exception) {
        const Error error = translated(exception, kind);
        throw Error(error.code(), path.string() + ": " + exception.getErrorStr());
    }
}

Error translated(const SQLite::Exception& exception, FileKind kind)
{
    const auto with = [&](ErrorCode code) { return Error(code, exception.what()); };
    switch (exception.getErrorCode()) {
    case SQLITE_NOTADB:
        return with(foreign(kind));
    case SQLITE_CORRUPT:
    case SQLITE_FORMAT:
        return with(damaged(kind));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return with(ErrorCode::ProfileLocked);
    case SQLITE_FULL:
        return with(ErrorCode::StorageFull);
    case SQLITE_READONLY:
        return with(ErrorCode::ReadOnlyFile);
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return with(ErrorCode::CannotOpenFile);
    case SQLITE_IOERR:
        return with(isReading(exception) ? ErrorCode::CannotOpenFile : ErrorCode::CannotWriteFile);
    case SQLITE_TOOBIG:
        return with(ErrorCode::FileTooLarge);
    case SQLITE_CONSTRAINT:
        return with(kind == FileKind::Bank ? ErrorCode::ContentInvalid : ErrorCode::Unexpected);
    default:
        return with(ErrorCode::Unexpected);
    }
}

} // namespace warpdeck::storage
