#pragma once

#include "core/domain/memory_model.h"
#include "core/scheduling/scheduler.h"
#include "core/scheduling/training_set.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace warpdeck::scheduling {

/// `fsrs-6`, `fsrs-7`, and back.
std::string_view nameOf(MemoryModel model);
std::optional<MemoryModel> memoryModelNamed(std::string_view name);

TimeUnit unitOf(MemoryModel model);

/// The published defaults.
std::vector<double> defaultParameters(MemoryModel model);

/// The model's parameters from numbers, within its box; older vectors of FSRS-6 (17, 19) are converted. Throws
/// Error{BadArgument} for another length or a number that is not finite.
std::vector<double> parametersOf(MemoryModel model, const std::vector<double>& values);

/// Throws Error{BadArgument} as parametersOf().
std::unique_ptr<Scheduler> makeScheduler(MemoryModel model, const std::vector<double>& parameters);

struct FitControl {
    std::stop_token stop;
    std::function<void(double)> progress; ///< 0 to 1
};

/// The parameters that fit `set` best, from `start` (see fitFsrs6, fitFsrs7). `set` counts in unitOf(model).
std::vector<double> fitParameters(MemoryModel model, const TrainingSet& set, const std::vector<double>& start,
                                  const FitControl& control = {});

} // namespace warpdeck::scheduling
