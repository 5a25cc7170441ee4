#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warpdeck {

enum class ExpressionErrorKind : std::uint8_t {
    TooLong,             ///< over Expression::maxLength characters
    TooDeep,             ///< over Expression::maxDepth nested parentheses
    UnexpectedCharacter, ///< a character that no expression contains
    MalformedNumber,     ///< `1.`, `2x`, `1e`, or too large or too small for a double
    UnknownName,         ///< neither a declared name nor a function
    MissingOperand,      ///< a number, name or `(` should stand here
    MissingOperator,     ///< an operator should stand here, or a function lacks its `(`
    StrayComma,          ///< a comma that separates no arguments of `min` or `max`
    UnbalancedParenthesis,
};

struct ExpressionError {
    ExpressionErrorKind kind{};
    std::size_t offset = 0; ///< in bytes, of the place in the expression

    friend bool operator==(const ExpressionError&, const ExpressionError&) = default;
};

/// `[A-Za-z][A-Za-z0-9]*`, and not one of the functions.
bool isExpressionName(std::string_view text);

/// A formula of a `number` item: numbers, names, `+ - * / ^ ( )` and the functions
/// min max sqrt log2 ln exp ceil floor. `^` binds tightest and to the right, so -2^2 is -4 and 2^3^2 is 512.
class Expression {
public:
    static constexpr std::size_t maxLength = 500;
    static constexpr int maxDepth = 50;

    /// Reads hostile text: whatever is not exactly an expression over `names` is an error, at its first fault.
    static std::variant<Expression, ExpressionError> parse(std::string_view text,
                                                           const std::vector<std::string>& names);

    Expression(Expression&&) noexcept;
    Expression& operator=(Expression&&) noexcept;
    ~Expression();

    /// The value when `names` (of parse) have these values, in that order; nothing when it is not finite.
    /// Not for two threads at once. Precondition: as many values as there were names.
    std::optional<double> evaluate(const std::vector<double>& values) const;

private:
    struct Compiled;

    explicit Expression(std::unique_ptr<Compiled> compiled);

    std::unique_ptr<Compiled> m_compiled;
};

} // namespace warpdeck
