#include "core/storage/migrator.h"

#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <array>

namespace warpdeck::storage {
namespace {

constexpr std::string_view first = "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);";
constexpr std::string_view second = "ALTER TABLE a ADD COLUMN y INTEGER NOT NULL DEFAULT 5;";
constexpr std::string_view broken = "INSERT INTO a VALUES (2, 2); INSERT INTO nowhere VALUES (1);";

SQLite::Database memory()
{
    return openDatabase(":memory:", OpenMode::Create, FileKind::Profile);
}

std::int64_t number(SQLite::Database& database, const std::string& query)
{
    SQLite::Statement statement(database, query);
    return statement.executeStep() ? statement.getColumn(0).getInt64() : -1;
}

TEST(Migrator, RunsWhatAFileHasNotSeen)
{
    SQLite::Database database = memory();
    migrate(database, std::array{first});
    EXPECT_EQ(schemaVersion(database), 1);
    migrate(database, std::array{first, second});
    EXPECT_EQ(schemaVersion(database), 2);
    EXPECT_EQ(number(database, "SELECT x + y FROM a"), 6);
    migrate(database, std::array{first, second});
    EXPECT_EQ(number(database, "SELECT count(*) FROM a"), 1);
}

TEST(Migrator, StopsAtABrokenMigrationWithoutATraceOfItAndGoesOnLater)
{
    SQLite::Database database = memory();
    EXPECT_EQ(errorOf([&] { migrate(database, std::array{first, second, broken}); }), ErrorCode::MigrationFailed);
    EXPECT_EQ(schemaVersion(database), 2);
    EXPECT_EQ(number(database, "SELECT count(*) FROM a"), 1);
    migrate(database, std::array{first, second, std::string_view("INSERT INTO a VALUES (2, 2);")});
    EXPECT_EQ(schemaVersion(database), 3);
    EXPECT_EQ(number(database, "SELECT count(*) FROM a"), 2);
}

TEST(Migrator, RefusesAMigrationThatBreaksReferences)
{
    constexpr std::string_view orphan = "CREATE TABLE b (x INTEGER PRIMARY KEY, a INTEGER REFERENCES b (x)) STRICT;"
                                        "INSERT INTO b VALUES (1, 99);";
    SQLite::Database database = memory();
    database.exec("PRAGMA foreign_keys = OFF");
    EXPECT_EQ(errorOf([&] { migrate(database, std::array{orphan}); }), ErrorCode::MigrationFailed);
    EXPECT_EQ(schemaVersion(database), 0);
    EXPECT_EQ(number(database, "SELECT count(*) FROM sqlite_schema"), 0);
}

TEST(Migrator, RefusesANewerFile)
{
    SQLite::Database database = memory();
    database.exec("PRAGMA user_version = 2");
    EXPECT_EQ(errorOf([&] { migrate(database, std::array{first}); }), ErrorCode::ProfileTooNew);
    EXPECT_EQ(number(database, "SELECT count(*) FROM sqlite_schema"), 0);
}

TEST(Migrator, SaysThatTheDiskIsFull)
{
    SQLite::Database database = memory();
    migrate(database, std::array{first});
    database.exec("PRAGMA max_page_count = 1");
    EXPECT_EQ(errorOf([&] {
                  migrate(database, std::array{first, std::string_view("CREATE TABLE b (x TEXT);")});
              }),
              ErrorCode::StorageFull);
    EXPECT_EQ(schemaVersion(database), 1);
}

} // namespace
} // namespace warpdeck::storage
