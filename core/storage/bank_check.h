#pragma once

#include "core/domain/bank_info.h"
#include "core/storage/bank_statements.h"
#include "core/storage/sqlite.h"

namespace warpdeck::storage {

/// Reads a whole bank and compares it with what the bank says of itself. Throws SQLite::Exception with SQLITE_CORRUPT
/// when its structure, a reference, a count or a hash is wrong.
void checkBank(SQLite::Database& database, BankStatements& statements, const BankInfo& info);

} // namespace warpdeck::storage
