#pragma once

#include <functional>
#include <stop_token>
#include <vector>

namespace warpdeck::scheduling {

/// A function to be made small: fills the gradient, which has the length of the point, and returns the value.
using Objective = std::function<double(const std::vector<double>& at, std::vector<double>& gradient)>;

struct Bounds {
    std::vector<double> low;
    std::vector<double> high;
};

struct MinimizerOptions {
    int evaluations = 60;                 ///< of the objective, at most
    double tolerance = 1e-5;              ///< stops when a step lowers the value by less than this share of it
    double firstStep = 0.3;               ///< largest change of a coordinate in the first step
    std::function<void(double)> progress; ///< called after each step with the share of evaluations used, 0 to 1
};

/// A local minimum of `objective` within `bounds`, from `start`: L-BFGS on the coordinates that no bound holds, with
/// steps projected into the box and shortened until they lower the value enough (Armijo). The same input gives the same
/// result. A stop request ends it at the best point so far.
std::vector<double> minimize(const Objective& objective, std::vector<double> start, const Bounds& bounds,
                             const MinimizerOptions& options, const std::stop_token& stop);

} // namespace warpdeck::scheduling
