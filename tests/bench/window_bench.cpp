/// What the window costs. One figure a run, as a word and a number on a line, so that each starts from nothing.
/// Usage: window_bench empty | study BANK FOLDER | answers BANK FOLDER COUNT | formulas BANK
#include "app/gui/app_context.h"
#include "app/gui/card/card_document.h"
#include "app/gui/card/option_card.h"
#include "app/gui/main_window.h"
#include "app/gui/study/practice_page.h"
#include "app/support/interface_language.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QImage>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

using namespace warpdeck;
using namespace warpdeck::gui;

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;
using SteadyClock = std::chrono::steady_clock;

/// Says that something is on the screen, after the event that painted it.
template <class Widget>
class PaintWatch : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool painted = event->type() == QEvent::Paint && dynamic_cast<Widget*>(watched) != nullptr;
        if (painted)
            QMetaObject::invokeMethod(
                this, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
        return false;
    }
};

class EmptyWindow : public QWidget {};

/// Of this process, in MB.
double memory(const char* file, const std::string& field)
{
    std::ifstream lines(file);
    for (std::string word; lines >> word;) {
        if (word != field)
            continue;
        double kilobytes = 0;
        lines >> kilobytes;
        return kilobytes / 1024;
    }
    return 0;
}

void say(const char* name, double value)
{
    std::printf("%s %.4f\n", name, value);
    std::fflush(stdout);
}

double percentile(std::vector<double> values, double share)
{
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

/// The window as main() makes it, on files in `folder`.
struct OpenWindow {
    OpenWindow(const char* bank, const std::filesystem::path& folder)
        : settings(QString::fromStdString((folder / "bench.ini").string())),
          context({folder / "bench.wdprofile", {bank}}, clock, settings, theme),
          window(context)
    {
        window.QWidget::show();
    }

    app::Clock clock;
    WindowSettings settings;
    Theme theme;
    AppContext context;
    MainWindow window;
};

int measureEmpty()
{
    PaintWatch<EmptyWindow> watch;
    qApp->installEventFilter(&watch);
    EmptyWindow window;
    window.resize(1120, 760);
    window.show();
    QApplication::exec();
    say("painted", 1);
    return 0;
}

int measureStudy(const char* bank, const std::filesystem::path& folder)
{
    app::installTranslation(LocaleTag("en"));
    PaintWatch<OptionCard> watch;
    qApp->installEventFilter(&watch);
    OpenWindow open(bank, folder);
    open.window.serve({.study = true, .topic = QStringLiteral("metrics"), .bankFiles = {}});
    QApplication::exec();
    say("painted", 1);
    say("pss", memory("/proc/self/smaps_rollup", "Pss:"));
    return 0;
}

void press(PracticePage& page, int key, const QString& text = {})
{
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(&page, &event);
}

QString keyOf(const Question& question)
{
    for (std::size_t index = 0; index < question.shown.size(); ++index) {
        if (question.shown[index] == question.item.key.front())
            return QString::number(index + 1);
    }
    return QStringLiteral("1");
}

/// One durable write of a page: what no saved answer can be faster than.
double rawCommit(int file)
{
    static const std::vector<char> page(4096, 'w');
    const auto start = SteadyClock::now();
    const bool written =
        write(file, page.data(), page.size()) == static_cast<ssize_t>(page.size()) && fdatasync(file) == 0;
    return written ? Milliseconds(SteadyClock::now() - start).count() : 0;
}

int measureAnswers(const char* bank, const std::filesystem::path& folder, int count)
{
    OpenWindow open(bank, folder);
    const std::string floorFile = (folder / "bench.floor").string();
    const int file = ::open(floorFile.c_str(), O_CREAT | O_WRONLY | O_TRUNC, 0600);
    std::vector<double> next;
    std::vector<double> floor;
    double early = 0;
    for (int answered = 0; answered < count; ++answered) {
        if (!open.context.study().question())
            open.window.startSession({.kind = SessionKind::Practice, .seed = static_cast<std::uint64_t>(answered)});
        auto& page = *open.window.findChild<PracticePage*>();
        press(page, Qt::Key_1, keyOf(*open.context.study().question()));
        press(page, Qt::Key_Return);
        QApplication::processEvents();
        const auto start = SteadyClock::now();
        press(page, Qt::Key_Return);
        open.window.repaint();
        QApplication::processEvents();
        next.push_back(Milliseconds(SteadyClock::now() - start).count());
        floor.push_back(rawCommit(file));
        if (answered == std::min(999, count / 2))
            early = memory("/proc/self/status", "VmRSS:");
    }
    close(file);
    say("next_p99", percentile(next, 0.99));
    say("next_p50", percentile(next, 0.5));
    say("commit_p99", percentile(floor, 0.99));
    say("growth", memory("/proc/self/status", "VmRSS:") - early);
    return 0;
}

/// Builds, lays out and paints `markdown`.
double pageTime(const std::string& markdown, const CardSource& source, const Theme& theme, QImage& canvas)
{
    const auto start = SteadyClock::now();
    const auto document = buildDocument(markdown, source, theme, {});
    document->setTextWidth(720);
    QPainter painter(&canvas);
    document->documentLayout()->draw(&painter, {});
    return Milliseconds(SteadyClock::now() - start).count();
}

int measureFormulas(const char* bank)
{
    const Theme theme;
    const services::BankService banks({bank}, services::OnDamage::Throw);
    const BankId id = banks.banks().front().info.id;
    const CardSource source{.locale = LocaleTag("en"),
                            .formula = [&](const FormulaKey& key) { return banks.formula(id, key); },
                            .picture = {}};
    QImage canvas(720, 1600, QImage::Format_ARGB32_Premultiplied);
    const std::string formula = "$$\\text{MFU} = \\frac{6 N \\cdot r}{G \\cdot P}$$\n\n";
    if (!banks.formula(id, {"\\text{MFU} = \\frac{6 N \\cdot r}{G \\cdot P}", Formula::Style::Display}))
        std::fprintf(stderr, "the bank has no such formula\n");
    std::string twenty;
    for (int times = 0; times < 20; ++times)
        twenty += formula;
    std::vector<double> one;
    std::vector<double> page;
    for (int round = 0; round < 50; ++round) {
        one.push_back(pageTime(formula, source, theme, canvas));
        page.push_back(pageTime(twenty, source, theme, canvas));
    }
    say("formula", percentile(one, 0.5));
    say("page", percentile(page, 0.5));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "empty")
        return measureEmpty();
    if (what == "study" && argc == 4)
        return measureStudy(argv[2], argv[3]);
    if (what == "answers" && argc == 5)
        return measureAnswers(argv[2], argv[3], std::atoi(argv[4]));
    if (what == "formulas" && argc == 3)
        return measureFormulas(argv[2]);
    return 2;
}
