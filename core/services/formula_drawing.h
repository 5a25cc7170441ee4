#pragma once

#include "core/domain/bank_contents.h"
#include "core/domain/formula_drawing.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace warpdeck::services {

/// A formula that stays TeX.
struct FailedFormula {
    FormulaKey formula;
    std::string error; ///< the renderer's own words, in English
};

struct FormulaDrawings {
    DrawnFormulas drawn;
    std::vector<FailedFormula> failed; ///< by formula
    int reusedCount = 0;               ///< of the pictures, those that an earlier file had
};

/// Every formula in the texts of a bank, once.
std::set<FormulaKey> formulasIn(const BankContents& contents);

/// Draws `formulas`, or takes their pictures from `earlier`, a bank file that the same version of the renderer drew.
/// There need be no such file.
FormulaDrawings drawFormulas(const std::set<FormulaKey>& formulas, const FormulaRenderer& renderer,
                             const std::filesystem::path& earlier);

} // namespace warpdeck::services
