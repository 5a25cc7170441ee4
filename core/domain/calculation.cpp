#include "core/domain/calculation.h"

#include "core/domain/draw.h"

#include <cassert>
#include <cmath>
#include <utility>

namespace warpdeck {

namespace {

std::optional<Expression> parsed(const std::string& text, const std::vector<std::string>& names)
{
    std::variant<Expression, ExpressionError> result = Expression::parse(text, names);
    if (auto* const expression = std::get_if<Expression>(&result))
        return std::move(*expression);
    return std::nullopt;
}

} // namespace

double allowedDifference(const NumberTask& task, double key)
{
    constexpr double exactShare = 1e-9;
    switch (task.toleranceKind) {
    case ToleranceKind::Exact:
        break;
    case ToleranceKind::Absolute:
        return task.tolerance;
    case ToleranceKind::Percent:
        return std::abs(key) * task.tolerance / 100;
    }
    return std::abs(key) * exactShare;
}

bool withinTolerance(const NumberTask& task, double key, double value)
{
    constexpr double slack = 1 + 1e-9; // 101 is within 1 % of 100 although 100 * 0.01 may come out smaller than 1
    return std::abs(value - key) <= allowedDifference(task, key) * slack;
}

std::vector<std::string> parameterNames(const NumberTask& task)
{
    std::vector<std::string> names;
    names.reserve(task.parameters.size());
    for (const DrawnParameter& parameter : task.parameters)
        names.push_back(parameter.name);
    return names;
}

Calculation::Calculation(NumberTask task, Expression answer, std::vector<Expression> mistakes)
    : m_task(std::move(task)),
      m_answer(std::move(answer)),
      m_mistakes(std::move(mistakes))
{
}

std::optional<Calculation> Calculation::compile(const NumberTask& task)
{
    const std::vector<std::string> names = parameterNames(task);
    std::optional<Expression> answer = parsed(task.answer, names);
    if (!answer)
        return std::nullopt;
    std::vector<Expression> mistakes;
    for (const Mistake& mistake : task.mistakes) {
        std::optional<Expression> expression = parsed(mistake.expression, names);
        if (!expression)
            return std::nullopt;
        mistakes.push_back(std::move(*expression));
    }
    return Calculation(task, std::move(*answer), std::move(mistakes));
}

std::vector<double> Calculation::draw(std::uint64_t seed) const
{
    Random random(seed);
    for (int attempt = 0; attempt < maxDraws; ++attempt) {
        std::vector<double> values = drawValues(m_task.parameters, random);
        if (isClear(values))
            return values;
    }
    return firstValues(m_task.parameters);
}

std::optional<double> Calculation::answer(const std::vector<double>& values) const
{
    return m_answer.evaluate(values);
}

std::optional<double> Calculation::mistake(std::size_t index, const std::vector<double>& values) const
{
    assert(index < m_mistakes.size());
    return m_mistakes[index].evaluate(values);
}

bool Calculation::isClear(const std::vector<double>& values) const
{
    const std::optional<double> key = answer(values);
    if (!key)
        return false;
    for (std::size_t i = 0; i < m_mistakes.size(); ++i) {
        const std::optional<double> wrong = mistake(i, values);
        if (wrong && withinTolerance(m_task, *key, *wrong))
            return false;
    }
    return true;
}

} // namespace warpdeck
