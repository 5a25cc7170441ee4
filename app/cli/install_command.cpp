#include "app/cli/commands.h"
#include "app/cli/rich_text.h"
#include "app/support/paths.h"
#include "app/support/text_conversion.h"
#include "core/services/install_service.h"

#include <QCoreApplication>
#include <QStringList>

#include <ostream>

namespace warpdeck::app {

namespace {

class InstallCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(InstallCommand)

public:
    std::string name() const override { return "install"; }
    QString description() const override { return tr("Verify a bank file and copy it to the added banks"); }

    void declareOptions(CLI::App& options) override
    {
        options.add_option("FILE", m_file, toUtf8(tr("The bank file")))->type_name("FILE.wdbank")->required();
        options.add_flag("--replace", m_replace, toUtf8(tr("Replace another bank of the same id")));
    }

    ExitCode execute(Environment& environment) override
    {
        using services::OnTakenId;
        const BankInfo info = services::installBank(m_file, installedBanksFolder(), availableBanks(),
                                                    m_replace ? OnTakenId::Replace : OnTakenId::Refuse);
        QStringList locales;
        for (const auto& [locale, items] : info.itemsPerLocale)
            locales << QStringLiteral("%1 %2").arg(toQString(locale.value())).arg(items);
        environment.out << toUtf8(tr("Installed %1 (%2), version %3: %4 items.")
                                      .arg(toQString(plainRichText(info.texts.front().title)),
                                           toQString(info.id.value()), QString::number(info.version),
                                           QString::number(info.itemCount)))
                        << '\n'
                        << toUtf8(tr("Items by language: %1").arg(locales.join(QStringLiteral(", ")))) << '\n';
        return ExitCode::Success;
    }

private:
    std::string m_file;
    bool m_replace = false;
};

} // namespace

std::unique_ptr<Command> makeInstallCommand()
{
    return std::make_unique<InstallCommand>();
}

} // namespace warpdeck::app
