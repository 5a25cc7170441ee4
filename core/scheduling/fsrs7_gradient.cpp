#include "core/scheduling/fsrs7_gradient.h"

#include "core/scheduling/prediction_loss.h"
#include "core/scheduling/stability_growth.h"

#include <algorithm>
#include <cmath>

namespace warpdeck::scheduling {

namespace {

constexpr double shortestStability = 0.0001;
constexpr double longestStability = 36500;
constexpr double firstFastShare = 0.8;
constexpr double certainty = 1e-5;
constexpr double mixtureScale = 1 - 2 * certainty;
constexpr double largestExponent = 60;
constexpr std::size_t slowBlock = 7;
constexpr std::size_t fastBlock = 15;

double grade(Rating rating)
{
    return static_cast<double>(rating);
}

} // namespace

Fsrs7Gradient::Fsrs7Gradient(const Parameters& parameters)
    : m_w(parameters),
      m_slowDecay(-std::clamp(m_w[24], 0.01, 0.95)),
      m_slowBase(std::pow(m_w[26], 1 / m_slowDecay)),
      m_logW25(std::log(m_w[25])),
      m_logW26(std::log(m_w[26])),
      m_easyDifficulty(m_w[4] - std::exp(3 * m_w[5]) + 1),
      m_growth{std::exp(m_w[slowBlock] - 1.5), std::exp(m_w[fastBlock] - 1.5)}
{
}

double Fsrs7Gradient::add(std::span<const TrainingAnswer> card, Parameters& gradient)
{
    if (card.empty())
        return 0;
    const double first = grade(card.front().rating) - 1;
    const double firstGrowth = std::exp(m_w[5] * first);
    const double unclamped = m_w[4] - firstGrowth + 1;
    State state{m_w[static_cast<std::size_t>(first)], firstFastShare * m_w[static_cast<std::size_t>(first)],
                std::clamp(unclamped, 1.0, 10.0)};
    const bool fastMoves = state.fast >= shortestStability;
    state.fast = std::max(state.fast, shortestStability);
    double loss = 0;
    m_steps.resize(card.size());
    for (std::size_t index = 1; index < card.size(); ++index) {
        Step& step = m_steps[index];
        const State after = forward(card[index], state, step);
        const PredictionLoss predicted = lossOf(card[index], step.recall);
        loss += predicted.loss;
        step.lossByRecall = predicted.byProbability;
        state = after;
    }
    m_byEasyDifficulty = 0;
    Adjoint adjoint;
    for (std::size_t index = card.size() - 1; index > 0; --index)
        adjoint = backward(m_steps[index], adjoint, gradient);
    gradient[static_cast<std::size_t>(first)] += adjoint.slow + (fastMoves ? firstFastShare * adjoint.fast : 0);
    gradient[4] += m_byEasyDifficulty;
    gradient[5] -= m_byEasyDifficulty * 3 * std::exp(3 * m_w[5]);
    if (unclamped > 1 && unclamped < 10) {
        gradient[4] += adjoint.difficulty;
        gradient[5] -= adjoint.difficulty * first * firstGrowth;
    }
    return loss;
}

Fsrs7Gradient::Curves Fsrs7Gradient::curvesAt(const State& state, double days) const
{
    Curves at{};
    at.logSlow = std::log(state.slow);
    at.logFast = std::log(state.fast);
    const double hardness = state.difficulty - 5;
    const double decay = m_w[23] * std::exp(at.logFast * (m_w[33] - 0.3));
    at.decayMoves = decay > 0.01 && decay < 0.95;
    at.fastDecay = -std::clamp(decay, 0.01, 0.95);
    at.fastExponent = m_logW25 / at.fastDecay;
    at.exponentMoves = at.fastExponent < largestExponent;
    at.fastFactor = std::expm1(std::min(at.fastExponent, largestExponent));
    at.fastTime = 1 + at.fastFactor * days / state.fast;
    at.logFastTime = std::log(at.fastTime);
    at.fastRecall = std::exp(at.fastDecay * at.logFastTime);
    at.slowFactor = (m_slowBase - 1) * std::exp(hardness * (m_w[32] - 0.3));
    at.slowTime = 1 + at.slowFactor * days / state.slow;
    at.logSlowTime = std::log(at.slowTime);
    at.slowRecall = std::exp(m_slowDecay * at.logSlowTime);
    // a / (a + b) of the two weights, from the logarithm of their ratio.
    const double slowOverFast =
        m_w[28] / m_w[27] * std::exp(m_w[30] * at.logSlow + hardness * (m_w[31] - 0.5) + m_w[29] * at.logFast);
    at.fastShare = 1 / (1 + slowOverFast);
    return at;
}

Fsrs7Gradient::Trace Fsrs7Gradient::recalled(std::size_t offset, Rating rating, const State& state, double recall) const
{
    const bool isSlow = offset == slowBlock;
    const double stability = isSlow ? state.slow : state.fast;
    const std::size_t rated = rating == Rating::Hard ? offset + 6 : rating == Rating::Easy ? offset + 7 : 0;
    const StabilityGrowth growth =
        growthAfterRecall({m_growth[isSlow ? 0 : 1], m_w[offset + 1], m_w[offset + 2], rated == 0 ? 1 : m_w[rated]},
                          stability, std::log(stability), state.difficulty, recall);
    return {growth.stability,
            growth.byStability,
            growth.byDifficulty,
            growth.byRecall,
            offset,
            rated,
            {growth.byW0, growth.byW1, growth.byW2, growth.byFactor}};
}

Fsrs7Gradient::Trace Fsrs7Gradient::lapsed(std::size_t offset, const State& state, double recall) const
{
    const double stability = offset == slowBlock ? state.slow : state.fast;
    const double* const w = m_w.data() + offset;
    const double logStability = std::log1p(stability);
    const double power = std::exp(w[4] * logStability);
    const double scale = std::exp(w[5] * (1 - recall));
    const double kept = w[3] * (power - 1) * scale;
    if (kept > stability)
        return {stability, 1, 0, 0, offset + 3, 0, {}};
    return {kept,
            w[3] * scale * w[4] * power / (stability + 1),
            0,
            -w[5] * kept,
            offset + 3,
            0,
            {(power - 1) * scale, w[3] * scale * power * logStability, (1 - recall) * kept, 0}};
}

Fsrs7Gradient::State Fsrs7Gradient::forward(const TrainingAnswer& answer, const State& before, Step& step) const
{
    step.before = before;
    step.elapsed = answer.elapsed;
    step.isLapse = answer.rating == Rating::Again;
    step.curves = curvesAt(before, answer.elapsed);
    const Curves& at = step.curves;
    const double mixed = at.slowRecall + at.fastShare * (at.fastRecall - at.slowRecall);
    step.recall = mixed * mixtureScale + certainty;
    step.slow =
        step.isLapse ? lapsed(slowBlock, before, step.recall) : recalled(slowBlock, answer.rating, before, step.recall);
    step.fast = step.isLapse ? lapsed(fastBlock, before, at.fastRecall)
                             : recalled(fastBlock, answer.rating, before, at.fastRecall);
    for (Trace* const trace : {&step.slow, &step.fast}) {
        const double clamped = std::clamp(trace->after, shortestStability, longestStability);
        if (clamped != trace->after)
            *trace = {clamped, 0, 0, 0, trace->first, 0, {}};
    }
    step.fastFollowsSlow = step.isLapse && step.fast.after > firstFastShare * step.slow.after;
    const double fast =
        step.fastFollowsSlow ? std::max(firstFastShare * step.slow.after, shortestStability) : step.fast.after;
    step.difficultyChange = -m_w[6] * (grade(answer.rating) - 3);
    const double change = step.difficultyChange * (step.isLapse ? step.recall + 0.1 : 1);
    const double damped = before.difficulty + change * (10 - before.difficulty) / 9;
    const double difficulty = 0.01 * m_easyDifficulty + 0.99 * damped;
    step.difficultyMoves = difficulty > 1 && difficulty < 10;
    return {step.slow.after, fast, std::clamp(difficulty, 1.0, 10.0)};
}

Fsrs7Gradient::Adjoint Fsrs7Gradient::backward(const Step& step, const Adjoint& after, Parameters& gradient)
{
    double bySlow = after.slow;
    double byFast = after.fast;
    if (step.fastFollowsSlow) {
        if (firstFastShare * step.slow.after > shortestStability)
            bySlow += firstFastShare * byFast;
        byFast = 0;
    }
    Adjoint before{bySlow * step.slow.byStability, byFast * step.fast.byStability,
                   bySlow * step.slow.byDifficulty + byFast * step.fast.byDifficulty};
    double byRecall = step.lossByRecall + bySlow * step.slow.byRecall;
    const double byFastRecall = byFast * step.fast.byRecall;
    for (const auto& [trace, by] : {std::pair(&step.slow, bySlow), std::pair(&step.fast, byFast)}) {
        for (std::size_t place = 0; place < 3; ++place)
            gradient[trace->first + place] += by * trace->byParameter[place];
        if (trace->rated != 0)
            gradient[trace->rated] += by * trace->byParameter[3];
    }
    if (step.difficultyMoves) {
        const double surprise = step.isLapse ? step.recall + 0.1 : 1;
        const double room = 0.99 * (10 - step.before.difficulty) / 9;
        before.difficulty += after.difficulty * 0.99 * (1 - step.difficultyChange * surprise / 9);
        gradient[6] += after.difficulty * room * surprise * step.difficultyChange / m_w[6];
        if (step.isLapse)
            byRecall += after.difficulty * room * step.difficultyChange;
        m_byEasyDifficulty += 0.01 * after.difficulty;
    }
    throughCurves(step, byRecall * mixtureScale, byFastRecall, before, gradient);
    return before;
}

void Fsrs7Gradient::throughCurves(const Step& step, double byMixed, double byFast, Adjoint& before,
                                  Parameters& gradient) const
{
    const Curves& at = step.curves;
    const State& state = step.before;
    const double hardness = state.difficulty - 5;

    // The mixture: the share is logistic in the logarithm of the weights' ratio.
    const double byShare =
        byMixed * (at.fastRecall - at.slowRecall) * at.fastShare * (1 - at.fastShare); // by ln(a / b)
    gradient[27] += byShare / m_w[27];
    gradient[28] -= byShare / m_w[28];
    gradient[29] -= byShare * at.logFast;
    gradient[30] -= byShare * at.logSlow;
    gradient[31] -= byShare * hardness;
    before.fast -= byShare * m_w[29] / state.fast;
    before.slow -= byShare * m_w[30] / state.slow;
    before.difficulty -= byShare * (m_w[31] - 0.5);

    // The slow curve.
    const double bySlowRecall = byMixed * (1 - at.fastShare);
    const double bySlowRate =
        bySlowRecall * at.slowRecall * m_slowDecay * (step.elapsed / state.slow) / at.slowTime; // by its factor
    const double stretch = at.slowFactor / (m_slowBase - 1);
    before.slow -= bySlowRate * at.slowFactor / state.slow;
    before.difficulty += bySlowRate * at.slowFactor * (m_w[32] - 0.3);
    gradient[32] += bySlowRate * at.slowFactor * hardness;
    gradient[26] += bySlowRate * stretch * m_slowBase / (m_w[26] * m_slowDecay);
    gradient[24] -= bySlowRecall * at.slowRecall * at.logSlowTime -
                    bySlowRate * stretch * m_slowBase * m_logW26 / (m_slowDecay * m_slowDecay);

    // The fast curve.
    const double byFastRecall = byMixed * at.fastShare + byFast;
    const double byFactor = byFastRecall * at.fastRecall * at.fastDecay * (step.elapsed / state.fast) / at.fastTime;
    double byDecay = byFastRecall * at.fastRecall * at.logFastTime;
    if (at.exponentMoves) {
        byDecay -= byFactor * (at.fastFactor + 1) * at.fastExponent / at.fastDecay;
        gradient[25] += byFactor * (at.fastFactor + 1) / (m_w[25] * at.fastDecay);
    }
    before.fast -= byFactor * at.fastFactor / state.fast;
    if (!at.decayMoves)
        return;
    gradient[23] += byDecay * at.fastDecay / m_w[23];
    gradient[33] += byDecay * at.fastDecay * at.logFast;
    before.fast += byDecay * at.fastDecay * (m_w[33] - 0.3) / state.fast;
}

} // namespace warpdeck::scheduling
