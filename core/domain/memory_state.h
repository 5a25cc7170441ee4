#pragma once

namespace warpdeck {

/// What the scheduler knows about one learner's memory of one card.
struct MemoryState {
    double stability = 0;  ///< days; for FSRS-6 the interval after which recall has fallen to 90 %. Always > 0
    double difficulty = 0; ///< 1 (easy) to 10 (hard)

    friend bool operator==(const MemoryState&, const MemoryState&) = default;
};

} // namespace warpdeck
