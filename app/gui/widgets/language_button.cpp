#include "app/gui/widgets/language_button.h"

#include "app/support/text_conversion.h"

#include <QEvent>
#include <QMenu>

namespace warpdeck::gui {

namespace {

constexpr int menuWidth = 292;

QString nameOf(const LocaleTag& locale)
{
    const QString name = app::toQString(locale.autonym());
    return name.isEmpty() ? name : name.left(1).toUpper() + name.mid(1);
}

QString codeOf(const LocaleTag& locale)
{
    return app::toQString(locale.value()).section(QLatin1Char('-'), 0, 0).toUpper();
}

} // namespace

LanguageButton::LanguageButton(const Theme& theme, QWidget* parent) : Button(theme, ButtonKind::Quiet, parent)
{
    setIconName(Icon::Language);
    setTrailingIcon(Icon::Down);
    connect(this, &QAbstractButton::clicked, this, &LanguageButton::openMenu);
    retranslate();
}

void LanguageButton::setLanguages(std::function<std::vector<LanguageEntry>()> languages)
{
    m_languages = std::move(languages);
}

void LanguageButton::setCurrent(const LocaleTag& locale, const std::optional<LocaleTag>& second)
{
    m_current = locale;
    m_second = second;
    retranslate();
}

void LanguageButton::setShort(bool isShort)
{
    m_short = isShort;
    retranslate();
}

void LanguageButton::retranslate()
{
    const auto shown = [&](const LocaleTag& locale) { return m_short ? codeOf(locale) : nameOf(locale); };
    setText(m_second ? tr("%1 + %2", "two languages side by side").arg(shown(m_current), shown(*m_second))
                     : shown(m_current));
    const QString spoken = m_second
                               ? tr("%1 + %2", "two languages side by side").arg(nameOf(m_current), nameOf(*m_second))
                               : nameOf(m_current);
    setAccessibleName(tr("Content language: %1").arg(spoken));
    setToolTip(tr("Content language (L)"));
    updateGeometry();
}

void LanguageButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Button::changeEvent(event);
}

QString LanguageButton::stateOf(const LanguageEntry& entry)
{
    if (!entry.available)
        return tr("no text yet");
    if (entry.stale)
        return tr("stale");
    return entry.source ? tr("source") : QString();
}

void LanguageButton::openMenu()
{
    if (!m_languages)
        return;
    const std::vector<LanguageEntry> languages = m_languages();
    QMenu menu(this);
    menu.setMinimumWidth(menuWidth);
    for (const LanguageEntry& entry : languages) {
        // A menu shows what stands behind a tab at the end of the row.
        const QString state = stateOf(entry);
        QAction* const action =
            menu.addAction(state.isEmpty() ? nameOf(entry.locale) : nameOf(entry.locale) + QLatin1Char('\t') + state);
        action->setCheckable(true);
        action->setChecked(entry.locale == m_current);
        action->setEnabled(entry.available);
        connect(action, &QAction::triggered, this, [this, locale = entry.locale] { Q_EMIT localeChosen(locale); });
    }
    if (m_offersSecond && languages.size() > 1) {
        menu.addSeparator();
        QAction* const second = menu.addAction(theme().icon(Icon::SideBySide, Role::Text), tr("Show two languages"));
        second->setCheckable(true);
        second->setChecked(m_second.has_value());
        connect(second, &QAction::triggered, this, &LanguageButton::secondToggled);
    }
    menu.exec(
        mapToGlobal(QPoint(layoutDirection() == Qt::RightToLeft ? width() - menu.sizeHint().width() : 0, height())));
}

} // namespace warpdeck::gui
