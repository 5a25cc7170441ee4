#include "core/scheduling/fsrs7.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace warpdeck::scheduling {

namespace {

constexpr double shortestStability = 0.0001;
constexpr double longestStability = 36500;
constexpr double firstFastShare = 0.8; ///< of the slow stability, at the first answer and at most after a lapse
constexpr double certainty = 1e-5;     ///< predictions stay this far from 0 and 1
constexpr double noIntervalFrom = 0.9999;
constexpr double shortestInterval = 1e-9;
constexpr double intervalPrecision = 1e-12;
constexpr int mostSteps = 100;
constexpr std::size_t slowBlock = 7;
constexpr std::size_t fastBlock = 15;

double clampStability(double days)
{
    return std::clamp(days, shortestStability, longestStability);
}

double clampDifficulty(double difficulty)
{
    return std::clamp(difficulty, 1.0, 10.0);
}

double grade(Rating rating)
{
    return static_cast<double>(rating);
}

} // namespace

Fsrs7::Fsrs7(const Fsrs7Parameters& parameters)
    : m_w(clampedToBox(parameters)),
      m_parametersHash(hashOfParameters(modelName, {m_w.begin(), m_w.end()})),
      m_slowDecay(-std::clamp(m_w[24], 0.01, 0.95)),
      m_slowFactor(std::pow(m_w[26], 1 / m_slowDecay) - 1),
      m_logFastTarget(std::log(m_w[25])),
      m_easyDifficulty(initialDifficulty(Rating::Easy)),
      m_slowGrowth(std::exp(m_w[slowBlock] - 1.5)),
      m_fastGrowth(std::exp(m_w[fastBlock] - 1.5))
{
}

MemoryState Fsrs7::next(const std::optional<MemoryState>& before, Elapsed elapsed, Rating rating) const
{
    if (!before)
        return first(rating);
    const MemoryState state{clampStability(before->stability), clampDifficulty(before->difficulty),
                            clampStability(before->fastStability)};
    const Recall recall = recallAfter(curveOf(state), std::max(elapsed.exact.count(), 0.0));
    const double slow = stabilityAfter(slowBlock, state.stability, state.difficulty, recall.mixed, rating);
    double fast = stabilityAfter(fastBlock, state.fastStability, state.difficulty, recall.fast, rating);
    if (rating == Rating::Again)
        fast = std::min(fast, firstFastShare * slow);
    return {clampStability(slow), nextDifficulty(state.difficulty, recall.mixed, rating), clampStability(fast)};
}

double Fsrs7::retrievability(const MemoryState& state, Elapsed elapsed) const
{
    return recallAfter(curveOf(state), std::max(elapsed.exact.count(), 0.0)).mixed;
}

Days Fsrs7::interval(const MemoryState& state, double desiredRetention) const
{
    assert(desiredRetention > 0 && desiredRetention < 1);
    if (desiredRetention >= noIntervalFrom)
        return Days(0);
    const Curve curve = curveOf(state);
    const auto isAbove = [&](double days) { return recallAfter(curve, days).mixed > desiredRetention; };
    if (isAbove(longestStability))
        return Days(longestStability);
    if (!isAbove(shortestInterval))
        return Days(shortestInterval);
    // Newton's method in the logarithm of the time, where the curve is smooth; it falls monotonically, so a bracket
    // guards each step.
    double low = std::log(shortestInterval);
    double high = std::log(longestStability);
    double at = std::clamp(std::log(std::max(state.stability, state.fastStability)), low, high);
    for (int step = 0; step < mostSteps && high - low > intervalPrecision / 2; ++step) {
        const double excess = recallAfter(curve, std::exp(at)).mixed - desiredRetention;
        (excess > 0 ? low : high) = at;
        double next = at - excess / slopeAt(curve, std::exp(at));
        if (!(next > low && next < high))
            next = low + (high - low) / 2;
        if (std::abs(next - at) < intervalPrecision / 2)
            return Days(std::exp(next));
        at = next;
    }
    return Days(std::exp(at));
}

double Fsrs7::slopeAt(const Curve& curve, double days) const
{
    const double fastTime = curve.fastRate * days;
    const double slowTime = curve.slowRate * days;
    const double fast = curve.fastDecay * fastTime / (1 + fastTime) * std::exp(curve.fastDecay * std::log1p(fastTime));
    const double slow = m_slowDecay * slowTime / (1 + slowTime) * std::exp(m_slowDecay * std::log1p(slowTime));
    return (slow + curve.fastShare * (fast - slow)) * (1 - 2 * certainty);
}

MemoryState Fsrs7::first(Rating rating) const
{
    const double slow = clampStability(m_w[static_cast<std::size_t>(rating) - 1]);
    return {slow, clampDifficulty(initialDifficulty(rating)), clampStability(firstFastShare * slow)};
}

Fsrs7::Curve Fsrs7::curveOf(const MemoryState& state) const
{
    const double logSlow = std::log(state.stability);
    const double logFast = std::log(state.fastStability);
    const double hardness = state.difficulty - 5;
    const double fastDecay = -std::clamp(m_w[23] * std::exp(logFast * (m_w[33] - 0.3)), 0.01, 0.95);
    const double fastFactor = std::expm1(std::min(m_logFastTarget / fastDecay, 60.0));
    const double slowFactor = m_slowFactor * std::exp(hardness * (m_w[32] - 0.3));
    const double fastWeight = m_w[27] * std::exp(-m_w[29] * logFast);
    const double slowWeight = m_w[28] * std::exp(m_w[30] * logSlow + hardness * (m_w[31] - 0.5));
    return {fastDecay, fastFactor / state.fastStability, slowFactor / state.stability,
            fastWeight / (fastWeight + slowWeight)};
}

Fsrs7::Recall Fsrs7::recallAfter(const Curve& curve, double days) const
{
    const double fast = std::exp(curve.fastDecay * std::log1p(curve.fastRate * days));
    const double slow = std::exp(m_slowDecay * std::log1p(curve.slowRate * days));
    const double mixed = slow + curve.fastShare * (fast - slow);
    return {mixed * (1 - 2 * certainty) + certainty, fast};
}

double Fsrs7::initialDifficulty(Rating rating) const
{
    return m_w[4] - std::exp(m_w[5] * (grade(rating) - 1)) + 1;
}

double Fsrs7::nextDifficulty(double difficulty, double recall, Rating rating) const
{
    double change = -m_w[6] * (grade(rating) - 3);
    if (rating == Rating::Again)
        change *= recall + 0.1; // a lapse says the more, the less it was expected
    const double damped = difficulty + change * (10 - difficulty) / 9;
    return clampDifficulty(0.01 * m_easyDifficulty + 0.99 * damped);
}

double Fsrs7::stabilityAfter(std::size_t offset, double stability, double difficulty, double recall,
                             Rating rating) const
{
    const double* const w = m_w.data() + offset;
    if (rating == Rating::Again) {
        const double kept = w[3] * std::expm1(w[4] * std::log1p(stability)) * std::exp(w[5] * (1 - recall));
        return std::min(stability, kept);
    }
    // The formula takes the greater of this and of what a lapse would leave; a lapse never leaves more than there was.
    const double growth = offset == slowBlock ? m_slowGrowth : m_fastGrowth;
    const double hardPenalty = rating == Rating::Hard ? w[6] : 1;
    const double easyBonus = rating == Rating::Easy ? w[7] : 1;
    return stability * (1 + growth * (11 - difficulty) * std::exp(-w[1] * std::log(stability)) *
                                std::expm1(w[2] * (1 - recall)) * hardPenalty * easyBonus);
}

} // namespace warpdeck::scheduling
