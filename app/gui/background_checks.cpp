#include "app/gui/background_checks.h"

#include "app/support/error_text.h"
#include "core/services/install_service.h"
#include "core/services/profile_service.h"

#include <QDateTime>
#include <QFileInfo>

namespace warpdeck::gui {

namespace {

/// Changes whenever the file does.
QString stateOf(const QFileInfo& file)
{
    return QStringLiteral("%1 %2").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch());
}

} // namespace

BackgroundChecks::BackgroundChecks(AppContext& context, QObject* parent) : QObject(parent), m_context(context) {}

void BackgroundChecks::start()
{
    m_context.tasks().run(
        app::TaskRunner::Lane::Background, this,
        [profile = m_context.files().profile](const std::stop_token&) { services::checkProfile(profile); },
        [this](const std::optional<Error>& problem) {
            if (problem && problem->code() == ErrorCode::ProfileDamaged)
                Q_EMIT m_context.profileDamaged(*problem);
        });
    for (const std::filesystem::path& bank : m_context.files().banks)
        checkBank(bank);
}

void BackgroundChecks::checkBank(const std::filesystem::path& bank)
{
    const QFileInfo file(QString::fromStdString(bank.string()));
    const QString state = stateOf(file);
    if (m_context.windowSettings().checkedState(file.absoluteFilePath()) == state)
        return;
    m_context.tasks().run(
        app::TaskRunner::Lane::Background, this,
        [bank](const std::stop_token&) {
            for (const services::BankCheck& check : services::checkBanks({bank})) {
                if (check.problem)
                    throw Error(*check.problem);
            }
        },
        [this, name = file.absoluteFilePath(), state](const std::optional<Error>& problem) {
            if (problem)
                Q_EMIT bankFailed(app::errorText(*problem));
            else
                m_context.windowSettings().setCheckedState(name, state);
        });
}

} // namespace warpdeck::gui
