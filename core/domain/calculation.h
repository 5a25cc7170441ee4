#pragma once

#include "core/domain/item.h"
#include "core/expression/expression.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warpdeck {

/// How far from `key` an answer may lie. `Exact` allows for the rounding errors of the computation, one part in 10^9.
double allowedDifference(const NumberTask& task, double key);

/// Whether `value` counts as `key` under the task's tolerance, the bounds included.
bool withinTolerance(const NumberTask& task, double key, double value);

/// A NumberTask whose expressions have been read: computes the key and the mistakes, and draws values that tell them
/// apart. Values are those of the task's parameters, in their order.
class Calculation {
public:
    /// The most draws that are tried for one seed.
    static constexpr int maxDraws = 100;

    /// Nothing when the answer or a mistake is no expression over the parameters (lint says why).
    static std::optional<Calculation> compile(const NumberTask& task);

    /// The first values of draw `seed` that are clear; the first attempt's values when none of maxDraws is.
    std::vector<double> draw(std::uint64_t seed) const;

    /// The key; nothing when it is not finite.
    std::optional<double> answer(const std::vector<double>& values) const;

    /// The result of the mistake at that place of NumberTask::mistakes; nothing when it is not finite.
    std::optional<double> mistake(std::size_t index, const std::vector<double>& values) const;

    /// There is a key, and no mistake lies within tolerance of it.
    bool isClear(const std::vector<double>& values) const;

    const NumberTask& task() const { return m_task; }

private:
    Calculation(NumberTask task, Expression answer, std::vector<Expression> mistakes);

    NumberTask m_task;
    Expression m_answer;
    std::vector<Expression> m_mistakes;
};

/// The names that the task's expressions may use, in the order of their values.
std::vector<std::string> parameterNames(const NumberTask& task);

} // namespace warpdeck
