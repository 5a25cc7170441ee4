#pragma once

#include "core/scheduling/evaluation.h"
#include "core/scheduling/model.h"

#include <optional>
#include <vector>

namespace warpdeck::scheduling {

/// What a new fit came to.
struct Refit {
    std::vector<double> parameters; ///< to be used from now on: the fitted ones if accepted, else those in use
    bool accepted = false;
    std::size_t predicted = 0; ///< long-term answers of the log
    std::optional<Fitness>
        before;                   ///< of the parameters in use, on the held-out tail; nothing when the log is too short
    std::optional<Fitness> after; ///< of the new ones, fitted without the tail
};

/// Fits `model` to `histories` and accepts the result only if it predicts what it has not seen better than the
/// parameters in use: fitted to the first 80 % of the long-term answers, both predict the last 20 % (long-term answers,
/// log loss). When accepted, the fit goes on over everything. A log of fewer than 64 long-term answers is left alone.
Refit refit(MemoryModel model, const std::vector<CardHistory>& histories, const std::vector<double>& inUse,
            const FitControl& control = {});

} // namespace warpdeck::scheduling
