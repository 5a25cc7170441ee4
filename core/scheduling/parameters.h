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

/// Each value moved into the range in which the model was defined. Precondition: all are finite.
Fsrs6Parameters clampedToBox(const Fsrs6Parameters& parameters);

/// Reads a vector of FSRS-6 (21 values), of FSRS-5 (19) or of FSRS-4.5 (17) as one of FSRS-6, within the box.
/// Throws Error{BadArgument} for any other length (its detail is the length), or where the old values have no meaning.
Fsrs6Parameters fsrs6ParametersFrom(const std::vector<double>& values);

/// Numbers with a decimal point, separated by commas or white space.
/// Throws Error{BadArgument} whose detail is the first word that is no finite number.
std::vector<double> parseParameters(std::string_view text);

/// Tells the states of one model and parameter vector from those of another. 32 hexadecimal digits.
std::string hashOfParameters(std::string_view model, const std::vector<double>& values);

} // namespace warpdeck::scheduling
