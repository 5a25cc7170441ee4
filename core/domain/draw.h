#pragma once

#include "core/base/random.h"
#include "core/domain/item.h"

#include <vector>

namespace warpdeck {

/// Whether values can be drawn from the parameter: finite bounds with low < high, positive ones for Log, a step
/// that is positive, a list that is not empty.
bool isDrawable(const DrawnParameter& parameter);

/// A value of the parameter: uniform in its range, for Log uniform in the logarithm, both rounded to two significant
/// digits but never out of the range; a whole number of steps from `low`; or one of the choices. `first` when the
/// parameter is not drawable. The same for the same state of `random` on every platform.
double drawValue(const DrawnParameter& parameter, Random& random);

std::vector<double> drawValues(const std::vector<DrawnParameter>& parameters, Random& random);

/// The values of the first attempt.
std::vector<double> firstValues(const std::vector<DrawnParameter>& parameters);

/// `value` rounded to that many significant decimal digits (1 to 17), halves as printf does.
double roundedToDigits(double value, int digits);

} // namespace warpdeck
