#include "core/storage/profile_check.h"

#include "core/storage/migrator.h"
#include "core/storage/profile_schema.h"

namespace warpdeck::storage {

namespace {

std::int64_t number(const SQLite::Database& database, const char* query)
{
    SQLite::Statement statement(database, query);
    statement.executeStep();
    return statement.getColumn(0).getInt64();
}

} // namespace

std::vector<std::string> problemsOf(const SQLite::Database& profile)
{
    std::vector<std::string> problems;
    try {
        SQLite::Statement integrity(profile, "PRAGMA integrity_check");
        while (integrity.executeStep()) {
            if (const std::string found = integrity.getColumn(0).getString(); found != "ok")
                problems.push_back(found);
        }
        SQLite::Statement references(profile, "PRAGMA foreign_key_check");
        while (references.executeStep())
            problems.push_back(references.getColumn(0).getString() + ": row without its " +
                               references.getColumn(2).getString());
    } catch (const SQLite::Exception& exception) {
        problems.emplace_back(exception.what());
    }
    return problems;
}

std::optional<int> answersOfSoundProfile(const std::filesystem::path& path)
{
    try {
        const SQLite::Database database = openDatabase(path, OpenMode::ReadImmutable, FileKind::Profile);
        requireProfile(database, static_cast<int>(profileMigrations().size()));
        if (!problemsOf(database).empty())
            return std::nullopt;
        return static_cast<int>(number(database, "SELECT count(*) FROM review"));
    } catch (const Error&) {
        return std::nullopt;
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

void requireProfile(const SQLite::Database& database, int newest)
{
    guarded(FileKind::Profile, [&] {
        if (number(database, "PRAGMA application_id") != profileApplicationId)
            throw Error(ErrorCode::NotAProfile, database.getFilename());
        const int version = schemaVersion(database);
        if (version > newest)
            throw Error(ErrorCode::ProfileTooNew, database.getFilename());
        if (version < 1 || number(database, "SELECT count(*) FROM sqlite_schema") == 0)
            throw Error(ErrorCode::ProfileDamaged, database.getFilename());
    });
}

} // namespace warpdeck::storage
