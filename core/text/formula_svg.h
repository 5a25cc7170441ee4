#pragma once

#include <string_view>

namespace warpdeck {

/// True for a picture that holds nothing but what a renderer of formulas writes: paths, lines, rectangles, polygons and
/// text in groups below one <svg> of sensible size.
///
/// Pictures from elsewhere (a bank may come from anyone) are given to no drawing library before. There is no script, no
/// style sheet, no reference to anything and no declaration in such a picture, and no part of it is deep or large
/// enough to hurt.
bool isFormulaSvg(std::string_view svg);

} // namespace warpdeck
