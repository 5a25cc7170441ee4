#include "app/cli/commands.h"
#include "app/cli/open_banks.h"
#include "app/support/text_conversion.h"
#include "core/services/statistics_service.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <cmath>
#include <ostream>

namespace warpdeck::app {

namespace {

using services::StudyStatistics;

nlohmann::json share(const std::optional<double>& value)
{
    return value ? nlohmann::json(*value) : nlohmann::json(nullptr);
}

nlohmann::json asJson(const StudyStatistics& statistics)
{
    auto topics = nlohmann::json::array();
    for (const services::TopicProgress& topic : statistics.topics)
        topics.push_back({{"topic", topic.topic.value()},
                          {"new", topic.unseen},
                          {"learning", topic.learning},
                          {"known", topic.known}});
    return {{"reviews", statistics.reviews},
            {"reviews_today", statistics.reviewsToday},
            {"cards",
             {{"new", statistics.newCards},
              {"learning", statistics.learningCards},
              {"known", statistics.knownCards},
              {"due", statistics.dueCards},
              {"suspended", statistics.suspendedCards}}},
            {"streak", statistics.streak},
            {"forecast", statistics.forecast},
            {"retention", share(statistics.retention)},
            {"retention_30_days", share(statistics.monthlyRetention)},
            {"predicted_recall", share(statistics.predictedRecall)},
            {"topics", topics}};
}

class StatsCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(StatsCommand)

public:
    std::string name() const override { return "stats"; }
    QString description() const override { return tr("Show what is due, what is known and how well it is remembered"); }

    void declareOptions(CLI::App& options) override { options.add_flag("--json", m_json, toUtf8(tr("Print JSON"))); }

    ExitCode execute(Environment& environment) override
    {
        const services::BankService banks = openBanks(environment);
        const StudyStatistics statistics =
            services::studyStatistics(banks, environment.profile, environment.clock.read());
        if (m_json)
            environment.out << asJson(statistics).dump(2) << '\n';
        else
            print(environment.out, statistics);
        return ExitCode::Success;
    }

private:
    static QString percent(const std::optional<double>& value)
    {
        return value ? tr("%1 %").arg(std::lround(*value * 100)) : tr("no data yet");
    }

    static void print(std::ostream& out, const StudyStatistics& statistics)
    {
        const auto line = [&](const QString& text) { out << toUtf8(text) << '\n'; };
        line(tr("Due now: %1").arg(statistics.dueCards));
        line(tr("Cards: %1 new, %2 learning, %3 known, %4 suspended")
                 .arg(statistics.newCards)
                 .arg(statistics.learningCards)
                 .arg(statistics.knownCards)
                 .arg(statistics.suspendedCards));
        line(tr("Answers: %1 in all, %2 today").arg(statistics.reviews).arg(statistics.reviewsToday));
        line(tr("Days in a row: %1").arg(statistics.streak));
        line(tr("Recalled after a day or more: %1 (last 30 days: %2)")
                 .arg(percent(statistics.retention), percent(statistics.monthlyRetention)));
        line(tr("Predicted recall of learned cards now: %1").arg(percent(statistics.predictedRecall)));
        QStringList forecast;
        for (const int cards : statistics.forecast)
            forecast << QString::number(cards);
        line(tr("Due in the next seven days: %1").arg(forecast.join(QStringLiteral(", "))));
    }

    bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeStatsCommand()
{
    return std::make_unique<StatsCommand>();
}

} // namespace warpdeck::app
