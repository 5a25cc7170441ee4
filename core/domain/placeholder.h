#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck {

/// A `{expression}` in a text of a `number` item, which a value replaces before the text is read as Markdown.
struct ExpressionPlaceholder {
    std::size_t offset = 0; ///< in bytes, of the opening brace
    std::size_t length = 0; ///< with both braces
    std::string expression; ///< what stands between them

    friend bool operator==(const ExpressionPlaceholder&, const ExpressionPlaceholder&) = default;
};

/// All placeholders, in order. Braces in formulas and code are not meant, nor is `\{`; a brace that is not closed
/// on its line is text.
std::vector<ExpressionPlaceholder> placeholdersIn(std::string_view markdown);

} // namespace warpdeck
