#include "app/cli/command.h"
#include "app/cli/terminal.h"
#include "app/support/error_text.h"
#include "app/support/interface_language.h"
#include "app/support/text_conversion.h"
#include "core/base/error.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

#include <exception>
#include <iostream>
#include <string>
#include <vector>

namespace warpdeck::app {

namespace {

class CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    explicit CommandLine(Environment& environment)
        : m_environment(environment),
          m_commands(allCommands()),
          m_options(toUtf8(tr("Drills AI-hardware concepts with spaced repetition, offline and in your languages.")),
                    "warpdeck-cli")
    {
        m_options.require_subcommand(1);
        m_options.fallthrough(); // the common options may stand before and behind the command
        m_options.set_version_flag("--version", std::string("warpdeck-cli " WARPDECK_VERSION),
                                   toUtf8(tr("Print the version and stop")));
        nameHelp(m_options);
        nameParts(*m_options.get_formatter());
        declareCommonOptions();
        for (const auto& command : m_commands) {
            CLI::App* const options = m_options.add_subcommand(command->name(), toUtf8(command->description()));
            nameHelp(*options);
            command->declareOptions(*options);
        }
    }

    ExitCode run(int argc, char* argv[])
    {
        try {
            m_options.parse(argc, argv);
        } catch (const CLI::Success& wanted) { // --help, --version
            m_options.exit(wanted, m_environment.out, m_environment.err);
            return ExitCode::Success;
        } catch (const CLI::ParseError& error) {
            if (m_options.get_subcommands().empty() && argc > 1 && argv[1][0] != '-')
                return complain(toUtf8(tr("there is no command `%1`").arg(QString::fromLocal8Bit(argv[1]))));
            return complain(error.what());
        }
        if (!m_now.empty()) {
            const auto instant = parseIsoTime(m_now);
            if (!instant)
                return complain(
                    toUtf8(tr("--now: `%1` is no time of the form 2026-12-01T08:00:00Z").arg(toQString(m_now))));
            m_environment.clock = Clock(*instant);
        }
        applyFiles();
        for (const auto& command : m_commands) {
            if (m_options.got_subcommand(command->name()))
                return command->execute(m_environment);
        }
        return ExitCode::Usage;
    }

private:
    static void nameHelp(CLI::App& options)
    {
        options.set_help_flag("-h,--help", toUtf8(tr("Print this help and stop")));
    }

    /// The words that CLI11 puts around ours; commands inherit them.
    static void nameParts(CLI::FormatterBase& formatter)
    {
        formatter.label("Usage", toUtf8(tr("Usage")));
        formatter.label("Options", toUtf8(tr("Options")));
        formatter.label("OPTIONS", toUtf8(tr("OPTIONS")));
        formatter.label("Positionals", toUtf8(tr("Arguments")));
        formatter.label("Subcommands", toUtf8(tr("Commands")));
        formatter.label("SUBCOMMAND", toUtf8(tr("COMMAND")));
        formatter.label("REQUIRED", toUtf8(tr("(required)")));
    }

    void declareCommonOptions()
    {
        const std::string group = toUtf8(tr("Common options"));
        m_options
            .add_option("--bank", m_banks,
                        toUtf8(tr("Use this bank file instead of the shipped and added ones; repeatable")))
            ->type_name("FILE")
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->group(group);
        m_options.add_option("--profile", m_profile, toUtf8(tr("Use this profile instead of the learner's")))
            ->type_name("FILE")
            ->group(group);
        m_options.add_option("--now", m_now, toUtf8(tr("Take this instant for now, for repeatable runs")))
            ->type_name("ISO-TIME")
            ->group(group);
    }

    void applyFiles()
    {
        if (!m_banks.empty()) {
            m_environment.banks.assign(m_banks.begin(), m_banks.end());
            m_environment.banksNamed = true;
        }
        if (!m_profile.empty())
            m_environment.profile = m_profile;
    }

    ExitCode complain(const std::string& reason)
    {
        m_environment.err << toUtf8(tr("warpdeck-cli: this command line was not understood: %1").arg(toQString(reason)))
                          << '\n'
                          << toUtf8(tr("`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is."))
                          << '\n';
        return ExitCode::Usage;
    }

    Environment& m_environment;
    std::vector<std::unique_ptr<Command>> m_commands;
    CLI::App m_options;
    std::vector<std::string> m_banks;
    std::string m_profile;
    std::string m_now;
};

ExitCode runGuarded(int argc, char* argv[])
{
    const auto report = [](const Error& error) {
        std::cout.flush();
        std::cerr << "warpdeck-cli: " << toUtf8(errorText(error)) << '\n';
        return error.code() == ErrorCode::BadArgument ? ExitCode::Usage : ExitCode::EnvironmentFailure;
    };
    try {
        Environment environment = standardEnvironment();
        installTranslation(environment.interfaceLanguage);
        const ExitCode result = CommandLine(environment).run(argc, argv);
        if (!environment.out.flush())
            throw Error(ErrorCode::CannotWriteFile, "stdout");
        return result;
    } catch (const Error& error) {
        return report(error);
    } catch (const std::exception& error) {
        return report(Error(ErrorCode::Unexpected, error.what()));
    }
}

} // namespace

} // namespace warpdeck::app

int main(int argc, char* argv[])
{
    std::ios::sync_with_stdio(false);
    const QCoreApplication application(argc, argv);
    return static_cast<int>(warpdeck::app::runGuarded(argc, argv));
}
