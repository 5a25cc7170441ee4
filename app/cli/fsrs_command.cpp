#include "app/cli/commands.h"
#include "app/support/text_conversion.h"
#include "core/base/error.h"
#include "core/services/fsrs_service.h"

#include <QCoreApplication>

#include <array>
#include <cstdio>
#include <ostream>

namespace warpdeck::app {

namespace {

/// `fsrs replay`, `fsrs fit` and `fsrs simulate`: the memory model on a log in a file, apart from any profile.
class FsrsCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(FsrsCommand)

public:
    std::string name() const override { return "fsrs"; }
    QString description() const override { return tr("Replay, fit and simulate the memory model on a review log"); }

    void declareOptions(CLI::App& options) override
    {
        options.require_subcommand(1);
        m_replay = options.add_subcommand("replay", toUtf8(tr("Print the state after each review as CSV")));
        declareLog(*m_replay, true);
        m_replay->add_option("--retention", m_retention, toUtf8(tr("Desired retention of the intervals")))
            ->check(CLI::Range(0.0001, 0.99999))
            ->capture_default_str();
        m_fit = options.add_subcommand("fit", toUtf8(tr("Find the parameters that fit the reviews best")));
        declareLog(*m_fit, true);
        m_fit->add_option("--folds", m_folds, toUtf8(tr("Parts of the time-series split")))
            ->check(CLI::Range(1, 100))
            ->capture_default_str();
        m_simulate = options.add_subcommand("simulate", toUtf8(tr("Print what desired retentions cost and bring")));
        declareLog(*m_simulate, false);
        m_simulate->add_option("--cards", m_cards, toUtf8(tr("Number of cards to learn")))
            ->check(CLI::Range(1, 100'000))
            ->capture_default_str();
        m_simulate->add_option("--new", m_newPerDay, toUtf8(tr("New cards a day")))
            ->check(CLI::Range(0, 10'000))
            ->capture_default_str();
        m_simulate->add_option("--days", m_days, toUtf8(tr("Days to live through")))
            ->check(CLI::Range(1, 36'500))
            ->capture_default_str();
        m_simulate->add_option("--seed", m_seed, toUtf8(tr("Seed of chance")))->capture_default_str();
    }

    ExitCode execute(Environment& environment) override
    {
        if (m_replay->parsed())
            services::replayReviews(log(), m_retention,
                                    [&](std::string_view line) { environment.out << line << '\n'; });
        else if (m_fit->parsed())
            printFit(environment, services::fitReviews(log(), m_folds));
        else
            simulate(environment);
        return ExitCode::Success;
    }

private:
    void declareLog(CLI::App& options, bool needsLog)
    {
        options.add_option("--model", m_model, toUtf8(tr("The memory model")))
            ->check(CLI::IsMember({"fsrs-7", "fsrs-6"}))
            ->capture_default_str();
        options.add_option("--parameters", m_parameters,
                           toUtf8(tr("File with the model's numbers, separated by commas or white space")));
        options.add_option("--zone", m_zone, toUtf8(tr("Time zone in which study days begin")))->capture_default_str();
        options.add_option("--rollover", m_rollover, toUtf8(tr("Hour at which a study day begins")))
            ->check(CLI::Range(0, 23))
            ->capture_default_str();
        options.add_option("REVIEWS.csv", m_file, toUtf8(tr("The reviews, as export-log writes them")))
            ->required(needsLog);
    }

    services::ReviewLogFile log() const
    {
        services::ReviewLogFile log{.file = m_file,
                                    .model = *services::memoryModelNamed(m_model),
                                    .parameters = std::nullopt,
                                    .zone = m_zone,
                                    .rollover = std::chrono::hours(m_rollover)};
        if (!m_parameters.empty())
            log.parameters = m_parameters;
        return log;
    }

    static std::string number(double value, const char* format)
    {
        std::array<char, 64> digits{};
        std::snprintf(digits.data(), digits.size(), format, value);
        return digits.data();
    }

    static void printQuality(Environment& environment, const char* where, const char* when,
                             const services::QualityPair& pair)
    {
        for (const auto& [reviews, quality] : {std::pair("long-term", &pair.longTerm), std::pair("all", &pair.all)}) {
            if (!*quality)
                continue;
            environment.out << where << ',' << when << ',' << reviews << ',' << (*quality)->count << ','
                            << number((*quality)->logLoss, "%.6f") << ',' << number((*quality)->rmseBins, "%.6f") << ','
                            << number((*quality)->auc, "%.6f") << '\n';
        }
    }

    static void printFit(Environment& environment, const services::FitReport& report)
    {
        std::string parameters;
        for (const double value : report.parameters)
            parameters += (parameters.empty() ? "" : ", ") + number(value, "%.17g");
        environment.out << parameters << "\n\n"
                        << "sample,parameters,reviews,count,log_loss,rmse_bins,auc\n";
        printQuality(environment, "in-sample", "before", report.before);
        printQuality(environment, "in-sample", "after", report.after);
        printQuality(environment, "time-series", "before", report.splitBefore);
        printQuality(environment, "time-series", "after", report.splitAfter);
    }

    void simulate(Environment& environment) const
    {
        services::SimulationRequest request{.log = std::nullopt,
                                            .model = *services::memoryModelNamed(m_model),
                                            .retentions = {0.7, 0.75, 0.8, 0.85, 0.9, 0.92, 0.95, 0.97},
                                            .cards = m_cards,
                                            .newPerDay = m_newPerDay,
                                            .days = m_days,
                                            .seed = m_seed};
        if (!m_file.empty())
            request.log = log();
        environment.out << "desired_retention,reviews_per_day,minutes_per_day,memorized\n";
        for (const services::SimulatedWorkload& workload : services::simulateWorkload(request))
            environment.out << number(workload.desiredRetention, "%.2f") << ','
                            << number(workload.reviewsPerDay, "%.2f") << ',' << number(workload.minutesPerDay, "%.2f")
                            << ',' << number(workload.memorized, "%.1f") << '\n';
    }

    CLI::App* m_replay = nullptr;
    CLI::App* m_fit = nullptr;
    CLI::App* m_simulate = nullptr;
    std::string m_file;
    std::string m_model = "fsrs-7";
    std::string m_parameters;
    std::string m_zone = "UTC";
    int m_rollover = 4;
    double m_retention = 0.9;
    int m_folds = 5;
    int m_cards = 1000;
    int m_newPerDay = 10;
    int m_days = 365;
    std::uint64_t m_seed = 1;
};

} // namespace

std::unique_ptr<Command> makeFsrsCommand()
{
    return std::make_unique<FsrsCommand>();
}

} // namespace warpdeck::app
