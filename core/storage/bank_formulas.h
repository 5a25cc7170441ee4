#pragma once

#include "core/domain/formula_drawing.h"
#include "core/storage/bank_statements.h"

#include <optional>
#include <string>

namespace warpdeck::storage {

// The pictures of formulas in a bank. They are a cache: one that a renderer would not have drawn (isFormulaSvg) is as
// good as absent. All functions throw SQLite::Exception, with SQLITE_CORRUPT for bytes that do not have their checksum.

std::optional<std::string> readFormula(BankStatements& statements, const FormulaKey& formula);

/// All that this version of a renderer has drawn.
FormulaPictures readFormulas(BankStatements& statements, const std::string& renderer);

/// Reads the bytes of every picture.
void checkFormulas(BankStatements& statements);

} // namespace warpdeck::storage
