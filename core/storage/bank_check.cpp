#include "core/storage/bank_check.h"

#include "core/storage/bank_formulas.h"
#include "core/storage/bank_hash.h"
#include "core/storage/bank_scan.h"

namespace warpdeck::storage {

namespace {

void checkStructure(SQLite::Database& database)
{
    SQLite::Statement integrity(database, "PRAGMA integrity_check(1)");
    integrity.executeStep();
    if (viewAt(integrity, 0) != "ok")
        reportDamage(viewAt(integrity, 0));
    SQLite::Statement dangling(database, "PRAGMA foreign_key_check");
    if (dangling.executeStep())
        reportDamage("reference in " + textAt(dangling, 0));
}

/// The counts and hashes of `info`, taken anew.
BankInfo recounted(BankStatements& statements, BankInfo info)
{
    SQLite::Statement& totals = statements.use("SELECT (SELECT count(*) FROM topic), (SELECT count(*) FROM item)");
    totals.executeStep();
    info.topicCount = numberAt(totals, 0);
    info.itemCount = numberAt(totals, 1);
    info.itemsPerLocale.clear();
    SQLite::Statement& locales = statements.use("SELECT locale, count(*) FROM item_text GROUP BY locale");
    while (locales.executeStep())
        info.itemsPerLocale.emplace(localeAt(locales, 0), numberAt(locales, 1));

    BankHasher hasher(info.id, info.version, info.licence, info.sourceLocale);
    visitBank(statements, hasher);
    const BankHashes hashes = hasher.hashes();
    info.contentHash = hashes.content;
    info.fullHash = hashes.full;
    return info;
}

} // namespace

void checkBank(SQLite::Database& database, BankStatements& statements, const BankInfo& info)
{
    checkStructure(database);
    checkFormulas(statements);
    if (recounted(statements, info) != info)
        reportDamage("count or hash");
}

} // namespace warpdeck::storage
