#pragma once

#include "core/domain/rating.h"

#include <cmath>

namespace warpdeck::scheduling {

/// Stability after a successful recall with its partial derivatives: the block that FSRS-6 and both traces of FSRS-7
/// share, S' = S (1 + g (11 - D) S^-w1 (exp(w2 (1 - R)) - 1) h), with g = exp(w0) and h the factor of Hard or Easy.
struct StabilityGrowth {
    double stability;   ///< S'
    double byStability; ///< with R held
    double byDifficulty;
    double byRecall;
    double byW0;
    double byW1;
    double byW2;
    double byFactor;
};

/// The numbers that the block takes.
struct GrowthTerms {
    double growth; ///< g
    double w1;
    double w2;
    double factor; ///< h
};

/// `logStability` is ln S, which the caller has at hand.
inline StabilityGrowth growthAfterRecall(const GrowthTerms& terms, double stability, double logStability,
                                         double difficulty, double recall)
{
    const double ease = 11 - difficulty;
    const double surprise = std::exp(terms.w2 * (1 - recall));
    const double base = stability * terms.growth * std::exp(-terms.w1 * logStability); // S g S^-w1
    const double gainOfOne = base * ease * (surprise - 1);                             // S A with h = 1
    const double gain = gainOfOne * terms.factor;
    return {.stability = stability + gain,
            .byStability = 1 + gain * (1 - terms.w1) / stability,
            .byDifficulty = -base * (surprise - 1) * terms.factor,
            .byRecall = -base * ease * terms.factor * terms.w2 * surprise,
            .byW0 = gain,
            .byW1 = -gain * logStability,
            .byW2 = base * ease * terms.factor * surprise * (1 - recall),
            .byFactor = gainOfOne};
}

} // namespace warpdeck::scheduling
