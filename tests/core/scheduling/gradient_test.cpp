#include "core/scheduling/fsrs6.h"
#include "core/scheduling/fsrs6_gradient.h"
#include "core/scheduling/fsrs7.h"
#include "core/scheduling/fsrs7_gradient.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace warpdeck::scheduling {
namespace {

/// Answers that reach every branch: same day, weeks, lapses, all ratings.
std::vector<TrainingAnswer> anyCard()
{
    std::vector<TrainingAnswer> card(static_cast<std::size_t>(*rc::gen::inRange(2, 12)));
    for (std::size_t index = 0; index < card.size(); ++index) {
        TrainingAnswer& answer = card[index];
        answer.rating = static_cast<Rating>(*rc::gen::inRange(1, 5));
        answer.weight = 1;
        answer.elapsed = index == 0 ? 0 : *rc::gen::element(0.0, 1.0, 2.0, 7.0, 40.0, 300.0);
        answer.studyDays = static_cast<std::int32_t>(answer.elapsed);
        if (!answer.isLongTerm())
            answer.weight = 0; // FSRS-6 calls it certain, which has no slope
    }
    return card;
}

/// Parameters near the defaults and inside the box, so that no difference crosses a bound.
template <std::size_t Size>
std::array<double, Size> nearDefaults(const std::array<double, Size>& defaults,
                                      const std::array<ParameterRange, Size>& box)
{
    std::array<double, Size> parameters = defaults;
    for (std::size_t i = 0; i < Size; ++i) {
        const double room = box[i].high - box[i].low;
        const double shift = *rc::gen::inRange(-100, 101) / 2000.0;
        parameters[i] = std::clamp(defaults[i] * (1 + shift), box[i].low + 1e-3 * room, box[i].high - 1e-3 * room);
    }
    return parameters;
}

template <class Gradient>
double lossAt(const typename Gradient::Parameters& parameters, const std::vector<TrainingAnswer>& card)
{
    typename Gradient::Parameters unused{};
    return Gradient(parameters).add(card, unused);
}

/// Of the derivatives that differ from central differences, those that a kink between the two points does not explain.
template <class Gradient>
void expectGradient(const typename Gradient::Parameters& parameters, const std::vector<TrainingAnswer>& card)
{
    typename Gradient::Parameters gradient{};
    Gradient(parameters).add(card, gradient);
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const double width = 1e-6 * std::max(std::abs(parameters[i]), 1e-2);
        const auto shifted = [&](double by) {
            typename Gradient::Parameters moved = parameters;
            moved[i] += by;
            return lossAt<Gradient>(moved, card);
        };
        const double right = (shifted(width) - shifted(0)) / width;
        const double left = (shifted(0) - shifted(-width)) / width;
        const bool isKink = std::abs(right - left) > 1e-2 * (1 + std::abs(right) + std::abs(left));
        const double expected = (right + left) / 2;
        if (!isKink)
            RC_ASSERT(std::abs(gradient[i] - expected) < 2e-4 * (1 + std::abs(expected)));
    }
}

/// The loss of the model itself, to tie the gradients to it.
double lossOfModel(const Scheduler& model, const std::vector<TrainingAnswer>& card)
{
    std::optional<MemoryState> memory;
    double loss = 0;
    for (const TrainingAnswer& answer : card) {
        const Elapsed elapsed{static_cast<std::int32_t>(answer.elapsed), Days(answer.elapsed)};
        if (memory && answer.weight > 0) {
            const double recall = std::clamp(model.retrievability(*memory, elapsed), 1e-7, 1 - 1e-7);
            loss -= std::log(answer.rating == Rating::Again ? 1 - recall : recall);
        }
        memory = model.next(memory, elapsed, answer.rating);
    }
    return loss;
}

RC_GTEST_PROP(Fsrs6Gradient, IsTheSlopeOfTheLoss, ())
{
    expectGradient<Fsrs6Gradient>(nearDefaults(defaultFsrs6Parameters, fsrs6Box), anyCard());
}

RC_GTEST_PROP(Fsrs7Gradient, IsTheSlopeOfTheLoss, ())
{
    expectGradient<Fsrs7Gradient>(nearDefaults(defaultFsrs7Parameters, fsrs7Box), anyCard());
}

RC_GTEST_PROP(Fsrs6Gradient, HasTheLossOfTheModel, ())
{
    const Fsrs6Parameters parameters = nearDefaults(defaultFsrs6Parameters, fsrs6Box);
    const std::vector<TrainingAnswer> card = anyCard();
    RC_ASSERT(std::abs(lossAt<Fsrs6Gradient>(parameters, card) - lossOfModel(Fsrs6(parameters), card)) < 1e-9);
}

RC_GTEST_PROP(Fsrs7Gradient, HasTheLossOfTheModel, ())
{
    const Fsrs7Parameters parameters = clampedToBox(nearDefaults(defaultFsrs7Parameters, fsrs7Box));
    const std::vector<TrainingAnswer> card = anyCard();
    RC_ASSERT(std::abs(lossAt<Fsrs7Gradient>(parameters, card) - lossOfModel(Fsrs7(parameters), card)) < 1e-9);
}

} // namespace
} // namespace warpdeck::scheduling
