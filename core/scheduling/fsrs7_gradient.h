#pragma once

#include "core/scheduling/parameters.h"
#include "core/scheduling/training_set.h"

#include <array>
#include <span>
#include <vector>

namespace warpdeck::scheduling {

/// The loss of FSRS-7 over a card's answers and its gradient in the parameters, by hand: one pass forward through the
/// card's recurrence and one back. Loss and clamping as in Fsrs6Gradient.
class Fsrs7Gradient {
public:
    using Parameters = Fsrs7Parameters;
    static constexpr TimeUnit unit = TimeUnit::ExactDays;
    /// Every answer but a card's first is predicted.
    static bool predicts(const TrainingAnswer&) { return true; }

    /// Precondition: `parameters` lie in the box.
    explicit Fsrs7Gradient(const Parameters& parameters);

    /// Returns the card's loss and adds its gradient.
    double add(std::span<const TrainingAnswer> card, Parameters& gradient);

private:
    struct State {
        double slow;
        double fast;
        double difficulty;
    };

    /// A trace after an answer, with its partial derivatives.
    struct Trace {
        double after;
        double byStability;
        double byDifficulty;
        double byRecall;
        std::size_t first; ///< of the parameters it depends on
        std::size_t rated; ///< the factor of Hard or Easy; 0: none
        std::array<double, 4> byParameter;
    };

    /// The two forgetting curves at the time of an answer.
    struct Curves {
        double logSlow;
        double logFast;
        double fastDecay;
        double fastExponent; ///< ln w25 / decay
        double fastFactor;
        double fastTime; ///< 1 + factor t / S
        double logFastTime;
        double fastRecall;
        double slowFactor;
        double slowTime;
        double logSlowTime;
        double slowRecall;
        double fastShare;
        bool decayMoves;    ///< false where it was clamped
        bool exponentMoves; ///< false where it was capped
    };

    struct Step {
        State before;
        Curves curves;
        Trace slow;
        Trace fast;
        double elapsed;
        double recall;
        double lossByRecall;
        double difficultyChange; ///< -w6 (G - 3)
        bool isLapse;
        bool fastFollowsSlow; ///< the fast trace was cut to its share of the slow one
        bool difficultyMoves;
    };

    /// Of the loss, by what follows from a state.
    struct Adjoint {
        double slow = 0;
        double fast = 0;
        double difficulty = 0;
    };

    Curves curvesAt(const State& state, double days) const;
    Trace recalled(std::size_t offset, Rating rating, const State& state, double recall) const;
    Trace lapsed(std::size_t offset, const State& state, double recall) const;
    State forward(const TrainingAnswer& answer, const State& before, Step& step) const;
    Adjoint backward(const Step& step, const Adjoint& after, Parameters& gradient);
    /// Through the forgetting curves: `byMixed` and `byFast` are the loss by the mixed recall and by the fast trace's.
    void throughCurves(const Step& step, double byMixed, double byFast, Adjoint& before, Parameters& gradient) const;

    Parameters m_w;
    double m_slowDecay;
    double m_slowBase; ///< w26^(1/decay): the slow factor at difficulty 5, plus 1
    double m_logW25;
    double m_logW26;
    double m_easyDifficulty;
    std::array<double, 2> m_growth; ///< of the slow and of the fast trace
    double m_byEasyDifficulty = 0;  ///< of the card at hand
    std::vector<Step> m_steps;      ///< of the card at hand
};

} // namespace warpdeck::scheduling
