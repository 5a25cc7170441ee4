#include "core/domain/draw.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace warpdeck {

namespace {

/// Digits that hide the rounding errors of low + k * step: 0.1 + 2 * 0.1 is to be shown as 0.3.
constexpr int stepDigits = 12;

double drawStep(const DrawnParameter& parameter, Random& random)
{
    const double range = (parameter.high - parameter.low) / parameter.step;
    const auto lastStep = static_cast<std::size_t>(std::floor(range + 1e-9)); // 0.3 / 0.1 is a little under 3
    return roundedToDigits(parameter.low + static_cast<double>(random.below(lastStep + 1)) * parameter.step,
                           stepDigits);
}

double roundedIntoRange(double value, const DrawnParameter& parameter)
{
    return std::clamp(roundedToDigits(value, 2), parameter.low, parameter.high);
}

} // namespace

double roundedToDigits(double value, int digits)
{
    assert(digits >= 1 && digits <= 17);
    if (!std::isfinite(value))
        return value;
    std::array<char, 32> text{};
    const auto written =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, digits - 1);
    double rounded = value; // stays so when the largest doubles would round to infinity
    std::from_chars(text.data(), written.ptr, rounded);
    return rounded;
}

bool isDrawable(const DrawnParameter& parameter)
{
    constexpr double mostSteps = 1e9;
    const double range = parameter.high - parameter.low;
    switch (parameter.scale) {
    case DrawScale::List:
        return !parameter.choices.empty();
    case DrawScale::Step:
        return std::isfinite(range) && range > 0 && parameter.step > 0 && range / parameter.step <= mostSteps;
    case DrawScale::Log:
        return std::isfinite(range) && range > 0 && parameter.low > 0;
    case DrawScale::Linear:
        break;
    }
    return std::isfinite(range) && range > 0;
}

double drawValue(const DrawnParameter& parameter, Random& random)
{
    if (!isDrawable(parameter))
        return parameter.first;
    switch (parameter.scale) {
    case DrawScale::List:
        return parameter.choices[random.below(parameter.choices.size())];
    case DrawScale::Step:
        return drawStep(parameter, random);
    case DrawScale::Log: {
        const double ratio = std::log(parameter.high / parameter.low);
        return roundedIntoRange(parameter.low * std::exp(random.unit() * ratio), parameter);
    }
    case DrawScale::Linear:
        break;
    }
    return roundedIntoRange(parameter.low + random.unit() * (parameter.high - parameter.low), parameter);
}

std::vector<double> drawValues(const std::vector<DrawnParameter>& parameters, Random& random)
{
    std::vector<double> values;
    values.reserve(parameters.size());
    for (const DrawnParameter& parameter : parameters)
        values.push_back(drawValue(parameter, random));
    return values;
}

std::vector<double> firstValues(const std::vector<DrawnParameter>& parameters)
{
    std::vector<double> values;
    values.reserve(parameters.size());
    for (const DrawnParameter& parameter : parameters)
        values.push_back(parameter.first);
    return values;
}

} // namespace warpdeck
