#include "core/scheduling/refit.h"

#include <limits>

namespace warpdeck::scheduling {

namespace {

constexpr std::size_t leastAnswers = 64;
constexpr double headShare = 0.8;

} // namespace

Refit refit(MemoryModel model, const std::vector<CardHistory>& histories, const std::vector<double>& inUse,
            const FitControl& control)
{
    const TrainingSet set = trainingSetOf(histories, unitOf(model));
    const std::vector<std::int32_t> orders = longTermOrders(set);
    Refit result{.parameters = parametersOf(model, inUse), .predicted = orders.size()};
    if (orders.size() < leastAnswers)
        return result;
    const std::int32_t tail = orders[static_cast<std::size_t>(headShare * static_cast<double>(orders.size()))];
    const auto half = [&](double from) {
        FitControl part = control;
        if (control.progress)
            part.progress = [&control, from](double share) { control.progress(from + share / 2); };
        return part;
    };
    const std::vector<double> candidate = fitParameters(model, before(set, tail), result.parameters, half(0));
    const auto onTail = [&](const std::vector<double>& parameters) {
        const auto scheduler = makeScheduler(model, parameters);
        return fitnessOf(predictionsOf(*scheduler, set, tail, std::numeric_limits<std::int32_t>::max()),
                         Counted::LongTerm);
    };
    result.before = onTail(result.parameters);
    result.after = onTail(candidate);
    if (control.stop.stop_requested() || result.after->logLoss >= result.before->logLoss)
        return result;
    std::vector<double> fitted = fitParameters(model, set, candidate, half(0.5));
    if (control.stop.stop_requested())
        return result;
    result.parameters = std::move(fitted);
    result.accepted = true;
    return result;
}

} // namespace warpdeck::scheduling
