#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::scheduling {

using Fsrs6Parameters = std::array<double, 21>; ///< w0 to w20 of the published formulas

/// The published defaults, for a learner of whom nothing is known.
inline constexpr Fsrs6Parameters defaultFsrs6Parameters{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                                        0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                                        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

using Fsrs7Parameters = std::array<double, 34>; ///< w0 to w33 of the final layout

/// The published defaults of FSRS-7.
inline constexpr Fsrs7Parameters defaultFsrs7Parameters{
    0.1104, 2.2395, 3.9221, 11.7841, 6.1686, 0.6457, 3.6807, 1.9795, 0,      1.3826, 0.7024, 0.5999,
    0.8146, 0.6398, 1,      1.3207,  0.6707, 3.8668, 0.4416, 0.0934, 1.8631, 0.6162, 1.0869, 0.1567,
    0.0801, 0.2421, 0.9464, 0.1433,  0.7145, 0,      0.5667, 0.3734, 0.5333, 0.3048};

/// Lowest and highest value of one parameter.
struct ParameterRange {
    double low;
    double high;
};

/// The ranges in which the models were defined, parameter by parameter.
extern const std::array<ParameterRange, 21> fsrs6Box;
extern const std::array<ParameterRange, 34> fsrs7Box;

/// Each value moved into the range in which the model was defined. Precondition: all are finite.
Fsrs6Parameters clampedToBox(const Fsrs6Parameters& parameters);
/// The same for FSRS-7, whose initial stabilities also rise with the rating, as w26 is at least w25.
Fsrs7Parameters clampedToBox(const Fsrs7Parameters& parameters);

/// Reads a vector of FSRS-6 (21 values), of FSRS-5 (19) or of FSRS-4.5 (17) as one of FSRS-6, within the box.
/// Throws Error{BadArgument} for any other length (its detail is the length), or where the old values have no meaning.
Fsrs6Parameters fsrs6ParametersFrom(const std::vector<double>& values);

/// Reads a vector of FSRS-7 (34 values), within the box. Throws Error{BadArgument} for any other length.
Fsrs7Parameters fsrs7ParametersFrom(const std::vector<double>& values);

/// Numbers with a decimal point, separated by commas or white space.
/// Throws Error{BadArgument} whose detail is the first word that is no finite number.
std::vector<double> parseParameters(std::string_view text);

/// Tells the states of one model and parameter vector from those of another. 32 hexadecimal digits.
std::string hashOfParameters(std::string_view model, const std::vector<double>& values);

} // namespace warpdeck::scheduling
