#include "app/support/interface_language.h"

#include "core/text/locale_chain.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace warpdeck::app {

namespace {

const LocaleTag english("en");
LocaleTag currentLanguage = english;

QLocale localeFor(const LocaleTag& language)
{
    const QLocale own(QString::fromStdString(language.value()));
    const QLocale system = QLocale::system();
    const bool isSystems = system.language() == own.language() && system.script() == own.script();
    const QLocale chosen = isSystems ? system : own;
    // The one region of Arabic with both Latin digits and the month names of the east.
    return chosen.zeroDigit() == QLatin1String("0") ? chosen : QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates);
}

} // namespace

const std::vector<LocaleTag>& interfaceLanguages()
{
    static const std::vector<LocaleTag> languages{
        english,         LocaleTag("de"),      LocaleTag("fr"), LocaleTag("es"), LocaleTag("pt-BR"),
        LocaleTag("ja"), LocaleTag("zh-Hans"), LocaleTag("ko"), LocaleTag("ar"), LocaleTag("hi")};
    return languages;
}

std::vector<LocaleTag> systemLanguages()
{
    std::vector<LocaleTag> languages;
    const QLocale system = QLocale::system();
    if (system.language() == QLocale::C)
        return languages;
    for (const QString& name : system.uiLanguages()) {
        if (auto language = LocaleTag::parse(name.toStdString()))
            languages.push_back(*std::move(language));
    }
    return languages;
}

LocaleTag systemInterfaceLanguage()
{
    for (const LocaleTag& wanted : systemLanguages()) {
        if (const auto match = bestMatch(wanted, interfaceLanguages()))
            return *match;
    }
    return english;
}

const LocaleTag& interfaceLanguage()
{
    return currentLanguage;
}

void installTranslation(const LocaleTag& language)
{
    currentLanguage = language;
    QLocale::setDefault(localeFor(language));
    // One translator lives as long as the program: Qt keeps a pointer to it.
    static QTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    QString name = QString::fromStdString(language.value());
    if (name == QLatin1String("zh-Hans"))
        name = QStringLiteral("zh_CN");
    name.replace(QLatin1Char('-'), QLatin1Char('_'));
    if (translator.load(QStringLiteral(":/translations/warpdeck_") + name))
        QCoreApplication::installTranslator(&translator);
}

} // namespace warpdeck::app
