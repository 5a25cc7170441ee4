#pragma once

#include "core/base/time.h"
#include "core/domain/memory_state.h"
#include "core/domain/rating.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::scheduling {

/// Time between two reviews, in the two measures that models use.
struct Elapsed {
    std::int32_t studyDays = 0; ///< difference of study days, never negative; FSRS-6 counts in these
    Days exact{0};              ///< difference of instants, never negative; FSRS-7 counts in these
};

/// A model of memory: pure functions over small values. It knows no clock, card or database.
class Scheduler {
public:
    Scheduler() = default;
    Scheduler(const Scheduler&) = delete;
    Scheduler& operator=(const Scheduler&) = delete;
    virtual ~Scheduler() = default;

    /// The model's name as the command line and the profile spell it, e.g. `fsrs-6`.
    virtual std::string_view model() const = 0;

    /// Hash of the parameters: states of another hash are stale and must be replayed.
    virtual const std::string& parametersHash() const = 0;

    /// State after an answer. `before` is absent at the first review, where `elapsed` is ignored.
    virtual MemoryState next(const std::optional<MemoryState>& before, Elapsed elapsed, Rating rating) const = 0;

    /// Probability of recall, 0 to 1, `elapsed` after the last review.
    virtual double retrievability(const MemoryState& state, Elapsed elapsed) const = 0;

    /// Days until recall falls to `desiredRetention` (0 < r < 1). Raw model output: no rounding, fuzz, minimum or cap.
    virtual Days interval(const MemoryState& state, double desiredRetention) const = 0;
};

} // namespace warpdeck::scheduling
