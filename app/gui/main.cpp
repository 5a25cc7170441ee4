#include "app/gui/app_context.h"
#include "app/gui/error_page.h"
#include "app/gui/main_window.h"
#include "app/gui/single_instance.h"
#include "app/support/attempt.h"
#include "app/support/interface_language.h"
#include "app/support/paths.h"
#include "app/support/text_conversion.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <QLocale>

#include <cstdio>

using namespace warpdeck;
using namespace warpdeck::gui;

namespace {

constexpr int usageError = 2;
constexpr int environmentError = 3;

/// What stands on the command line.
struct Arguments {
    StartRequest request;
    OpenFiles files;
    std::optional<Timestamp> now;
};

/// Ends the program on wrong usage, and for --help and --version.
Arguments readArguments(const QStringList& words)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Drills AI-hardware concepts in your languages."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(
        {QStringLiteral("study"),
         QCoreApplication::translate("main", "Begin to study at once; with a topic after it, that topic.")});
    parser.addOption({QStringLiteral("profile"), QCoreApplication::translate("main", "The file with your progress."),
                      QStringLiteral("file")});
    parser.addOption(
        {QStringLiteral("bank"),
         QCoreApplication::translate("main", "Open this bank instead of the installed ones; may be given again."),
         QStringLiteral("file")});
    parser.addOption({QStringLiteral("now"),
                      QCoreApplication::translate("main", "Take this for the time (ISO 8601), for repeatable runs."),
                      QStringLiteral("time")});
    parser.addPositionalArgument(QStringLiteral("FILE.wdbank"),
                                 QCoreApplication::translate("main", "Question banks to add."),
                                 QStringLiteral("[FILE.wdbank…]"));
    parser.process(words);

    Arguments arguments{.request = {.study = parser.isSet(QStringLiteral("study")), .topic = {}, .bankFiles = {}},
                        .files = {app::defaultProfile(), app::availableBanks()},
                        .now = std::nullopt};
    for (const QString& word : parser.positionalArguments()) {
        if (word.endsWith(QLatin1String(".wdbank")))
            arguments.request.bankFiles.append(QFileInfo(word).absoluteFilePath());
        else if (arguments.request.study && arguments.request.topic.isEmpty())
            arguments.request.topic = word;
        else
            parser.showHelp(usageError);
    }
    if (parser.isSet(QStringLiteral("profile")))
        arguments.files.profile = app::toUtf8(parser.value(QStringLiteral("profile")));
    if (parser.isSet(QStringLiteral("bank"))) {
        arguments.files.banks.clear();
        for (const QString& bank : parser.values(QStringLiteral("bank")))
            arguments.files.banks.emplace_back(app::toUtf8(bank));
    }
    if (parser.isSet(QStringLiteral("now"))) {
        arguments.now = parseIsoTime(app::toUtf8(parser.value(QStringLiteral("now"))));
        if (!arguments.now)
            parser.showHelp(usageError);
    }
    return arguments;
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// Puts on the stored language, theme and text size.
void dress(const WindowSettings& settings, Theme& theme)
{
    const LocaleTag language = settings.interfaceLanguage().value_or(app::systemInterfaceLanguage());
    QLocale::setDefault(QLocale(app::toQString(language.value())));
    app::installTranslation(language);
    theme.setChoice(settings.themeChoice());
    theme.setTextSize(settings.textSize());
    theme.setInterfaceLanguage(language);
}

int runWindow(const Arguments& arguments, WindowSettings& settings, Theme& theme)
{
    SingleInstance instance(arguments.files.profile);
    if (instance.handOver(arguments.request))
        return 0;
    const app::Clock clock = arguments.now ? app::Clock(*arguments.now) : app::Clock();
    std::unique_ptr<AppContext> context;
    while (!context) {
        const std::optional<Error> error =
            app::attempt([&] { context = std::make_unique<AppContext>(arguments.files, clock, settings, theme); });
        if (error && ErrorPage(theme, *error, arguments.files.profile, clock).exec() != QDialog::Accepted)
            return environmentError;
    }
    instance.listen();
    MainWindow window(*context);
    QObject::connect(&instance, &SingleInstance::requested, &window, [&window](const StartRequest& request) {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
        window.serve(request);
    });
    window.QWidget::show();
    window.serve(arguments.request);
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    if (!hasDisplay()) {
        std::fputs("warpdeck: there is no display here. Use warpdeck-cli practice in a terminal.\n", stderr);
        return environmentError;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("warpdeck"));
    QApplication::setApplicationDisplayName(QStringLiteral("Warpdeck"));
    QApplication::setApplicationVersion(QStringLiteral(WARPDECK_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.warpdeck.Warpdeck"));
    WindowSettings settings;
    Theme theme;
    dress(settings, theme);
    return runWindow(readArguments(QApplication::arguments()), settings, theme);
}
