/// Renders every page in each theme and in German, Arabic and Japanese, for a person to look at.
/// Usage: screenshots CONTENT_DIR OUTPUT_DIR
#include "app/gui/app_context.h"
#include "app/gui/error_page.h"
#include "app/gui/main_window.h"
#include "app/gui/study/practice_page.h"
#include "app/support/interface_language.h"
#include "app/support/maths_renderer.h"
#include "app/support/text_conversion.h"
#include "core/services/content_service.h"
#include "core/services/profile_service.h"
#include "tests/gui/study_history.h"

#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QTemporaryDir>

#include <iostream>

using namespace warpdeck;
using namespace warpdeck::gui;

namespace {

constexpr QSize large(1280, 860);
constexpr QSize small(800, 560);

/// One language and theme; a window of its own on a fresh copy of the profile.
class Album {
public:
    Album(const QDir& output, const std::filesystem::path& bank, const std::filesystem::path& profile, Theme& theme,
          const QString& suffix)
        : m_output(output),
          m_suffix(suffix),
          m_settings(output.filePath(QStringLiteral("settings.ini"))),
          m_clock(*parseIsoTime("2026-12-01T09:00:00Z")),
          m_context({profile, {bank}}, m_clock, m_settings, theme),
          m_window(m_context)
    {
        m_window.resize(large);
        m_window.QWidget::show();
    }

    AppContext& context() { return m_context; }
    MainWindow& window() { return m_window; }

    void key(int key, const QString& text = {}, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QKeyEvent press(QEvent::KeyPress, key, modifiers, text);
        QApplication::sendEvent(m_window.findChild<PracticePage*>(), &press);
    }

    void take(const char* name)
    {
        for (int round = 0; round < 4; ++round)
            QApplication::processEvents();
        const QString file = QStringLiteral("%1-%2.png").arg(QLatin1String(name), m_suffix);
        m_window.grab().save(m_output.filePath(file));
    }

private:
    QDir m_output;
    QString m_suffix;
    WindowSettings m_settings;
    app::Clock m_clock;
    AppContext m_context;
    MainWindow m_window;
};

/// The first start, with a profile that has no answer yet, and the page for a damaged profile.
void takeFirstStart(const QDir& output, const std::filesystem::path& place, Theme& theme, const QString& suffix)
{
    const std::filesystem::path folder = place / app::toUtf8(suffix);
    std::filesystem::create_directories(folder);
    {
        Album album(output, place / "bank.wdbank", folder / "new.wdprofile", theme, suffix);
        album.window().serve({});
        album.take("first-start");
    }
    const app::Clock clock(*parseIsoTime("2026-12-01T09:00:00Z"));
    services::backUpProfile(folder / "new.wdprofile", {clock.read().now - std::chrono::hours(30)});
    std::filesystem::copy_file(place / "history.wdprofile", folder / "new.wdprofile",
                               std::filesystem::copy_options::overwrite_existing);
    services::backUpProfile(folder / "new.wdprofile", clock.read());
    ErrorPage page(theme, Error(ErrorCode::ProfileDamaged, "page 412: checksum differs"), folder / "new.wdprofile",
                   clock);
    page.resize(large);
    page.show();
    QApplication::processEvents();
    page.grab().save(output.filePath(QStringLiteral("damaged-profile-%1.png").arg(suffix)));
}

/// Presses the letter of an option that is the key, or is not.
void choose(Album& album, bool right)
{
    const Question question = *album.context().study().question();
    for (std::size_t index = 0; index < question.shown.size(); ++index) {
        const bool isKey = std::find(question.item.key.begin(), question.item.key.end(), question.shown[index]) !=
                           question.item.key.end();
        if (isKey == right) {
            album.key(Qt::Key_1, QString::number(index + 1));
            return;
        }
    }
}

void takeAll(Album& album)
{
    MainWindow& window = album.window();
    album.take("today");
    window.open(MainWindow::Topics);
    album.take("topics");
    window.openTopic(TopicId("metrics"));
    album.take("topic-page");
    window.open(MainWindow::Browse);
    album.take("browse");
    window.open(MainWindow::Comparisons);
    album.take("comparisons");
    window.openComparison(album.context().banks().find("cmp-mfu-hfu"));
    album.take("comparison");
    window.open(MainWindow::Settings);
    album.take("settings");

    window.startSession({.kind = SessionKind::Practice, .seed = 3});
    album.take("practice-question");
    choose(album, false);
    album.take("practice-chosen");
    album.key(Qt::Key_Return);
    album.take("practice-answered");
    album.key(Qt::Key_Return);
    choose(album, true);
    album.key(Qt::Key_Return);
    album.take("practice-answered-right");
    album.key(Qt::Key_L, QStringLiteral("L"), Qt::ShiftModifier);
    album.take("practice-side-by-side");
    album.key(Qt::Key_L, QStringLiteral("L"), Qt::ShiftModifier);
    window.resize(small);
    album.take("practice-small");
    window.resize(large);
    while (album.context().study().question() && !album.context().study().outline().cards.empty()) {
        if (album.context().study().awaitsRating())
            album.key(Qt::Key_Return);
        else {
            album.key(Qt::Key_Space, QStringLiteral(" "));
            choose(album, true);
            album.key(Qt::Key_Return);
        }
    }
    album.key(Qt::Key_Return);
    album.take("session-summary");
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 3) {
        std::cerr << "usage: screenshots CONTENT_DIR OUTPUT_DIR\n";
        return 2;
    }
    const QDir output(QString::fromLocal8Bit(argv[2]));
    output.mkpath(QStringLiteral("."));
    const QTemporaryDir folder;
    const std::filesystem::path place = folder.path().toStdString();
    app::MathsRenderer maths;
    services::buildBank(argv[1], place / "bank.wdbank", maths.forBanks());
    {
        const services::BankService banks({place / "bank.wdbank"}, services::OnDamage::Throw);
        writeHistory(banks, place / "history.wdprofile", *parseIsoTime("2026-12-01T09:00:00Z"));
    }
    Theme theme;
    for (const char* language : {"en", "de", "ar", "ja"}) {
        for (const auto& [choice, name] : {std::pair(ThemeChoice::Light, "light"), std::pair(ThemeChoice::Dark, "dark"),
                                           std::pair(ThemeChoice::HighContrast, "contrast")}) {
            const std::filesystem::path profile = place / (std::string(language) + name + ".wdprofile");
            std::filesystem::copy_file(place / "history.wdprofile", profile);
            app::installTranslation(LocaleTag(language));
            theme.setChoice(choice);
            theme.setInterfaceLanguage(LocaleTag(language));
            const QString suffix = QStringLiteral("%1-%2").arg(QLatin1String(language), QLatin1String(name));
            takeFirstStart(output, place, theme, suffix);
            Album album(output, place / "bank.wdbank", profile, theme, suffix);
            album.window().serve({});
            takeAll(album);
        }
    }
    return 0;
}
