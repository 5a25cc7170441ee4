#include "core/storage/bank_formulas.h"

#include "core/storage/bank_format.h"
#include "core/storage/deflate.h"
#include "core/text/formula_svg.h"

#include <utility>

namespace warpdeck::storage {

namespace {

std::string svgAt(const SQLite::Statement& row, int column)
{
    auto svg = inflated(viewAt(row, column), maxFormulaSvgBytes);
    if (!svg)
        reportDamage("picture of a formula");
    return std::move(*svg);
}

} // namespace

std::optional<std::string> readFormula(BankStatements& statements, const FormulaKey& formula)
{
    SQLite::Statement& row = statements.use("SELECT svg FROM formula WHERE tex = ? AND style = ?", formula.tex,
                                            std::string(bankWord(formula.style)));
    if (!row.executeStep())
        return std::nullopt;
    std::string svg = svgAt(row, 0);
    if (!isFormulaSvg(svg))
        return std::nullopt;
    return svg;
}

FormulaPictures readFormulas(BankStatements& statements, const std::string& renderer)
{
    FormulaPictures pictures;
    SQLite::Statement& rows = statements.use("SELECT tex, style, svg FROM formula WHERE renderer = ?", renderer);
    while (rows.executeStep()) {
        std::string svg = svgAt(rows, 2);
        if (isFormulaSvg(svg))
            pictures.emplace(FormulaKey{textAt(rows, 0), wordAt<Formula::Style>(rows, 1)}, std::move(svg));
    }
    return pictures;
}

void checkFormulas(BankStatements& statements)
{
    SQLite::Statement& rows = statements.use("SELECT style, svg FROM formula");
    while (rows.executeStep()) {
        wordAt<Formula::Style>(rows, 0);
        svgAt(rows, 1);
    }
}

} // namespace warpdeck::storage
