#include "app/gui/bank_adder.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/dialog_box.h"
#include "app/gui/widgets/toast.h"
#include "app/support/paths.h"
#include "app/support/text_conversion.h"
#include "core/services/install_service.h"

#include <QFileDialog>

#include <algorithm>
#include <optional>

namespace warpdeck::gui {

namespace {

QString titleOf(const BankInfo& info)
{
    return app::toQString(info.texts.empty() ? info.id.value() : info.texts.front().title);
}

} // namespace

BankAdder::BankAdder(AppContext& context, Toast& toast, QWidget* window)
    : QObject(window),
      m_context(context),
      m_toast(toast),
      m_window(window)
{
}

void BankAdder::choose()
{
    const QString file =
        QFileDialog::getOpenFileName(m_window, tr("Add a question bank"), {}, tr("Question banks (*.wdbank)"));
    if (!file.isEmpty())
        add(file);
}

bool BankAdder::confirm(const BankInfo& info, bool replaces)
{
    QStringList languages;
    for (const auto& [locale, items] : info.itemsPerLocale)
        languages.append(app::toQString(locale.autonym()));
    QString sentences =
        tr("%1 in %2.", "number of questions, number of topics")
            .arg(tr("%n question(s)", nullptr, info.itemCount), tr("%n topic(s)", nullptr, info.topicCount));
    sentences += QLatin1Char('\n') + tr("Languages: %1").arg(languages.join(QStringLiteral(", ")));
    if (replaces)
        sentences += QStringLiteral("\n\n") +
                     tr("A bank with the same name is here already. This one takes its place; your progress stays.");
    DialogBox dialog(m_context.theme(), tr("Add “%1”?").arg(titleOf(info)), sentences, m_window);
    dialog.addAction(tr("Cancel"), QDialog::Rejected, false);
    dialog.addAction(replaces ? tr("Replace") : tr("Add"), QDialog::Accepted, true);
    return dialog.exec() == QDialog::Accepted;
}

void BankAdder::add(const QString& file)
{
    const std::filesystem::path path = app::toUtf8(file);
    std::optional<BankInfo> info;
    m_context.attempt([&] { info = services::BankService({path}, services::OnDamage::Throw).banks().front().info; });
    if (!info)
        return;
    const std::vector<services::OpenBank> open = m_context.banks().banks();
    const bool taken =
        std::any_of(open.begin(), open.end(), [&](const services::OpenBank& bank) { return bank.info.id == info->id; });
    if (!confirm(*info, taken))
        return;
    const bool added = m_context.attempt([&] {
        services::installBank(path, app::installedBanksFolder(), m_context.files().banks,
                              taken ? services::OnTakenId::Replace : services::OnTakenId::Refuse);
        m_context.openBank(app::installedBanksFolder() / (info->id.value() + ".wdbank"));
    });
    if (added)
        m_toast.show(tr("“%1” was added.").arg(titleOf(*info)));
}

} // namespace warpdeck::gui
