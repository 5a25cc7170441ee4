#include "app/gui/window_settings.h"

#include "app/support/interface_language.h"
#include "app/support/text_conversion.h"

#include <QUrl>

#include <algorithm>

namespace warpdeck::gui {

namespace {

const QString languageKey = QStringLiteral("window/language");
const QString themeKey = QStringLiteral("window/theme");
const QString textSizeKey = QStringLiteral("window/textSize");
const QString geometryKey = QStringLiteral("window/geometry");
const QString recallKey = QStringLiteral("study/recallFirst");
const QString welcomeKey = QStringLiteral("window/welcomeClosed");

constexpr double smallestText = 0.9;
constexpr double largestText = 1.5;

QString checkedKey(const QString& file)
{
    return QStringLiteral("checked/") + QString::fromLatin1(QUrl::toPercentEncoding(file));
}

} // namespace

WindowSettings::WindowSettings()
    : m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("warpdeck"), QStringLiteral("warpdeck"))
{
}

WindowSettings::WindowSettings(const QString& file) : m_settings(file, QSettings::IniFormat) {}

std::optional<LocaleTag> WindowSettings::interfaceLanguage() const
{
    auto stored = LocaleTag::parse(app::toUtf8(m_settings.value(languageKey).toString()));
    const auto& known = app::interfaceLanguages();
    if (!stored || std::find(known.begin(), known.end(), *stored) == known.end())
        return std::nullopt;
    return stored;
}

void WindowSettings::setInterfaceLanguage(const LocaleTag& language)
{
    m_settings.setValue(languageKey, app::toQString(language.value()));
}

ThemeChoice WindowSettings::themeChoice() const
{
    const int stored = m_settings.value(themeKey).toInt();
    const bool known = stored >= 0 && stored <= static_cast<int>(ThemeChoice::HighContrast);
    return known ? static_cast<ThemeChoice>(stored) : ThemeChoice::System;
}

void WindowSettings::setThemeChoice(ThemeChoice choice)
{
    m_settings.setValue(themeKey, static_cast<int>(choice));
}

double WindowSettings::textSize() const
{
    bool isNumber = false;
    const double stored = m_settings.value(textSizeKey).toDouble(&isNumber);
    return isNumber ? std::clamp(stored, smallestText, largestText) : 1.0;
}

void WindowSettings::setTextSize(double factor)
{
    m_settings.setValue(textSizeKey, factor);
}

bool WindowSettings::recallFirst() const
{
    return m_settings.value(recallKey).toBool();
}

void WindowSettings::setRecallFirst(bool on)
{
    m_settings.setValue(recallKey, on);
}

bool WindowSettings::isWelcomeClosed() const
{
    return m_settings.value(welcomeKey).toBool();
}

void WindowSettings::closeWelcome()
{
    m_settings.setValue(welcomeKey, true);
}

QString WindowSettings::checkedState(const QString& file) const
{
    return m_settings.value(checkedKey(file)).toString();
}

void WindowSettings::setCheckedState(const QString& file, const QString& state)
{
    m_settings.setValue(checkedKey(file), state);
}

QByteArray WindowSettings::geometry() const
{
    return m_settings.value(geometryKey).toByteArray();
}

void WindowSettings::setGeometry(const QByteArray& geometry)
{
    m_settings.setValue(geometryKey, geometry);
}

} // namespace warpdeck::gui
