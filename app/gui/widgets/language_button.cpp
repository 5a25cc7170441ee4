#include "app/gui/widgets/language_button.h"

#include "app/support/text_conversion.h"

#include <QEvent>
#include <QMenu>

namespace warpdeck::gui {

namespace {

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

void LanguageButton::setLanguages(std::vector<LanguageEntry> languages)
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
    setAccessibleName(tr("Content language: %1").arg(text()));
    setToolTip(tr("Content language (L)"));
    updateGeometry();
}

void LanguageButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Button::changeEvent(event);
}

void LanguageButton::openMenu()
{
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    for (const LanguageEntry& entry : m_languages) {
        QString words = nameOf(entry.locale);
        if (!entry.available)
            words = tr("%1 (no text yet)").arg(words);
        else if (entry.stale)
            words = tr("%1 (stale)").arg(words);
        else if (entry.source)
            words = tr("%1 (source)").arg(words);
        QAction* const action = menu.addAction(words);
        action->setCheckable(true);
        action->setChecked(entry.locale == m_current);
        action->setEnabled(entry.available);
        connect(action, &QAction::triggered, this, [this, locale = entry.locale] { Q_EMIT localeChosen(locale); });
    }
    if (m_offersSecond && m_languages.size() > 1) {
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
