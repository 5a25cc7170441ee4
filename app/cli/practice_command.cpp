#include "app/cli/commands.h"
#include "app/cli/open_banks.h"
#include "app/cli/practice.h"
#include "app/support/text_conversion.h"
#include "core/services/profile_service.h"
#include "core/services/study_service.h"

#include <QCoreApplication>

#include <ostream>

namespace warpdeck::app {

namespace {

class PracticeCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(PracticeCommand)

public:
    std::string name() const override { return "practice"; }
    QString description() const override
    {
        return tr("Drill in the terminal: due questions, then new ones, then the weakest");
    }

    void declareOptions(CLI::App& options) override
    {
        options.add_option("--topic", m_topic, toUtf8(tr("Only questions of this topic")))->type_name("T");
        options.add_option("--locale", m_locale, toUtf8(tr("The content language")))->type_name("L");
        options.add_option("--count", m_count, toUtf8(tr("How many questions (20)")))
            ->type_name("N")
            ->check(CLI::PositiveNumber);
        options.add_option("--seed", m_seed, toUtf8(tr("Shuffle options from this number, for repeatable runs")))
            ->type_name("S");
    }

    ExitCode execute(Environment& environment) override
    {
        const services::BankService banks = openBanks(environment);
        SessionOptions options{.count = m_count, .seed = m_seed.value_or(environment.entropy)};
        if (!m_topic.empty())
            options.topics.push_back(banks.findTopic(m_topic));
        const ClockReading clock = environment.clock.read();
        services::StudyService study(banks, environment.profile, environment.entropy, clock);
        const LocalePreferences languages = contentLanguages(environment, m_locale, study.settings().contentLanguages);
        study.begin(options, clock);
        Practice(environment, banks, study, languages).run();
        services::backUpProfile(environment.profile, environment.clock.read());
        return ExitCode::Success;
    }

private:
    std::string m_topic;
    std::string m_locale;
    std::size_t m_count = 20;
    std::optional<std::uint64_t> m_seed;
};

} // namespace

std::unique_ptr<Command> makePracticeCommand()
{
    return std::make_unique<PracticeCommand>();
}

} // namespace warpdeck::app
