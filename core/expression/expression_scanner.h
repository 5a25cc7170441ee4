#pragma once

#include "core/expression/expression.h"

namespace warpdeck {

/// A function that expressions may call.
enum class ExpressionFunction : std::uint8_t { Min, Max, Sqrt, Log2, Ln, Exp, Ceil, Floor };

std::optional<ExpressionFunction> expressionFunctionNamed(std::string_view name);

/// The first fault of `text` as an expression over `names`; nothing when it is well-formed. muParser sees only
/// what passed here: left alone it reads `1,5` as 5 and lets `N=5` assign.
std::optional<ExpressionError> findExpressionError(std::string_view text, const std::vector<std::string>& names);

} // namespace warpdeck
