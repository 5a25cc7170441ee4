#include "core/storage/sqlite.h"

#include "tests/core/storage/bank_test_files.h"

#include <gtest/gtest.h>

namespace warpdeck::storage {
namespace {

std::optional<ErrorCode> errorOfSql(SQLite::Database& database, const char* sql, FileKind kind)
{
    return errorOf([&] { guarded(kind, [&] { database.exec(sql); }); });
}

TEST(FileUri, EscapesWhateverAUriGivesAMeaning)
{
    EXPECT_EQ(fileUri("/a/b-c_d.e~"), "file:/a/b-c_d.e~");
    EXPECT_EQ(fileUri("/ä b?mode=rw#c%41&d"), "file:/%C3%A4%20b%3Fmode%3Drw%23c%2541%26d");
}

TEST(FileUri, IsAbsolute)
{
    EXPECT_EQ(fileUri("x.db"), fileUri(std::filesystem::current_path() / "x.db"));
}

TEST(OpenDatabase, CreatesOnlyWhenAsked)
{
    const TestFolder folder;
    const auto path = folder / "x.db";
    for (const OpenMode mode : {OpenMode::ReadImmutable, OpenMode::ReadOnly, OpenMode::ReadWrite})
        EXPECT_EQ(errorOf([&] { openDatabase(path, mode, FileKind::Profile); }), ErrorCode::FileNotFound);
    EXPECT_EQ(folder.fileCount(), 0U);
    openDatabase(path, OpenMode::Create, FileKind::Profile).exec("CREATE TABLE t(x)");
    EXPECT_EQ(folder.fileCount(), 1U);
}

TEST(OpenDatabase, FindsFilesOfAnyName)
{
    const TestFolder folder;
    openDatabase(folder / "a b?c#d%41&mode=memory", OpenMode::Create, FileKind::Profile).exec("CREATE TABLE t(x)");
    EXPECT_TRUE(std::filesystem::exists(folder / "a b?c#d%41&mode=memory"));
}

TEST(OpenDatabase, NamesWhatTheFileIsNot)
{
    const TestFolder folder;
    writeBytes(folder / "text", std::string(1000, 'x'));
    const auto open = [&](FileKind kind) {
        return errorOf([&] { openDatabase(folder / "text", OpenMode::ReadOnly, kind); });
    };
    EXPECT_EQ(open(FileKind::Bank), ErrorCode::NotABank);
    EXPECT_EQ(open(FileKind::Profile), ErrorCode::NotAProfile);
}

TEST(OpenDatabase, NamesTheFileInTheError)
{
    const TestFolder folder;
    writeBytes(folder / "text", std::string(1000, 'x'));
    try {
        openDatabase(folder / "text", OpenMode::ReadOnly, FileKind::Bank);
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find((folder / "text").string()), std::string::npos) << error.what();
    }
}

TEST(OpenDatabase, RefusesWhatIsNoFile)
{
    const TestFolder folder;
    for (const OpenMode mode : {OpenMode::ReadImmutable, OpenMode::ReadWrite, OpenMode::Create})
        EXPECT_EQ(errorOf([&] { openDatabase(folder / "", mode, FileKind::Bank); }), ErrorCode::CannotOpenFile);
}

TEST(OpenDatabase, ReadsWithoutTheMeansToWrite)
{
    const TestFolder folder;
    openDatabase(folder / "x.db", OpenMode::Create, FileKind::Profile).exec("CREATE TABLE t(x)");
    for (const OpenMode mode : {OpenMode::ReadImmutable, OpenMode::ReadOnly}) {
        SQLite::Database database = openDatabase(folder / "x.db", mode, FileKind::Profile);
        EXPECT_EQ(errorOfSql(database, "INSERT INTO t VALUES (1)", FileKind::Profile), ErrorCode::ReadOnlyFile);
        database.exec("PRAGMA writable_schema = ON");
        EXPECT_TRUE(errorOfSql(database, "DELETE FROM sqlite_schema", FileKind::Profile));
    }
}

TEST(OpenDatabase, TrustsNoFunctionCallInASchema)
{
    const TestFolder folder;
    const auto path = folder / "x.db";
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE t(x); INSERT INTO t VALUES ('x'); CREATE VIEW v AS SELECT load_extension(x) FROM t");
    SQLite::Database database = openDatabase(path, OpenMode::ReadOnly, FileKind::Profile);
    EXPECT_THROW(database.exec("SELECT * FROM v"), SQLite::Exception);
}

TEST(Guarded, TellsInTheUsersTermsWhatSqliteRefused)
{
    SQLite::Database database = openDatabase(":memory:", OpenMode::ReadWrite, FileKind::Profile);
    database.exec("CREATE TABLE t(x PRIMARY KEY); INSERT INTO t VALUES (1)");
    EXPECT_EQ(errorOfSql(database, "INSERT INTO t VALUES (1)", FileKind::Bank), ErrorCode::ContentInvalid);
    EXPECT_EQ(errorOfSql(database, "INSERT INTO t VALUES (1)", FileKind::Profile), ErrorCode::Unexpected);
    EXPECT_EQ(errorOfSql(database, "nonsense", FileKind::Profile), ErrorCode::Unexpected);
    EXPECT_EQ(errorOfSql(database, "INSERT INTO t VALUES (zeroblob(1999999999))", FileKind::Profile),
              ErrorCode::FileTooLarge);
    database.exec("PRAGMA max_page_count = 4");
    EXPECT_EQ(errorOfSql(database, "INSERT INTO t VALUES (zeroblob(100000))", FileKind::Profile),
              ErrorCode::StorageFull);
}

TEST(Guarded, NamesADatabaseThatAnotherProgramHolds)
{
    const TestFolder folder;
    SQLite::Database holder = openDatabase(folder / "x.db", OpenMode::Create, FileKind::Profile);
    holder.exec("CREATE TABLE t(x); BEGIN EXCLUSIVE");
    SQLite::Database other(fileUri(folder / "x.db"), SQLite::OPEN_READWRITE | SQLite::OPEN_URI);
    EXPECT_EQ(errorOfSql(other, "INSERT INTO t VALUES (1)", FileKind::Profile), ErrorCode::ProfileLocked);
}

TEST(Guarded, ReturnsWhatTheWorkReturns)
{
    EXPECT_EQ(guarded(FileKind::Bank, [] { return 7; }), 7);
}

} // namespace
} // namespace warpdeck::storage
