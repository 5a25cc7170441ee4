#pragma once

#include "core/scheduling/parameters.h"
#include "core/scheduling/scheduler.h"

#include <string>
#include <string_view>

namespace warpdeck::scheduling {

/// FSRS-7 in its final form of 34 parameters, evaluated in double precision. A memory is two traces, a slow and a fast
/// one, each with a stability and a forgetting curve; recall is a mixture of both. It counts in fractional days and has
/// no special case for answers on the same day.
///
/// Both stabilities stay within 0.0001 and 36500 days, difficulty within 1 and 10.
class Fsrs7 final : public Scheduler {
public:
    /// Values outside the box are moved into it. Precondition: all are finite.
    explicit Fsrs7(const Fsrs7Parameters& parameters = defaultFsrs7Parameters);

    static constexpr std::string_view modelName = "fsrs-7";

    std::string_view model() const override { return modelName; }
    const std::string& parametersHash() const override { return m_parametersHash; }
    MemoryState next(const std::optional<MemoryState>& before, Elapsed elapsed, Rating rating) const override;
    double retrievability(const MemoryState& state, Elapsed elapsed) const override;
    /// The root of the mixed forgetting curve, to 1e-12 of itself, between 1e-9 and 36500 days; 0 when no interval
    /// keeps recall at `desiredRetention` (0.9999 and above).
    Days interval(const MemoryState& state, double desiredRetention) const override;

private:
    /// The forgetting curve of one state: what of it does not depend on the elapsed time.
    struct Curve {
        double fastDecay; ///< negative
        double fastRate;  ///< per day
        double slowRate;  ///< per day
        double fastShare; ///< of the mixture, 0 to 1
    };

    struct Recall {
        double mixed; ///< what is predicted
        double fast;  ///< of the fast trace alone
    };

    MemoryState first(Rating rating) const;
    Curve curveOf(const MemoryState& state) const;
    Recall recallAfter(const Curve& curve, double days) const;
    /// Change of the mixed recall with the logarithm of the time, at `days`.
    double slopeAt(const Curve& curve, double days) const;
    double initialDifficulty(Rating rating) const;
    double nextDifficulty(double difficulty, double recall, Rating rating) const;
    /// `offset`: where the trace's block of eight parameters begins.
    double stabilityAfter(std::size_t offset, double stability, double difficulty, double recall, Rating rating) const;

    Fsrs7Parameters m_w; ///< named as in the formulas
    std::string m_parametersHash;
    double m_slowDecay;      ///< negative
    double m_slowFactor;     ///< of the slow curve at difficulty 5
    double m_logFastTarget;  ///< ln w25: the fast trace's recall after its own stability
    double m_easyDifficulty; ///< D0(4), which difficulty is pulled towards; not clamped
    double m_slowGrowth;     ///< exp(w7 - 1.5)
    double m_fastGrowth;     ///< exp(w15 - 1.5)
};

} // namespace warpdeck::scheduling
