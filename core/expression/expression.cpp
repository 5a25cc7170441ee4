#include "core/expression/expression.h"

#include "core/base/error.h"
#include "core/expression/expression_scanner.h"

#include <muParser.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace warpdeck {

namespace {

double smallest(const double* values, int count)
{
    return *std::min_element(values, values + count);
}

double largest(const double* values, int count)
{
    return *std::max_element(values, values + count);
}

void defineFunctions(mu::Parser& parser)
{
    parser.ClearFun();
    parser.ClearConst();
    parser.DefineFun("min", smallest);
    parser.DefineFun("max", largest);
    parser.DefineFun("sqrt", [](double x) { return std::sqrt(x); });
    parser.DefineFun("log2", [](double x) { return std::log2(x); });
    parser.DefineFun("ln", [](double x) { return std::log(x); });
    parser.DefineFun("exp", [](double x) { return std::exp(x); });
    parser.DefineFun("ceil", [](double x) { return std::ceil(x); });
    parser.DefineFun("floor", [](double x) { return std::floor(x); });
}

} // namespace

/// Never moves in memory: the parser points into `values`.
struct Expression::Compiled {
    mu::Parser parser;
    std::vector<double> values;

    Compiled(std::string_view text, const std::vector<std::string>& names) : values(names.size())
    {
        defineFunctions(parser);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (isExpressionName(names[i]))
                parser.DefineVar(names[i], &values[i]);
        }
        parser.SetExpr(std::string(text));
        parser.Eval(); // muParser compiles at the first evaluation
    }

    Compiled(const Compiled&) = delete;
    Compiled& operator=(const Compiled&) = delete;
    Compiled(Compiled&&) = delete;
    Compiled& operator=(Compiled&&) = delete;
    ~Compiled() = default;
};

Expression::Expression(std::unique_ptr<Compiled> compiled) : m_compiled(std::move(compiled)) {}
Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;
Expression::~Expression() = default;

std::variant<Expression, ExpressionError> Expression::parse(std::string_view text,
                                                            const std::vector<std::string>& names)
{
    if (const std::optional<ExpressionError> error = findExpressionError(text, names))
        return *error;
    try {
        return Expression(std::make_unique<Compiled>(text, names));
    } catch (const mu::ParserError& error) {
        throw Error(ErrorCode::Unexpected, error.GetMsg());
    }
}

std::optional<double> Expression::evaluate(const std::vector<double>& values) const
{
    assert(values.size() == m_compiled->values.size());
    std::copy(values.begin(), values.end(), m_compiled->values.begin()); // in place: the parser holds the addresses
    try {
        const double value = m_compiled->parser.Eval();
        if (!std::isfinite(value))
            return std::nullopt;
        return value;
    } catch (const mu::ParserError& error) {
        throw Error(ErrorCode::Unexpected, error.GetMsg());
    }
}

} // namespace warpdeck
