#include "core/scheduling/fsrs6.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace warpdeck::scheduling {

namespace {

double clampStability(double days)
{
    return std::clamp(days, 0.001, 36500.0);
}

double clampDifficulty(double difficulty)
{
    return std::clamp(difficulty, 1.0, 10.0);
}

/// G of the formulas: 1 (Again) to 4 (Easy).
double grade(Rating rating)
{
    return static_cast<double>(rating);
}

} // namespace

Fsrs6::Fsrs6(const Fsrs6Parameters& parameters)
    : m_w(clampedToBox(parameters)),
      m_parametersHash(hashOfParameters(modelName, {m_w.begin(), m_w.end()})),
      m_decay(-m_w[20]),
      m_factor(std::pow(0.9, 1 / m_decay) - 1),
      m_easyDifficulty(initialDifficulty(Rating::Easy)),
      m_growth(std::exp(m_w[8])),
      m_lapseDivisor(std::exp(m_w[17] * m_w[18]))
{
}

MemoryState Fsrs6::next(const std::optional<MemoryState>& before, Elapsed elapsed, Rating rating) const
{
    assert(elapsed.studyDays >= 0);
    if (!before)
        return first(rating);

    const MemoryState state{clampStability(before->stability), clampDifficulty(before->difficulty)};
    const double recall = recallAfter(elapsed.studyDays, state.stability);
    double stability = 0;
    if (elapsed.studyDays == 0)
        stability = stabilityOnSameDay(state.stability, rating);
    else if (rating == Rating::Again)
        stability = stabilityAfterLapse(state, recall);
    else
        stability = stabilityAfterRecall(state, recall, rating);
    return {clampStability(stability), nextDifficulty(state.difficulty, rating)};
}

double Fsrs6::retrievability(const MemoryState& state, Elapsed elapsed) const
{
    return recallAfter(elapsed.studyDays, state.stability);
}

Days Fsrs6::interval(const MemoryState& state, double desiredRetention) const
{
    assert(desiredRetention > 0 && desiredRetention < 1);
    return Days(state.stability / m_factor * (std::pow(desiredRetention, 1 / m_decay) - 1));
}

MemoryState Fsrs6::first(Rating rating) const
{
    const auto place = static_cast<std::size_t>(rating) - 1;
    return {clampStability(m_w[place]), clampDifficulty(initialDifficulty(rating))};
}

double Fsrs6::recallAfter(double days, double stability) const
{
    assert(stability > 0);
    return std::pow(1 + m_factor * days / stability, m_decay);
}

double Fsrs6::initialDifficulty(Rating rating) const
{
    return m_w[4] - std::exp(m_w[5] * (grade(rating) - 1)) + 1;
}

double Fsrs6::nextDifficulty(double difficulty, Rating rating) const
{
    const double change = -m_w[6] * (grade(rating) - 3);
    const double damped = difficulty + change * (10 - difficulty) / 9;
    return clampDifficulty(m_w[7] * m_easyDifficulty + (1 - m_w[7]) * damped);
}

double Fsrs6::stabilityAfterRecall(const MemoryState& state, double recall, Rating rating) const
{
    const double hardPenalty = rating == Rating::Hard ? m_w[15] : 1;
    const double easyBonus = rating == Rating::Easy ? m_w[16] : 1;
    const double growth = m_growth * (11 - state.difficulty) * std::pow(state.stability, -m_w[9]) *
                          std::expm1(m_w[10] * (1 - recall)) * hardPenalty * easyBonus;
    return state.stability * (1 + growth);
}

double Fsrs6::stabilityAfterLapse(const MemoryState& state, double recall) const
{
    const double forgotten = m_w[11] * std::pow(state.difficulty, -m_w[12]) *
                             (std::pow(state.stability + 1, m_w[13]) - 1) * std::exp(m_w[14] * (1 - recall));
    return std::min(forgotten, state.stability / m_lapseDivisor);
}

double Fsrs6::stabilityOnSameDay(double stability, Rating rating) const
{
    const double change = std::exp(m_w[17] * (grade(rating) - 3 + m_w[18])) * std::pow(stability, -m_w[19]);
    return stability * (rating == Rating::Again ? change : std::max(change, 1.0));
}

} // namespace warpdeck::scheduling
