#include "app/gui/app_context.h"
#include "app/gui/error_page.h"
#include "app/gui/main_window.h"
#include "app/gui/single_instance.h"
#include "app/support/attempt.h"
#include "app/support/interface_language.h"
#include "app/support/paths.h"
#include "app/support/text_conversion.h"
#include "core/services/profile_service.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string_view>
#include <utility>

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

/// Whether the command line only asks what it can be, which needs no display.
bool asksForHelp(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const std::string_view word) {
        return word == "--help" || word == "-h" || word == "--version" || word == "-v";
    });
}

/// Puts on the stored language, theme and text size.
void dress(const WindowSettings& settings, Theme& theme)
{
    const LocaleTag language = settings.interfaceLanguage().value_or(app::systemInterfaceLanguage());
    app::installTranslation(language);
    theme.setChoice(settings.themeChoice());
    theme.setTextSize(settings.textSize());
    theme.setInterfaceLanguage(language);
}

/// Opens the files, again and again as long as the learner wants to try; nothing when they gave up. `problem` is what
/// is known to be wrong already.
std::unique_ptr<AppContext> openContext(const OpenFiles& files, const app::Clock& clock, WindowSettings& settings,
                                        Theme& theme, std::optional<Error> problem)
{
    std::unique_ptr<AppContext> context;
    while (!context) {
        if (problem && ErrorPage(theme, *problem, files.profile, clock).exec() != QDialog::Accepted)
            return nullptr;
        problem = app::attempt([&] { context = std::make_unique<AppContext>(files, clock, settings, theme); });
    }
    return context;
}

/// That there is no profile, although there are copies of one.
std::optional<Error> missingProfile(const std::filesystem::path& profile)
{
    std::error_code failure;
    if (std::filesystem::exists(profile, failure) || !services::lastBackup(profile))
        return std::nullopt;
    return Error(ErrorCode::FileNotFound, profile.string());
}

struct WindowEnd {
    int exitCode = 0;
    std::optional<Error> damage; ///< of the profile, which ended the window
};

WindowEnd showWindow(AppContext& context, SingleInstance& instance, const StartRequest& request)
{
    MainWindow window(context);
    WindowEnd end;
    QObject::connect(&context, &AppContext::profileDamaged, &window,
                     [&end](const Error& error) { end.damage = error; });
    // Queued: the event loop may not have begun.
    QObject::connect(&context, &AppContext::profileDamaged, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    const auto serve = [&window](const StartRequest& asked) {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
        window.serve(asked);
    };
    // Queued: serving may run an event loop, in which the connection that asked ends.
    QObject::connect(&instance, &SingleInstance::requested, &window, serve, Qt::QueuedConnection);
    window.QWidget::show();
    window.serve(request);
    end.exitCode = QApplication::exec();
    return end;
}

int runProgram(const Arguments& arguments, WindowSettings& settings, Theme& theme)
{
    SingleInstance instance(arguments.files.profile);
    if (instance.handOver(arguments.request))
        return 0;
    const app::Clock clock = arguments.now ? app::Clock(*arguments.now) : app::Clock();
    StartRequest request = arguments.request;
    std::optional<Error> damage = missingProfile(arguments.files.profile);
    while (const auto context = openContext(arguments.files, clock, settings, theme, damage)) {
        instance.listen();
        const WindowEnd end = showWindow(*context, instance, std::exchange(request, {}));
        if (!end.damage)
            return end.exitCode;
        damage = end.damage;
    }
    return environmentError;
}

} // namespace

int main(int argc, char** argv)
{
    if (!hasDisplay() && asksForHelp(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
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
    return runProgram(readArguments(QApplication::arguments()), settings, theme);
}
