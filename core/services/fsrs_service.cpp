#include "core/services/fsrs_service.h"

#include "core/base/error.h"
#include "core/scheduling/evaluation.h"
#include "core/scheduling/model.h"
#include "core/scheduling/parameters.h"
#include "core/scheduling/review_csv.h"
#include "core/scheduling/simulator.h"
#include "core/text/time_zone.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <limits>
#include <memory>

namespace warpdeck::services {

namespace {

constexpr std::int32_t everything = std::numeric_limits<std::int32_t>::max();

std::string readFile(const std::filesystem::path& path)
{
    std::error_code failure;
    if (std::filesystem::is_directory(path, failure) || !std::filesystem::exists(path, failure))
        throw Error(ErrorCode::FileNotFound, path.string());
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file && !file.eof())
        throw Error(ErrorCode::CannotOpenFile, path.string());
    return text;
}

std::vector<double> parametersIn(const ReviewLogFile& log)
{
    if (!log.parameters)
        return scheduling::defaultParameters(log.model);
    return scheduling::parametersOf(log.model, scheduling::parseParameters(readFile(*log.parameters)));
}

scheduling::ReviewCsv readReviews(const ReviewLogFile& log)
{
    const std::optional<TimeZone> zone = TimeZone::find(log.zone);
    if (!zone)
        throw Error(ErrorCode::BadArgument, log.zone);
    const auto offset = [&](Timestamp instant) { return zone->offsetAt(instant); };
    return scheduling::parseReviewCsv(readFile(log.file), log.file.string(), {offset, log.rollover});
}

std::vector<scheduling::CardHistory> historiesOf(const scheduling::ReviewCsv& csv)
{
    std::vector<scheduling::CardHistory> histories;
    for (const scheduling::ReviewCsv::Card& card : csv.cards)
        histories.push_back(card.history);
    return histories;
}

/// With 17 significant digits, which tell every double from its neighbours.
std::string exact(double value)
{
    std::array<char, 40> digits{};
    const int length = std::snprintf(digits.data(), digits.size(), "%.17g", value);
    return {digits.data(), static_cast<std::size_t>(length)};
}

std::optional<PredictionQuality> qualityOf(const std::vector<scheduling::Prediction>& predictions,
                                           scheduling::Counted counted)
{
    const std::optional<scheduling::Fitness> fitness = scheduling::fitnessOf(predictions, counted);
    if (!fitness)
        return std::nullopt;
    return PredictionQuality{fitness->count, fitness->logLoss, fitness->rmseBins, fitness->auc};
}

QualityPair qualitiesOf(const std::vector<scheduling::Prediction>& predictions)
{
    return {qualityOf(predictions, scheduling::Counted::LongTerm), qualityOf(predictions, scheduling::Counted::All)};
}

void append(std::vector<scheduling::Prediction>& to, std::vector<scheduling::Prediction> added)
{
    to.insert(to.end(), added.begin(), added.end());
}

} // namespace

std::optional<MemoryModel> memoryModelNamed(std::string_view name)
{
    return scheduling::memoryModelNamed(name);
}

void replayReviews(const ReviewLogFile& log, double desiredRetention,
                   const std::function<void(std::string_view)>& writeLine)
{
    const std::unique_ptr<scheduling::Scheduler> scheduler = scheduling::makeScheduler(log.model, parametersIn(log));
    const scheduling::ReviewCsv csv = readReviews(log);
    const bool hasTwoTraces = log.model == MemoryModel::Fsrs7;
    writeLine(hasTwoTraces ? "card_id,review_index,retrievability_before,s_slow,s_fast,difficulty,interval_days"
                           : "card_id,review_index,retrievability_before,stability,difficulty,interval_days");
    for (const scheduling::ReviewCsv::Card& card : csv.cards) {
        std::optional<MemoryState> memory;
        for (std::size_t index = 0; index < card.history.size(); ++index) {
            const scheduling::LoggedAnswer& answer = card.history[index];
            std::string line = card.id + ',' + std::to_string(index) + ',';
            if (memory)
                line += exact(scheduler->retrievability(*memory, answer.elapsed));
            memory = scheduler->next(memory, answer.elapsed, answer.rating);
            line += ',' + exact(memory->stability);
            if (hasTwoTraces)
                line += ',' + exact(memory->fastStability);
            line +=
                ',' + exact(memory->difficulty) + ',' + exact(scheduler->interval(*memory, desiredRetention).count());
            writeLine(line);
        }
    }
}

FitReport fitReviews(const ReviewLogFile& log, int folds, const std::stop_token& stop)
{
    const std::vector<double> given = parametersIn(log);
    const scheduling::TrainingSet set =
        scheduling::trainingSetOf(historiesOf(readReviews(log)), scheduling::unitOf(log.model));
    const auto fit = [&](const scheduling::TrainingSet& part) {
        return scheduling::fitParameters(log.model, part, given, {.stop = stop, .progress = {}});
    };
    const auto predict = [&](const std::vector<double>& parameters, std::int32_t from, std::int32_t end) {
        return scheduling::predictionsOf(*scheduling::makeScheduler(log.model, parameters), set, from, end);
    };
    FitReport report{.parameters = fit(set)};
    report.before = qualitiesOf(predict(given, 0, everything));
    report.after = qualitiesOf(predict(report.parameters, 0, everything));
    std::vector<scheduling::Prediction> before;
    std::vector<scheduling::Prediction> after;
    for (const scheduling::Fold& fold : scheduling::timeSeriesFolds(set, folds)) {
        append(before, predict(given, fold.begin, fold.end));
        append(after, predict(fit(scheduling::before(set, fold.begin)), fold.begin, fold.end));
    }
    report.splitBefore = qualitiesOf(before);
    report.splitAfter = qualitiesOf(after);
    return report;
}

std::vector<SimulatedWorkload> simulateWorkload(const SimulationRequest& request, const std::stop_token& stop)
{
    scheduling::LearnerHabits habits;
    std::vector<double> parameters = scheduling::defaultParameters(request.model);
    if (request.log) {
        const scheduling::ReviewCsv csv = readReviews(*request.log);
        std::vector<std::vector<std::chrono::milliseconds>> durations;
        for (const scheduling::ReviewCsv::Card& card : csv.cards)
            durations.push_back(card.durations);
        habits = scheduling::habitsOf(historiesOf(csv), durations);
        parameters = parametersIn(*request.log);
    }
    const std::unique_ptr<scheduling::Scheduler> scheduler = scheduling::makeScheduler(request.model, parameters);
    std::vector<SimulatedWorkload> workloads;
    for (const double retention : request.retentions) {
        const scheduling::SimulationOptions options{
            .days = request.days, .newPerDay = request.newPerDay, .desiredRetention = retention, .seed = request.seed};
        const scheduling::Workload workload = scheduling::simulate(
            *scheduler, std::vector<scheduling::SimulatedCard>(static_cast<std::size_t>(request.cards)), habits,
            options, stop);
        workloads.push_back({retention, workload.reviewsPerDay, workload.minutesPerDay, workload.memorized});
    }
    return workloads;
}

} // namespace warpdeck::services
