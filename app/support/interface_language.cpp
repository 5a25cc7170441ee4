#include "app/support/interface_language.h"

#include "core/text/locale_chain.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace warpdeck::app {

namespace {

const LocaleTag english("en");
LocaleTag currentLanguage = english;

} // namespace

const std::vector<LocaleTag>& interfaceLanguages()
{
    static const std::vector<LocaleTag> languages{
        english,         LocaleTag("de"),      LocaleTag("fr"), LocaleTag("es"), LocaleTag("pt-BR"),
        LocaleTag("ja"), LocaleTag("zh-Hans"), LocaleTag("ko"), LocaleTag("ar"), LocaleTag("hi")};
    return languages;
}

LocaleTag systemInterfaceLanguage()
{
    // Qt calls the C locale `en_US`-like names on some systems and `C` on others; both mean English here.
    const QLocale system = QLocale::system();
    if (system.language() == QLocale::C)
        return english;
    for (const QString& name : system.uiLanguages()) {
        const auto wanted = LocaleTag::parse(name.toStdString());
        if (!wanted)
            continue;
        if (const auto match = bestMatch(*wanted, interfaceLanguages()))
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
