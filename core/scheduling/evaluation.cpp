#include "core/scheduling/evaluation.h"

#include "core/scheduling/prediction_loss.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

namespace warpdeck::scheduling {

namespace {

constexpr std::size_t tenths = 10;

double nearestPower(double value, double base)
{
    return std::pow(base, std::floor(std::log(value) / std::log(base)));
}

/// The bin of a prediction by elapsed time, answers and lapses, each on a logarithmic scale (fsrs-rs 6).
std::tuple<double, double, double> binOf(const Prediction& prediction)
{
    const double time = prediction.isLongTerm() ? std::round(248 * nearestPower(prediction.studyDays, 3.62)) : 0;
    // The answer itself counts, and one more.
    const int answersWithIt = prediction.answers + (prediction.isLongTerm() ? 2 : 1);
    const double answers = std::round(1.99 * nearestPower(answersWithIt, 1.89));
    const double lapses = prediction.lapses == 0 ? 0 : std::round(1.65 * nearestPower(prediction.lapses, 1.73));
    return {time, answers, lapses};
}

double rmseOverBins(const std::vector<Prediction>& predictions)
{
    struct Bin {
        double predicted = 0;
        double recalled = 0;
        double count = 0;
    };
    std::map<std::tuple<double, double, double>, Bin> bins;
    for (const Prediction& prediction : predictions) {
        Bin& bin = bins[binOf(prediction)];
        bin.predicted += prediction.probability;
        bin.recalled += prediction.recalled ? 1 : 0;
        ++bin.count;
    }
    double sum = 0;
    for (const auto& [key, bin] : bins) {
        const double difference = (bin.predicted - bin.recalled) / bin.count;
        sum += bin.count * difference * difference;
    }
    return std::sqrt(sum / static_cast<double>(predictions.size()));
}

/// By ranks (Mann-Whitney); ties share their ranks. 0.5 when all answers came out alike.
double areaUnderCurve(std::vector<Prediction> predictions)
{
    std::sort(predictions.begin(), predictions.end(),
              [](const Prediction& left, const Prediction& right) { return left.probability < right.probability; });
    double rankSum = 0;
    double recalled = 0;
    for (std::size_t begin = 0; begin < predictions.size();) {
        std::size_t end = begin;
        double recalledHere = 0;
        for (; end < predictions.size() && predictions[end].probability == predictions[begin].probability; ++end)
            recalledHere += predictions[end].recalled ? 1 : 0;
        rankSum += recalledHere * (static_cast<double>(begin + end) + 1) / 2;
        recalled += recalledHere;
        begin = end;
    }
    const double forgotten = static_cast<double>(predictions.size()) - recalled;
    if (recalled == 0 || forgotten == 0)
        return 0.5;
    return (rankSum - recalled * (recalled + 1) / 2) / (recalled * forgotten);
}

/// Appends the predictions of one card's answers in `part`.
void predictCard(const Scheduler& scheduler, std::span<const TrainingAnswer> card, const Fold& part,
                 std::vector<Prediction>& predictions)
{
    std::optional<MemoryState> memory;
    int answers = 0;
    int lapses = 0;
    for (const TrainingAnswer& answer : card) {
        if (answer.order >= part.end)
            return;
        const Elapsed elapsed{static_cast<std::int32_t>(std::min(answer.elapsed, 1e9)), Days(answer.elapsed)};
        const bool recalled = answer.rating != Rating::Again;
        if (memory && answer.order >= part.begin)
            predictions.push_back({scheduler.retrievability(*memory, elapsed), recalled, answer.order, answer.studyDays,
                                   answers, lapses});
        memory = scheduler.next(memory, elapsed, answer.rating);
        answers += answer.isLongTerm() ? 1 : 0;
        lapses += answer.isLongTerm() && !recalled ? 1 : 0;
    }
}

std::vector<Prediction> counting(const std::vector<Prediction>& predictions, Counted counted)
{
    std::vector<Prediction> kept;
    for (const Prediction& prediction : predictions) {
        if (counted == Counted::All || prediction.isLongTerm())
            kept.push_back(prediction);
    }
    return kept;
}

} // namespace

std::vector<Prediction> predictionsOf(const Scheduler& scheduler, const TrainingSet& set, std::int32_t from,
                                      std::int32_t end)
{
    std::vector<Prediction> predictions;
    for (std::size_t index = 0; index < set.cards(); ++index)
        predictCard(scheduler, set.card(index), {from, end}, predictions);
    return predictions;
}

std::optional<Fitness> fitnessOf(const std::vector<Prediction>& predictions, Counted counted)
{
    std::vector<Prediction> kept = counting(predictions, counted);
    if (kept.empty())
        return std::nullopt;
    Fitness fitness{.count = kept.size()};
    for (const Prediction& prediction : kept) {
        const double bounded = std::clamp(prediction.probability, leastDoubt, 1 - leastDoubt);
        fitness.logLoss -= prediction.recalled ? std::log(bounded) : std::log1p(-bounded);
    }
    fitness.logLoss /= static_cast<double>(kept.size());
    fitness.rmseBins = rmseOverBins(kept);
    fitness.auc = areaUnderCurve(std::move(kept));
    return fitness;
}

std::vector<CalibrationPoint> calibrationOf(const std::vector<Prediction>& predictions, Counted counted)
{
    std::array<CalibrationPoint, tenths> points{};
    for (const Prediction& prediction : counting(predictions, counted)) {
        const auto tenth = std::min(static_cast<std::size_t>(prediction.probability * tenths), tenths - 1);
        points[tenth].predicted += prediction.probability;
        points[tenth].observed += prediction.recalled ? 1 : 0;
        ++points[tenth].count;
    }
    std::vector<CalibrationPoint> filled;
    for (CalibrationPoint point : points) {
        if (point.count == 0)
            continue;
        point.predicted /= static_cast<double>(point.count);
        point.observed /= static_cast<double>(point.count);
        filled.push_back(point);
    }
    return filled;
}

std::vector<Fold> timeSeriesFolds(const TrainingSet& set, int folds)
{
    const std::vector<std::int32_t> orders = longTermOrders(set);
    const auto parts = static_cast<std::size_t>(folds) + 1;
    const std::size_t part = orders.size() / parts;
    std::vector<Fold> split;
    for (std::size_t fold = 1; part > 0 && fold < parts; ++fold)
        split.push_back(
            {orders[fold * part], fold + 1 < parts ? orders[(fold + 1) * part] : orders[(fold + 1) * part - 1] + 1});
    return split;
}

} // namespace warpdeck::scheduling
