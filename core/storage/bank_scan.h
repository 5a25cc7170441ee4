#pragma once

#include "core/storage/bank_sink.h"
#include "core/storage/bank_statements.h"

namespace warpdeck::storage {

/// Reads a whole bank, one record at a time, in the order of visitInOrder(). Throws SQLite::Exception.
void visitBank(BankStatements& statements, BankSink& sink);

} // namespace warpdeck::storage
