#include "core/scheduling/fsrs6_gradient.h"

#include "core/scheduling/prediction_loss.h"
#include "core/scheduling/stability_growth.h"

#include <algorithm>
#include <cmath>

namespace warpdeck::scheduling {

namespace {

constexpr double shortestStability = 0.001;
constexpr double longestStability = 36500;

double grade(Rating rating)
{
    return static_cast<double>(rating);
}

} // namespace

Fsrs6Gradient::Fsrs6Gradient(const Parameters& parameters)
    : m_w(parameters),
      m_decay(-m_w[20]),
      m_factor(std::pow(0.9, 1 / m_decay) - 1),
      m_factorByW20((m_factor + 1) * std::log(0.9) / (m_decay * m_decay)),
      m_growth(std::exp(m_w[8])),
      m_easyDifficulty(m_w[4] - std::exp(3 * m_w[5]) + 1)
{
}

double Fsrs6Gradient::add(std::span<const TrainingAnswer> card, Parameters& gradient)
{
    if (card.empty())
        return 0;
    const double first = grade(card.front().rating) - 1;
    const double firstGrowth = std::exp(m_w[5] * first);
    const double unclamped = m_w[4] - firstGrowth + 1;
    double stability = m_w[static_cast<std::size_t>(first)];
    double difficulty = std::clamp(unclamped, 1.0, 10.0);
    double loss = 0;
    m_steps.resize(card.size());
    for (std::size_t index = 1; index < card.size(); ++index) {
        Step& step = m_steps[index];
        double probability = 1;
        recall(card[index], stability, step, probability);
        const PredictionLoss predicted = lossOf(card[index], probability);
        loss += predicted.loss;
        step.lossByRecall = predicted.byProbability;
        stability = stabilityAfter(card[index], stability, difficulty, probability, step);
        difficulty = difficultyAfter(card[index].rating, difficulty, step);
    }

    double byStability = 0; // of the loss, by the state after the answer at hand
    double byDifficulty = 0;
    double byEasyDifficulty = 0;
    for (std::size_t index = card.size() - 1; index > 0; --index) {
        const Step& step = m_steps[index];
        for (std::size_t place = 0; place < step.count; ++place)
            gradient[step.first + place] += byStability * step.byParameter[place];
        if (step.rated > 0)
            gradient[step.rated] += byStability * step.byParameter[3];
        if (step.difficultyMoves) {
            gradient[6] += byDifficulty * step.difficultyByW6;
            gradient[7] += byDifficulty * step.difficultyByW7;
            byEasyDifficulty += byDifficulty * m_w[7];
        }
        const double byRecall = step.lossByRecall + byStability * step.byRecall;
        gradient[20] += byRecall * step.recallByDecay;
        byDifficulty = byDifficulty * step.difficultyByDifficulty + byStability * step.byDifficulty;
        byStability = byStability * step.byStability + byRecall * step.recallByStability;
    }
    gradient[static_cast<std::size_t>(first)] += byStability;
    gradient[4] += byEasyDifficulty;
    gradient[5] -= byEasyDifficulty * 3 * std::exp(3 * m_w[5]);
    if (unclamped > 1 && unclamped < 10) {
        gradient[4] += byDifficulty;
        gradient[5] -= byDifficulty * first * firstGrowth;
    }
    return loss;
}

void Fsrs6Gradient::recall(const TrainingAnswer& answer, double stability, Step& step, double& probability) const
{
    if (answer.elapsed == 0) {
        step.recallByStability = 0;
        step.recallByDecay = 0;
        probability = 1;
        return;
    }
    const double time = answer.elapsed / stability;
    const double base = 1 + m_factor * time;
    const double logBase = std::log(base);
    probability = std::exp(m_decay * logBase);
    const double byBase = probability * m_decay / base;
    step.recallByStability = -byBase * m_factor * time / stability;
    step.recallByDecay = -probability * logBase + byBase * time * m_factorByW20;
}

double Fsrs6Gradient::stabilityAfter(const TrainingAnswer& answer, double stability, double difficulty,
                                     double probability, Step& step) const
{
    step.rated = 0;
    step.byDifficulty = 0;
    step.byRecall = 0;
    double after = 0;
    if (answer.elapsed == 0)
        after = sameDay(answer.rating, stability, step);
    else if (answer.rating == Rating::Again)
        after = lapse(stability, difficulty, probability, step);
    else
        after = recalled(answer.rating, {stability, difficulty}, probability, step);
    if (after >= shortestStability && after <= longestStability)
        return after;
    step.byStability = 0;
    step.byDifficulty = 0;
    step.byRecall = 0;
    step.count = 0;
    step.rated = 0;
    return std::clamp(after, shortestStability, longestStability);
}

double Fsrs6Gradient::recalled(Rating rating, const MemoryState& state, double probability, Step& step) const
{
    const double factor = rating == Rating::Hard ? m_w[15] : rating == Rating::Easy ? m_w[16] : 1;
    const StabilityGrowth growth = growthAfterRecall({m_growth, m_w[9], m_w[10], factor}, state.stability,
                                                     std::log(state.stability), state.difficulty, probability);
    step.first = 8;
    step.count = 3;
    step.rated = rating == Rating::Hard ? 15 : rating == Rating::Easy ? 16 : 0;
    step.byParameter = {growth.byW0, growth.byW1, growth.byW2, growth.byFactor};
    step.byStability = growth.byStability;
    step.byDifficulty = growth.byDifficulty;
    step.byRecall = growth.byRecall;
    return growth.stability;
}

double Fsrs6Gradient::lapse(double stability, double difficulty, double probability, Step& step) const
{
    const double logStability = std::log1p(stability);
    const double power = std::exp(m_w[13] * logStability);
    const double logDifficulty = std::log(difficulty);
    const double scale = std::exp(-m_w[12] * logDifficulty + m_w[14] * (1 - probability));
    const double kept = m_w[11] * scale * (power - 1);
    const double most = stability * std::exp(-m_w[17] * m_w[18]);
    if (kept > most) {
        step.first = 17;
        step.count = 2;
        step.byParameter = {-m_w[18] * most, -m_w[17] * most, 0, 0};
        step.byStability = most / stability;
        return most;
    }
    step.first = 11;
    step.count = 4;
    step.byParameter = {scale * (power - 1), -logDifficulty * kept, m_w[11] * scale * power * logStability,
                        (1 - probability) * kept};
    step.byStability = m_w[11] * scale * m_w[13] * power / (stability + 1);
    step.byDifficulty = -m_w[12] * kept / difficulty;
    step.byRecall = -m_w[14] * kept;
    return kept;
}

double Fsrs6Gradient::sameDay(Rating rating, double stability, Step& step) const
{
    const double logStability = std::log(stability);
    const double shift = grade(rating) - 3 + m_w[18];
    const double change = std::exp(m_w[17] * shift - m_w[19] * logStability);
    step.first = 17;
    if (rating != Rating::Again && change < 1) {
        step.count = 0;
        step.byStability = 1;
        return stability;
    }
    const double after = stability * change;
    step.count = 3;
    step.byParameter = {after * shift, after * m_w[17], -after * logStability, 0};
    step.byStability = change * (1 - m_w[19]);
    return after;
}

double Fsrs6Gradient::difficultyAfter(Rating rating, double difficulty, Step& step) const
{
    const double steps = grade(rating) - 3;
    const double change = -m_w[6] * steps;
    const double damped = difficulty + change * (10 - difficulty) / 9;
    const double after = m_w[7] * m_easyDifficulty + (1 - m_w[7]) * damped;
    step.difficultyMoves = after > 1 && after < 10;
    if (!step.difficultyMoves) {
        step.difficultyByDifficulty = 0;
        return std::clamp(after, 1.0, 10.0);
    }
    step.difficultyByDifficulty = (1 - m_w[7]) * (1 - change / 9);
    step.difficultyByW6 = -(1 - m_w[7]) * steps * (10 - difficulty) / 9;
    step.difficultyByW7 = m_easyDifficulty - damped;
    return after;
}

} // namespace warpdeck::scheduling
