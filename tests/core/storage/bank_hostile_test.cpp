#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/storage/bank_format.h"
#include "core/storage/bank_reader.h"
#include "core/storage/bank_writer.h"
#include "tests/core/storage/bank_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace warpdeck::storage {
namespace {

class HostileBank : public testing::Test {
protected:
    HostileBank()
    {
        writeBank(sampleBank(), m_path);
        m_bytes = bytesOf(m_path);
    }

    std::optional<ErrorCode> openingBytes(const std::string& bytes)
    {
        writeBytes(m_path, bytes);
        return opening();
    }

    std::optional<ErrorCode> opening()
    {
        return errorOf([&] { BankReader reader(m_path); });
    }

    std::optional<ErrorCode> usingIt()
    {
        return errorOf([&] { exerciseBank(m_path); });
    }

    /// Changes the good bank by SQL, as somebody with the sqlite3 shell could.
    void change(const std::string& sql)
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA writable_schema = ON; PRAGMA ignore_check_constraints = ON");
        database.exec(sql);
    }

    TestFolder m_folder;
    std::filesystem::path m_path = m_folder / "bank.wdbank";
    std::string m_bytes;
};

TEST_F(HostileBank, WithFlippedBytesWorksOrIsRefused)
{
    Random random(20261201);
    int refused = 0;
    for (int round = 0; round < 200; ++round) {
        std::string bytes = m_bytes;
        const std::size_t place = random.below(bytes.size());
        bytes[place] = static_cast<char>(bytes[place] ^ static_cast<char>(1 + random.below(255)));
        writeBytes(m_path, bytes);
        const auto code = usingIt();
        refused += code ? 1 : 0;
        EXPECT_TRUE(!code || isRefusalOfBank(*code)) << "byte " << place;
    }
    EXPECT_GT(refused, 0);
}

TEST_F(HostileBank, WithAFlippedBitInAnyTextFailsTheVerification)
{
    for (const char* text : {"What is $x$ in", "ما هي GPU", "Was es lehrt", "Williams 2009", "CC-BY-SA-4.0", "<svg"}) {
        std::string bytes = m_bytes;
        const std::size_t place = bytes.find(text);
        ASSERT_NE(place, std::string::npos) << text;
        bytes[place + 1] = static_cast<char>(bytes[place + 1] ^ 1);
        EXPECT_EQ(openingBytes(bytes), std::nullopt) << text;
        EXPECT_EQ(errorOf([&] { BankReader(m_path).verify(); }), ErrorCode::BankDamaged) << text;
    }
}

TEST_F(HostileBank, WithEachHeaderByteFlippedWorksOrIsRefused)
{
    for (std::size_t place = 0; place < 100; ++place) {
        for (const int mask : {0x01, 0x80, 0xff}) {
            std::string bytes = m_bytes;
            bytes[place] = static_cast<char>(bytes[place] ^ mask);
            writeBytes(m_path, bytes);
            const auto code = usingIt();
            EXPECT_TRUE(!code || isRefusalOfBank(*code)) << "byte " << place;
        }
    }
}

TEST_F(HostileBank, ThatWasCutShortIsRefused)
{
    for (std::size_t length = 0; length < m_bytes.size(); length += length < 4096 ? 61 : 1021) {
        const auto code = openingBytes(m_bytes.substr(0, length));
        ASSERT_TRUE(code) << length;
        EXPECT_TRUE(isRefusalOfBank(*code)) << length;
    }
}

TEST_F(HostileBank, WithBytesBehindTheEndIsDamaged)
{
    EXPECT_EQ(openingBytes(m_bytes + "x"), ErrorCode::BankDamaged);
    EXPECT_EQ(openingBytes(m_bytes + std::string(4096, 'x')), ErrorCode::BankDamaged);
}

TEST_F(HostileBank, ThatIsNoDatabaseIsNoBank)
{
    EXPECT_EQ(openingBytes(""), ErrorCode::NotABank);
    EXPECT_EQ(openingBytes("x"), ErrorCode::NotABank);
    EXPECT_EQ(openingBytes("# A text\n\nof some lines\n"), ErrorCode::NotABank);
    EXPECT_EQ(openingBytes(std::string(10'000, 'x')), ErrorCode::NotABank);
    EXPECT_EQ(openingBytes(std::string(10'000, '\0')), ErrorCode::NotABank);
}

TEST_F(HostileBank, ThatIsNoReadableFileCannotBeOpened)
{
    EXPECT_EQ(errorOf([&] { BankReader reader(m_folder / "absent.wdbank"); }), ErrorCode::FileNotFound);
    EXPECT_EQ(errorOf([&] { BankReader reader(m_path / "below-a-file.wdbank"); }), ErrorCode::FileNotFound);
    EXPECT_EQ(errorOf([&] { BankReader reader(m_folder / ""); }), ErrorCode::CannotOpenFile);
    EXPECT_EQ(errorOf([&] { BankReader reader("/dev/zero"); }), ErrorCode::CannotOpenFile);
    ::mkfifo((m_folder / "pipe").c_str(), 0600);
    EXPECT_EQ(errorOf([&] { BankReader reader(m_folder / "pipe"); }), ErrorCode::CannotOpenFile);
}

TEST_F(HostileBank, ThatTheUserMayNotReadCannotBeOpened)
{
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may read everything";
    std::filesystem::permissions(m_path, std::filesystem::perms::none);
    EXPECT_EQ(opening(), ErrorCode::CannotOpenFile);
}

TEST_F(HostileBank, OfAnotherApplicationIsNoBank)
{
    change("PRAGMA application_id = 1");
    EXPECT_EQ(opening(), ErrorCode::NotABank);
}

TEST_F(HostileBank, OfAnotherFormatIsRefusedWhateverIsInIt)
{
    change("PRAGMA user_version = 2; DROP TABLE bank_text; CREATE TABLE later(x)");
    EXPECT_EQ(opening(), ErrorCode::BankTooNew);
    change("PRAGMA user_version = 0");
    EXPECT_EQ(opening(), ErrorCode::BankTooOld);
    change("PRAGMA user_version = -1");
    EXPECT_EQ(opening(), ErrorCode::BankTooOld);
    // A later SQLite may know statements that this one cannot even parse.
    change("PRAGMA user_version = 2; UPDATE sqlite_schema SET sql = 'CREATE TABLE topic WITH LATER SYNTAX' "
           "WHERE name = 'topic'");
    EXPECT_EQ(opening(), ErrorCode::BankTooNew);
}

TEST_F(HostileBank, WithAnotherSchemaIsDamaged)
{
    for (const char* sql : {
             "CREATE TRIGGER t AFTER INSERT ON item BEGIN DELETE FROM item; END",
             "CREATE TABLE more(x)",
             "CREATE INDEX more ON source(url)",
             "CREATE VIRTUAL TABLE more USING fts5(x)",
             "DROP INDEX item_by_topic",
             "DROP TABLE bank",
             "DROP TABLE item_text; CREATE VIEW item_text AS SELECT 'roof-saxpy' AS item, 'en' AS locale, "
             "load_extension('x')",
             "DROP TABLE bank; CREATE VIEW bank AS WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n) "
             "SELECT i FROM n",
             "DROP TABLE term; CREATE TABLE term (id BLOB, note INTEGER)",
             "DROP TABLE source; CREATE VIRTUAL TABLE source USING fts5(key, citation, url, seen)",
             "UPDATE sqlite_schema SET sql = 'CREATE TABLE source (key, citation, url, seen)' WHERE name = 'source'",
             "UPDATE sqlite_schema SET sql = 'nonsense' WHERE name = 'term'",
             "UPDATE sqlite_schema SET sql = zeroblob(1000000) WHERE name = 'term'",
             "DELETE FROM sqlite_schema",
         }) {
        writeBytes(m_path, m_bytes);
        change(sql);
        EXPECT_EQ(opening(), ErrorCode::BankDamaged) << sql;
    }
}

TEST_F(HostileBank, WithValuesThatNoWriterStoresIsDamagedWhereTheyAreRead)
{
    for (const char* sql : {
             "DELETE FROM bank",
             "UPDATE bank SET source_locale = '../x'",
             "UPDATE bank SET version = 99999999999",
             "UPDATE locale SET tag = '' WHERE tag = 'de'",
             "UPDATE item SET kind = 'joke'",
             "UPDATE item SET level = 4",
             "UPDATE item SET bloom = ''",
             "UPDATE item_text SET state = 'fresh'",
             "UPDATE item_text SET locale = 'd,e' WHERE locale = 'de'",
             "UPDATE number_parameter SET scale = 'x'",
             "UPDATE item_text SET item = 'absent' WHERE item = 'met-mfu'",
             "DELETE FROM item WHERE id = 'met-mfu'",
             "UPDATE locale SET item_count = 1000000000",
             "UPDATE bank SET full_hash = ''",
             "UPDATE picture SET bytes = zeroblob(100000000)",
         }) {
        writeBytes(m_path, m_bytes);
        change(sql);
        EXPECT_EQ(usingIt(), ErrorCode::BankDamaged) << sql;
    }
}

TEST_F(HostileBank, WithTablesThatShareTheirPagesIsDamaged)
{
    change("UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'item') "
           "WHERE name = 'item_text'");
    EXPECT_EQ(usingIt(), ErrorCode::BankDamaged);
    writeBytes(m_path, m_bytes);
    change("UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'bank'");
    EXPECT_EQ(usingIt(), ErrorCode::BankDamaged);
}

TEST_F(HostileBank, IsNotDisturbedByFilesThatSqliteWouldTakeForItsOwn)
{
    for (const char* suffix : {"-wal", "-shm", "-journal"})
        writeBytes(m_path.string() + suffix, std::string(5'000, 'x'));
    EXPECT_EQ(usingIt(), std::nullopt);
}

TEST_F(HostileBank, OfTheSameFormatAlwaysHasTheSameSchema)
{
    SQLite::Database database(m_path.string());
    const std::string schema =
        database.execAndGet("SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema ORDER BY rowid)");
    // When this fails, banks that learners have are no longer read: give the new schema a new bankFormatVersion.
    EXPECT_EQ(hash128(schema).toString(), "ba2e413dddff4df8b059623aafd970cb");
    EXPECT_EQ(bankFormatVersion, 1);
}

} // namespace
} // namespace warpdeck::storage
