#include "core/storage/bank_writer.h"

#include "core/domain/bank_info.h"
#include "core/storage/bank_format.h"
#include "core/storage/bank_hash.h"
#include "core/storage/bank_output_file.h"
#include "core/storage/bank_rows.h"
#include "core/storage/sqlite.h"
#include "embedded/bank/schema.sql.h"

#include <sqlite3.h>

#include <string>

namespace warpdeck::storage {

namespace {

BankInfo infoOf(const BankContents& contents)
{
    const BankHashes hashes = hashesOf(contents);
    BankInfo info{.id = contents.id,
                  .version = contents.version,
                  .licence = contents.licence,
                  .sourceLocale = contents.sourceLocale,
                  .itemCount = static_cast<int>(contents.items.size()),
                  .topicCount = static_cast<int>(contents.topics.size()),
                  .contentHash = hashes.content,
                  .fullHash = hashes.full};
    for (const ItemText& text : contents.itemTexts)
        ++info.itemsPerLocale[text.locale];
    return info;
}

/// Nothing here needs to survive a crash: the file is thrown away unless it is finished.
void prepareForBuilding(SQLite::Database& database)
{
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_LENGTH, maxBankValueBytes);
    database.exec("PRAGMA page_size = " + std::to_string(bankPageSize));
    database.exec("PRAGMA application_id = " + std::to_string(bankApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(bankFormatVersion));
    database.exec("PRAGMA encoding = 'UTF-8'");
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA journal_mode = OFF");
    database.exec("PRAGMA synchronous = OFF");
    database.exec("PRAGMA foreign_keys = ON");
}

void build(const BankContents& contents, const DrawnFormulas& formulas, const std::filesystem::path& file)
{
    SQLite::Database database = openDatabase(file, OpenMode::ReadWrite, FileKind::Bank);
    prepareForBuilding(database);
    database.exec("BEGIN EXCLUSIVE");
    database.exec(std::string(sql::bank_schema_sql));
    BankRows rows(database);
    rows.addInfo(infoOf(contents));
    visitInOrder(contents, rows);
    rows.addFormulas(formulas);
    database.exec("COMMIT");
}

} // namespace

void writeBank(const BankContents& contents, const std::filesystem::path& output, const DrawnFormulas& formulas)
{
    BankOutputFile file(output);
    guarded(FileKind::Bank, [&] { build(contents, formulas, file.temporaryPath()); });
    file.publish();
}

} // namespace warpdeck::storage
