#include "core/scheduling/parameters.h"

#include "core/base/error.h"
#include "core/base/hash.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace warpdeck::scheduling {

namespace {

constexpr std::size_t fsrs45Length = 17;
constexpr std::size_t fsrs5Length = 19;
constexpr double decayBeforeFsrs6 = 0.5;

/// FSRS-5 counted difficulty from Again instead of from Good.
void upgradeFromFsrs45(std::vector<double>& values)
{
    values[4] += 2 * values[5];
    values[5] = std::log(3 * values[5] + 1) / 3;
    values[6] += 0.5;
    values.insert(values.end(), {0, 0});
}

void upgradeFromFsrs5(std::vector<double>& values)
{
    values.insert(values.end(), {0, decayBeforeFsrs6});
}

bool isSeparator(char character)
{
    return std::string_view(", \t\r\n\f\v").find(character) != std::string_view::npos;
}

double parseNumber(std::string_view word)
{
    double value = 0;
    const char* const end = word.data() + word.size();
    const auto [stop, problem] = std::from_chars(word.data(), end, value);
    if (problem != std::errc{} || stop != end || !std::isfinite(value))
        throw Error(ErrorCode::BadArgument, std::string(word));
    return value;
}

template <std::size_t Size>
std::array<double, Size> clamped(const std::array<double, Size>& parameters,
                                 const std::array<ParameterRange, Size>& box)
{
    std::array<double, Size> result{};
    for (std::size_t i = 0; i < Size; ++i)
        result[i] = std::clamp(parameters[i], box[i].low, box[i].high);
    return result;
}

/// Throws Error{BadArgument} for another length or a value that is no finite number.
template <std::size_t Size>
std::array<double, Size> finiteArray(const std::vector<double>& values, std::size_t givenLength)
{
    std::array<double, Size> result{};
    if (values.size() != Size)
        throw Error(ErrorCode::BadArgument, std::to_string(givenLength));
    for (std::size_t i = 0; i < Size; ++i) {
        if (!std::isfinite(values[i]))
            throw Error(ErrorCode::BadArgument, "w" + std::to_string(i));
        result[i] = values[i];
    }
    return result;
}

} // namespace

const std::array<ParameterRange, 21> fsrs6Box{{
    {0.001, 100}, {0.001, 100},  {0.001, 100}, {0.001, 100},  // initial stability
    {1, 10},      {0.001, 4},    {0.001, 4},   {0.001, 0.75}, // difficulty
    {0, 4.5},     {0, 0.8},      {0.001, 3.5},                // after recall
    {0.001, 5},   {0.001, 0.25}, {0.001, 0.9}, {0, 4},        // after a lapse
    {0, 1},       {1, 6},                                     // Hard, Easy
    {0, 2},       {0, 2},        {0.01, 0.8},                 // on the same day
    {0.1, 0.8},                                               // decay
}};

const std::array<ParameterRange, 34> fsrs7Box{{
    {0.0001, 50}, {0.0001, 100}, {0.0001, 100}, {0.0001, 100}, // initial stability
    {1, 10},      {0.001, 4},    {0.1, 4},                     // difficulty
    {0, 4},       {0, 1.2},      {0.3, 3},      {0.01, 1.5},   {0.1, 1},   {0, 3.5}, {0, 1}, {1, 7}, // slow trace
    {0, 4},       {0, 2},        {0.5, 6},      {0.001, 1.5},  {0.001, 1}, {0, 5},   {0, 1}, {1, 7}, // fast trace
    {0.01, 0.25}, {0.01, 0.95},  {0.2, 0.85},   {0.5, 0.99}, // forgetting curves
    {0.01, 1},    {0.1, 1},      {0, 0.9},      {0.1, 1.1},  // mixture
    {0, 1},       {0, 0.6},      {0, 0.6},                   // difficulty's part, decay
}};

Fsrs6Parameters clampedToBox(const Fsrs6Parameters& parameters)
{
    return clamped(parameters, fsrs6Box);
}

Fsrs7Parameters clampedToBox(const Fsrs7Parameters& parameters)
{
    Fsrs7Parameters result = clamped(parameters, fsrs7Box);
    for (const std::size_t place : {1U, 2U, 3U, 26U})
        result[place] = std::max(result[place], result[place - 1]);
    return result;
}

Fsrs6Parameters fsrs6ParametersFrom(const std::vector<double>& values)
{
    std::vector<double> upgraded = values;
    if (upgraded.size() == fsrs45Length)
        upgradeFromFsrs45(upgraded);
    if (upgraded.size() == fsrs5Length)
        upgradeFromFsrs5(upgraded);

    return clampedToBox(finiteArray<21>(upgraded, values.size()));
}

Fsrs7Parameters fsrs7ParametersFrom(const std::vector<double>& values)
{
    return clampedToBox(finiteArray<34>(values, values.size()));
}

std::vector<double> parseParameters(std::string_view text)
{
    std::vector<double> values;
    auto at = text.begin();
    while (true) {
        const auto begin = std::find_if_not(at, text.end(), isSeparator);
        if (begin == text.end())
            return values;
        at = std::find_if(begin, text.end(), isSeparator);
        const auto offset = static_cast<std::size_t>(std::distance(text.begin(), begin));
        values.push_back(parseNumber(text.substr(offset, static_cast<std::size_t>(at - begin))));
    }
}

std::string hashOfParameters(std::string_view model, const std::vector<double>& values)
{
    std::string canonical(model);
    for (const double value : values) {
        std::array<char, 32> digits{}; // the shortest decimal form of a double has at most 24 characters
        const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
        canonical.append(1, ' ').append(digits.data(), written.ptr);
    }
    return hash128(canonical).toString();
}

} // namespace warpdeck::scheduling
