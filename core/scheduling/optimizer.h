#pragma once

#include "core/scheduling/parameters.h"
#include "core/scheduling/training_set.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace warpdeck::scheduling {

/// How a fit weighs what it knows. The defaults are those that predicted best on held-out answers (README).
struct FitOptions {
    double priorStrength;                 ///< of the pull toward the published defaults, against the sum over answers
    double oldestWeight;                  ///< of the oldest prediction; the newest weighs 1
    double recencyPower;                  ///< how fast the weight falls from the newest on
    double sameDayWeight;                 ///< of predictions on the same study day, FSRS-7 only
    int evaluations;                      ///< of loss and gradient over all answers, at most
    double tolerance;                     ///< ends the fit when a step lowers the loss by less than this share
    std::function<void(double)> progress; ///< 0 to 1
};

FitOptions fsrs6FitOptions();
FitOptions fsrs7FitOptions();

/// The parameters that predict the answers of `set` best, held toward the defaults by the prior, within the box: the
/// maximum of the posterior, by projected L-BFGS with hand-written gradients, from `start`. Deterministic. A set
/// without predictions gives the defaults; a stop request gives the best so far.
///
/// `set` counts in the model's unit: study days for FSRS-6, exact days for FSRS-7.
Fsrs6Parameters fitFsrs6(TrainingSet set, const Fsrs6Parameters& start, const FitOptions& options,
                         const std::stop_token& stop = {});
Fsrs7Parameters fitFsrs7(TrainingSet set, const Fsrs7Parameters& start, const FitOptions& options,
                         const std::stop_token& stop = {});

} // namespace warpdeck::scheduling
