#include "core/scheduling/optimizer.h"

#include "core/scheduling/fsrs6_gradient.h"
#include "core/scheduling/fsrs7_gradient.h"
#include "core/scheduling/minimizer.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace warpdeck::scheduling {

namespace {

/// Standard deviations of each parameter over learners, as the reference optimizers publish them.
constexpr std::array<double, 21> fsrs6Sigma{6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6,  0.12, 0.39, 0.18, 0.33,
                                            0.3,  0.09, 0.16,  0.57,  0.25, 1.03, 0.31, 0.32, 0.14, 0.27};
/// The first four are free of the prior there (9999); here they keep the width of FSRS-6's, as a learner with few
/// answers has too little to tell them.
constexpr std::array<double, 34> fsrs7Sigma{6.43,   9.66,   17.58,  27.85,  0.523,  0.2528, 0.4329, 0.2966, 0.2139,
                                            0.2889, 0.1862, 0.175,  0.3812, 0.3013, 0.9104, 0.3234, 0.2448, 0.3273,
                                            0.1842, 0.1735, 0.4608, 0.311,  0.864,  0.0418, 0.2596, 0.0798, 0.0682,
                                            0.1282, 0.1397, 0.1407, 0.1489, 0.2,    0.15,   0.15};

/// Weighs the predictions by their place in time; false when there are none.
template <class Gradient>
bool weigh(TrainingSet& set, const FitOptions& options)
{
    std::vector<TrainingAnswer*> predicted;
    for (std::size_t card = 0; card < set.cards(); ++card) {
        for (std::size_t index = set.begins[card] + 1; index < set.begins[card + 1]; ++index) {
            TrainingAnswer& answer = set.answers[index];
            if (Gradient::predicts(answer))
                predicted.push_back(&answer);
        }
    }
    std::sort(predicted.begin(), predicted.end(),
              [](const TrainingAnswer* left, const TrainingAnswer* right) { return left->order < right->order; });
    const double last = std::max<double>(1, static_cast<double>(predicted.size()) - 1);
    for (std::size_t place = 0; place < predicted.size(); ++place) {
        const double recency = std::pow(static_cast<double>(place) / last, options.recencyPower);
        const double share = predicted[place]->isLongTerm() ? 1 : options.sameDayWeight;
        predicted[place]->weight = share * (options.oldestWeight + (1 - options.oldestWeight) * recency);
    }
    return !predicted.empty();
}

/// What is known of a model's parameters before any answer.
template <std::size_t Size>
struct Prior {
    const std::array<double, Size>& defaults;
    const std::array<double, Size>& sigma;
    const std::array<ParameterRange, Size>& box;

    /// From coordinates of standard deviations from the defaults, where the prior is a sphere.
    std::array<double, Size> parametersAt(const std::vector<double>& at) const
    {
        std::array<double, Size> parameters{};
        for (std::size_t i = 0; i < Size; ++i)
            parameters[i] = std::clamp(defaults[i] + sigma[i] * at[i], box[i].low, box[i].high);
        return parameters;
    }

    double coordinate(std::size_t i, double parameter) const { return (parameter - defaults[i]) / sigma[i]; }
};

/// Loss and gradient over all answers, in the prior's coordinates.
template <class Gradient, std::size_t Size>
double posterior(const TrainingSet& set, const Prior<Size>& prior, double strength, const std::vector<double>& at,
                 std::vector<double>& gradient)
{
    Gradient model(prior.parametersAt(at));
    std::array<double, Size> byParameter{};
    double loss = 0;
    for (std::size_t card = 0; card < set.cards(); ++card)
        loss += model.add(set.card(card), byParameter);
    for (std::size_t i = 0; i < Size; ++i) {
        loss += strength * at[i] * at[i];
        gradient[i] = byParameter[i] * prior.sigma[i] + 2 * strength * at[i];
    }
    return loss;
}

template <class Gradient, std::size_t Size>
std::array<double, Size> fit(TrainingSet set, const std::array<double, Size>& start, const Prior<Size>& prior,
                             const FitOptions& options, const std::stop_token& stop)
{
    if (!weigh<Gradient>(set, options))
        return prior.defaults;
    const Objective objective = [&](const std::vector<double>& at, std::vector<double>& gradient) {
        return posterior<Gradient>(set, prior, options.priorStrength, at, gradient);
    };
    Bounds bounds{std::vector<double>(Size), std::vector<double>(Size)};
    std::vector<double> from(Size);
    for (std::size_t i = 0; i < Size; ++i) {
        bounds.low[i] = prior.coordinate(i, prior.box[i].low);
        bounds.high[i] = prior.coordinate(i, prior.box[i].high);
        from[i] = prior.coordinate(i, start[i]);
    }
    const MinimizerOptions minimizer{
        .evaluations = options.evaluations, .tolerance = options.tolerance, .progress = options.progress};
    return clampedToBox(prior.parametersAt(minimize(objective, std::move(from), bounds, minimizer, stop)));
}

} // namespace

FitOptions fsrs6FitOptions()
{
    return {.priorStrength = 1,
            .oldestWeight = 0.5,
            .recencyPower = 3,
            .sameDayWeight = 0,
            .evaluations = 40,
            .tolerance = 3e-5,
            .progress = {}};
}

FitOptions fsrs7FitOptions()
{
    return {.priorStrength = 1,
            .oldestWeight = 0.25,
            .recencyPower = 3,
            .sameDayWeight = 0.3,
            .evaluations = 44,
            .tolerance = 1e-6,
            .progress = {}};
}

Fsrs6Parameters fitFsrs6(TrainingSet set, const Fsrs6Parameters& start, const FitOptions& options,
                         const std::stop_token& stop)
{
    const Prior<21> prior{defaultFsrs6Parameters, fsrs6Sigma, fsrs6Box};
    return fit<Fsrs6Gradient>(std::move(set), clampedToBox(start), prior, options, stop);
}

Fsrs7Parameters fitFsrs7(TrainingSet set, const Fsrs7Parameters& start, const FitOptions& options,
                         const std::stop_token& stop)
{
    const Prior<34> prior{defaultFsrs7Parameters, fsrs7Sigma, fsrs7Box};
    return fit<Fsrs7Gradient>(std::move(set), clampedToBox(start), prior, options, stop);
}

} // namespace warpdeck::scheduling
