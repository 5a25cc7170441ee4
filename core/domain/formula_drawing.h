#pragma once

#include "core/text/markdown_tree.h"

#include <compare>
#include <functional>
#include <map>
#include <string>

namespace warpdeck {

/// What tells formulas apart that are drawn differently.
struct FormulaKey {
    std::string tex;
    Formula::Style style = Formula::Style::Inline;

    friend auto operator<=>(const FormulaKey&, const FormulaKey&) = default;
};

/// The picture of a formula, or why there is none.
///
/// The picture passes isFormulaSvg(). The width and height of its root and its `vertical-align`, which is minus the
/// depth below the baseline, are in ex, the font's x-height; `currentColor` stands for the colour of the text.
struct FormulaDrawing {
    std::string svg;   ///< empty where there is an error
    std::string error; ///< the renderer's own words, in English

    friend bool operator==(const FormulaDrawing&, const FormulaDrawing&) = default;
};

/// What draws formulas. Core has none of its own: a program passes one in.
struct FormulaRenderer {
    std::string version; ///< equal versions draw equal pictures
    std::function<FormulaDrawing(const FormulaKey&)> draw;
};

/// SVG pictures of formulas.
using FormulaPictures = std::map<FormulaKey, std::string>;

/// Pictures drawn by one version of a renderer.
struct DrawnFormulas {
    std::string renderer; ///< FormulaRenderer::version
    FormulaPictures pictures;
};

} // namespace warpdeck
