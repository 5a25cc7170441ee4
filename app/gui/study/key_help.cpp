#include "app/gui/study/key_help.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/text_label.h"

#include <QBoxLayout>
#include <QFormLayout>

namespace warpdeck::gui {

KeyHelp::KeyHelp(const Theme& theme, QWidget* parent) : DialogBox(theme, tr("All keys"), {}, parent)
{
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(24);
    form->setVerticalSpacing(6);
    const auto addKey = [&](const QString& key, const QString& meaning) {
        auto* name = new TextLabel(theme, TextStyle::Strong, Role::TextSecondary, this);
        name->setText(key);
        auto* words = new TextLabel(theme, TextStyle::Body, Role::Text, this);
        words->setText(meaning);
        form->addRow(name, words);
    };
    addKey(QStringLiteral("1 – 5, A – E"), tr("choose an option"));
    addKey(tr("Enter"), tr("confirm, or the marked rating"));
    addKey(tr("Space"), tr("show what is covered"));
    addKey(QStringLiteral("L"), tr("next content language"));
    addKey(QStringLiteral("Shift L"), tr("two languages side by side"));
    addKey(QStringLiteral("Ctrl Z"), tr("undo the last answer"));
    addKey(QStringLiteral("*"), tr("flag the question"));
    addKey(QStringLiteral("-"), tr("bury it until tomorrow"));
    addKey(QStringLiteral("!"), tr("suspend it"));
    addKey(QStringLiteral("F6"), tr("go to the navigation"));
    body()->addLayout(form);
    addAction(tr("Close"), Accepted, true);
}

} // namespace warpdeck::gui
