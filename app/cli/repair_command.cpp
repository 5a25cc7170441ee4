#include "app/cli/commands.h"
#include "app/support/error_text.h"
#include "app/support/text_conversion.h"
#include "core/base/error.h"
#include "core/services/install_service.h"
#include "core/services/profile_service.h"

#include <QCoreApplication>

#include <ostream>

namespace warpdeck::app {

namespace {

class RepairCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(RepairCommand)

public:
    std::string name() const override { return "repair"; }
    QString description() const override
    {
        return tr("Check the files and rebuild every card's state from the review log");
    }

    void declareOptions(CLI::App& options) override
    {
        options.add_flag("--restore", m_restore,
                         toUtf8(tr("Put the newest good backup in the place of the profile, which is kept beside it")));
    }

    ExitCode execute(Environment& environment) override
    {
        if (m_restore) {
            const auto backup = services::restoreProfile(environment.profile, environment.clock.read());
            environment.out << toUtf8(tr("Restored from %1").arg(toQString(backup.string()))) << '\n';
        }
        const bool banksAreGood = checkBanks(environment);
        try {
            repair(environment);
        } catch (const Error& error) {
            if (error.code() == ErrorCode::ProfileDamaged)
                nameBackup(environment);
            throw;
        }
        return banksAreGood ? ExitCode::Success : ExitCode::Findings;
    }

private:
    static bool checkBanks(Environment& environment)
    {
        bool good = true;
        for (const services::BankCheck& check : services::checkBanks(environment.banks)) {
            const QString file = toQString(check.file.string());
            environment.out << toUtf8(check.problem ? tr("Bank %1: %2").arg(file, errorText(*check.problem))
                                                    : tr("Bank %1: good").arg(file))
                            << '\n';
            good = good && !check.problem;
        }
        return good;
    }

    static void repair(Environment& environment)
    {
        const services::RepairReport report =
            services::repairProfile(environment.profile, environment.entropy, environment.clock.read());
        environment.out << toUtf8(tr("Profile %1: good").arg(toQString(environment.profile.string()))) << '\n'
                        << toUtf8(tr("Cards with a history: %1. States that differed from the log and were mended: %2.")
                                      .arg(report.cards)
                                      .arg(report.repairedStates))
                        << '\n';
        if (report.backup)
            environment.out << toUtf8(tr("A copy of the profile as it was: %1").arg(toQString(report.backup->string())))
                            << '\n';
    }

    static void nameBackup(Environment& environment)
    {
        const auto backup = services::newestGoodBackup(environment.profile);
        environment.err << toUtf8(backup ? tr("The newest good backup: %1. `repair --restore` puts it in place.")
                                               .arg(toQString(backup->string()))
                                         : tr("There is no good backup of it. Move the file away to start anew."))
                        << '\n';
    }

    bool m_restore = false;
};

} // namespace

std::unique_ptr<Command> makeRepairCommand()
{
    return std::make_unique<RepairCommand>();
}

} // namespace warpdeck::app
