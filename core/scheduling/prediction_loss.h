#pragma once

#include "core/scheduling/training_set.h"

#include <algorithm>
#include <cmath>

namespace warpdeck::scheduling {

/// How far from certain a prediction counts as, in any loss.
inline constexpr double leastDoubt = 1e-7;

struct PredictionLoss {
    double loss;          ///< weight times binary cross-entropy, in nats
    double byProbability; ///< its derivative
};

/// The loss of having predicted `probability` of recall for `answer`.
inline PredictionLoss lossOf(const TrainingAnswer& answer, double probability)
{
    if (answer.weight == 0)
        return {0, 0};
    const double bounded = std::clamp(probability, leastDoubt, 1 - leastDoubt);
    if (answer.rating == Rating::Again)
        return {-answer.weight * std::log1p(-bounded), answer.weight / (1 - bounded)};
    return {-answer.weight * std::log(bounded), -answer.weight / bounded};
}

} // namespace warpdeck::scheduling
