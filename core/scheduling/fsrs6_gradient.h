#pragma once

#include "core/scheduling/parameters.h"
#include "core/scheduling/training_set.h"

#include <array>
#include <span>
#include <vector>

namespace warpdeck::scheduling {

/// The loss of FSRS-6 over a card's answers and its gradient in the parameters, by hand: one pass forward through the
/// card's recurrence and one back.
///
/// The loss is the sum of weight times binary cross-entropy, -ln R for a recalled card and -ln(1 - R) for a forgotten
/// one. Clamped values have no derivative.
class Fsrs6Gradient {
public:
    using Parameters = Fsrs6Parameters;
    static constexpr TimeUnit unit = TimeUnit::StudyDays;
    /// Answers on the same day are no predictions of this model.
    static bool predicts(const TrainingAnswer& answer) { return answer.isLongTerm(); }

    /// Precondition: `parameters` lie in the box.
    explicit Fsrs6Gradient(const Parameters& parameters);

    /// Returns the card's loss and adds its gradient.
    double add(std::span<const TrainingAnswer> card, Parameters& gradient);

private:
    /// What one answer did, with the partial derivatives of the state after it.
    struct Step {
        double lossByRecall;
        double recallByStability;
        double recallByDecay; ///< by w20
        double byStability;   ///< S' by S, with R held
        double byDifficulty;  ///< S' by D
        double byRecall;      ///< S' by R
        double difficultyByDifficulty;
        double difficultyByW6;
        double difficultyByW7;
        bool difficultyMoves; ///< false where it was clamped
        std::size_t first;    ///< of the parameters that S' depends on
        std::size_t count;
        std::size_t rated; ///< 15 or 16: the factor of Hard or Easy; 0: none
        std::array<double, 4> byParameter;
    };

    void recall(const TrainingAnswer& answer, double stability, Step& step, double& probability) const;
    double stabilityAfter(const TrainingAnswer& answer, double stability, double difficulty, double probability,
                          Step& step) const;
    double recalled(Rating rating, const MemoryState& state, double probability, Step& step) const;
    double lapse(double stability, double difficulty, double probability, Step& step) const;
    double sameDay(Rating rating, double stability, Step& step) const;
    double difficultyAfter(Rating rating, double difficulty, Step& step) const;

    Parameters m_w;
    double m_decay;
    double m_factor;
    double m_factorByW20;
    double m_growth;
    double m_easyDifficulty;
    std::vector<Step> m_steps; ///< of the card at hand
};

} // namespace warpdeck::scheduling
