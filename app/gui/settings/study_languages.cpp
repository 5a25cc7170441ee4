#include "app/gui/settings/study_languages.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/interface_language.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace warpdeck::gui {

StudyLanguages::StudyLanguages(AppContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(1, 1, 1, 1);
    m_rows->setSpacing(0);
    rebuild();
}

void StudyLanguages::rebuild()
{
    while (QLayoutItem* const item = m_rows->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater();
        delete item;
    }
    const LocalePreferences languages = m_context.contentLanguages();
    for (std::size_t index = 0; index < languages.size(); ++index) {
        addLanguageRow(languages, index);
        m_rows->addWidget(new Hairline(m_context.theme()));
    }
    auto* add = new Button(m_context.theme(), ButtonKind::Quiet);
    add->setIconName(Icon::Plus);
    add->setText(tr("Add a language"));
    add->setEnabled(!m_context.otherLanguages().empty());
    connect(add, &QAbstractButton::clicked, this, [this, add] { openMenu(add); });
    m_rows->addWidget(add);
}

void StudyLanguages::addLanguageRow(const LocalePreferences& languages, std::size_t index)
{
    const Theme& theme = m_context.theme();
    const QString name = app::toQString(languages[index].autonym());
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(16, 0, 8, 0);
    layout->setSpacing(4);
    auto* number = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    number->setText(QString::number(index + 1));
    auto* title = new TextLabel(theme, TextStyle::Control, Role::Text);
    title->setText(name);
    layout->addWidget(number);
    layout->addSpacing(12);
    layout->addWidget(title);
    layout->addSpacing(10);
    auto* detail = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    const QString translated = app::toQString(languages[index].nameIn(app::interfaceLanguage()));
    if (m_context.isSourceLanguage(languages[index]))
        detail->setText(tr("source of all questions"));
    else if (translated != name)
        detail->setText(translated);
    layout->addWidget(detail);
    layout->addStretch();
    const auto addAction = [&](Icon icon, const QString& words, const LocalePreferences& result) {
        auto* button = new Button(theme, ButtonKind::Quiet);
        button->setIconName(icon);
        button->setAccessibleName(words);
        button->setToolTip(words);
        connect(button, &QAbstractButton::clicked, this, [this, result, language = languages[index]] {
            m_moved = language;
            store(result);
        });
        layout->addWidget(button);
        return button;
    };
    LocalePreferences moved = languages;
    if (index > 0)
        std::swap(moved[index], moved[index - 1]);
    QWidget* const up = addAction(Icon::Sort, tr("Move %1 up").arg(name), moved);
    up->setEnabled(index > 0);
    LocalePreferences without = languages;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(index));
    QWidget* const remove = addAction(Icon::Cross, tr("Remove %1").arg(name), without);
    remove->setEnabled(languages.size() > 1);
    m_rows->addWidget(row);
    // The button that was pressed is gone: the keyboard goes on with the language it was about.
    if (m_moved == languages[index])
        (up->isEnabled() ? up : remove)->setFocus(Qt::TabFocusReason);
}

void StudyLanguages::openMenu(QWidget* below)
{
    QMenu menu(this);
    for (const LocaleTag& locale : m_context.otherLanguages()) {
        menu.addAction(app::toQString(locale.autonym()), this, [this, locale] {
            LocalePreferences languages = m_context.contentLanguages();
            languages.push_back(locale);
            store(std::move(languages));
        });
    }
    menu.exec(below->mapToGlobal(QPoint(0, below->height())));
}

void StudyLanguages::store(LocalePreferences languages)
{
    m_context.setContentLanguages(std::move(languages));
    rebuild();
}

void StudyLanguages::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_context.theme().color(Role::Border));
    painter.setBrush(m_context.theme().color(Role::SurfaceRaised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 6, 6);
}

} // namespace warpdeck::gui
