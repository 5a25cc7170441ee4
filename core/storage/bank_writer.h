#pragma once

#include "core/domain/bank_contents.h"
#include "core/domain/formula_drawing.h"

#include <filesystem>

namespace warpdeck::storage {

/// Writes `contents` as a bank file (see README.md), with the pictures of its formulas where there are any. Equal
/// arguments give equal bytes with one version of SQLite and zlib.
///
/// `output` appears complete and durable or stays what it was. Throws Error FileNotFound (no such
/// folder), ReadOnlyFile, StorageFull, CannotWriteFile, FileTooLarge (a text or picture over maxBankValueBytes),
/// ContentInvalid (an id twice, a text of no item).
void writeBank(const BankContents& contents, const std::filesystem::path& output, const DrawnFormulas& formulas = {});

} // namespace warpdeck::storage
