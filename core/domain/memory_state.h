#pragma once

namespace warpdeck {

/// What the scheduler knows about one learner's memory of one card.
struct MemoryState {
    /// Days, > 0. FSRS-6: the interval after which recall has fallen to 90 %. FSRS-7: its slow trace, which is no
    /// interval; show Scheduler::interval() at 0.9 instead.
    double stability = 0;
    double difficulty = 0;    ///< 1 (easy) to 10 (hard)
    double fastStability = 0; ///< days; the fast trace of FSRS-7, 0 in models of one trace

    friend bool operator==(const MemoryState&, const MemoryState&) = default;
};

} // namespace warpdeck
