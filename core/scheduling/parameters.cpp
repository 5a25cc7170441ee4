#include "core/scheduling/parameters.h"

#include "core/base/error.h"
#include "core/base/hash.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace warpdeck::scheduling {

namespace {

struct Range {
    double low;
    double high;
};

constexpr std::array<Range, 21> box{{
    {0.001, 100}, {0.001, 100},  {0.001, 100}, {0.001, 100},  // initial stability
    {1, 10},      {0.001, 4},    {0.001, 4},   {0.001, 0.75}, // difficulty
    {0, 4.5},     {0, 0.8},      {0.001, 3.5},                // after recall
    {0.001, 5},   {0.001, 0.25}, {0.001, 0.9}, {0, 4},        // after a lapse
    {0, 1},       {1, 6},                                     // Hard, Easy
    {0, 2},       {0, 2},        {0.01, 0.8},                 // on the same day
    {0.1, 0.8},                                               // decay
}};

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

} // namespace

Fsrs6Parameters clampedToBox(const Fsrs6Parameters& parameters)
{
    Fsrs6Parameters result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = std::clamp(parameters[i], box[i].low, box[i].high);
    return result;
}

Fsrs6Parameters fsrs6ParametersFrom(const std::vector<double>& values)
{
    std::vector<double> upgraded = values;
    if (upgraded.size() == fsrs45Length)
        upgradeFromFsrs45(upgraded);
    if (upgraded.size() == fsrs5Length)
        upgradeFromFsrs5(upgraded);

    Fsrs6Parameters result{};
    if (upgraded.size() != result.size())
        throw Error(ErrorCode::BadArgument, std::to_string(values.size()));
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (!std::isfinite(upgraded[i]))
            throw Error(ErrorCode::BadArgument, "w" + std::to_string(i));
        result[i] = upgraded[i];
    }
    return clampedToBox(result);
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
