#pragma once

#include "core/scheduling/parameters.h"
#include "core/scheduling/scheduler.h"

#include <string>
#include <string_view>

namespace warpdeck::scheduling {

/// FSRS-6, with the formulas as published and evaluated in double precision. It counts in whole study days: a second
/// answer on the same study day has its own formula, and its recall is predicted as certain.
///
/// Stability stays within 0.001 and 36500 days, difficulty within 1 and 10.
class Fsrs6 final : public Scheduler {
public:
    /// Values outside the box are moved into it. Precondition: all are finite.
    explicit Fsrs6(const Fsrs6Parameters& parameters = defaultFsrs6Parameters);

    static constexpr std::string_view modelName = "fsrs-6";

    std::string_view model() const override { return modelName; }
    const std::string& parametersHash() const override { return m_parametersHash; }
    MemoryState next(const std::optional<MemoryState>& before, Elapsed elapsed, Rating rating) const override;
    double retrievability(const MemoryState& state, Elapsed elapsed) const override;
    Days interval(const MemoryState& state, double desiredRetention) const override;

private:
    MemoryState first(Rating rating) const;
    double recallAfter(double days, double stability) const;
    double initialDifficulty(Rating rating) const;
    double nextDifficulty(double difficulty, Rating rating) const;
    double stabilityAfterRecall(const MemoryState& state, double recall, Rating rating) const;
    double stabilityAfterLapse(const MemoryState& state, double recall) const;
    double stabilityOnSameDay(double stability, Rating rating) const;

    Fsrs6Parameters m_w; ///< named as in the formulas
    std::string m_parametersHash;
    double m_decay;          ///< exponent of the forgetting curve, negative
    double m_factor;         ///< makes recall 0.9 when the elapsed time equals the stability
    double m_easyDifficulty; ///< D0(4), which difficulty is pulled towards; not clamped
    double m_growth;         ///< exp(w8)
    double m_lapseDivisor;   ///< exp(w17 w18): a lapse leaves at most the stability divided by it
};

} // namespace warpdeck::scheduling
