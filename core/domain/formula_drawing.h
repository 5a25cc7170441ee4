#pragma once

#include "core/text/markdown_tree.h"

#include <functional>
#include <string>

namespace warpdeck {

/// The picture of a formula, or why there is none.
///
/// The width and height of the root element and its style's `vertical-align` (minus the depth below the baseline) are in
/// ex, the font's x-height; `currentColor` stands for the colour of the text.
struct FormulaDrawing {
    std::string svg;   ///< empty where there is an error
    std::string error; ///< the renderer's own words

    friend bool operator==(const FormulaDrawing&, const FormulaDrawing&) = default;
};

/// What draws formulas. Core has none of its own: a program passes one in.
struct FormulaRenderer {
    std::string version; ///< equal versions draw equal pictures
    std::function<FormulaDrawing(const std::string& tex, Formula::Style style)> draw;
};

/// A formula with its picture, as a bank keeps it.
struct DrawnFormula {
    std::string tex;
    Formula::Style style = Formula::Style::Inline;
    std::string svg;

    friend bool operator==(const DrawnFormula&, const DrawnFormula&) = default;
};

/// Pictures of formulas, drawn by one version of a renderer.
struct DrawnFormulas {
    std::string renderer; ///< FormulaRenderer::version
    std::vector<DrawnFormula> formulas;

    friend bool operator==(const DrawnFormulas&, const DrawnFormulas&) = default;
};

} // namespace warpdeck
