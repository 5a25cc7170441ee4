#include "app/gui/main_window.h"

#include "app/gui/background_checks.h"
#include "app/gui/bank_adder.h"
#include "app/gui/browse/browse_page.h"
#include "app/gui/comparisons/comparison_page.h"
#include "app/gui/comparisons/comparisons_page.h"
#include "app/gui/settings/settings_page.h"
#include "app/gui/study/practice_page.h"
#include "app/gui/study/summary_page.h"
#include "app/gui/today/today_page.h"
#include "app/gui/topics/topic_page.h"
#include "app/gui/topics/topics_page.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/dialog_box.h"
#include "app/gui/widgets/rail.h"
#include "app/gui/widgets/toast.h"
#include "app/support/error_text.h"
#include "app/support/interface_language.h"
#include "app/support/text_conversion.h"
#include "core/services/profile_service.h"
#include "core/services/statistics_service.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QIcon>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int collapseRailBelow = 920;
constexpr QSize smallest(640, 480);
constexpr QSize usual(1120, 760);
constexpr int countDelay = 300;          ///< ms
constexpr int dayCheckInterval = 60'000; ///< ms

} // namespace

MainWindow::MainWindow(AppContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_rail(new Rail(context.theme(), this)),
      m_pages(new QStackedWidget(this)),
      m_toast(new Toast(context.theme(), this)),
      m_bankAdder(new BankAdder(context, *m_toast, this)),
      m_checks(new BackgroundChecks(context, this)),
      m_countTimer(new QTimer(this)),
      m_dayTimer(new QTimer(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    layout->addWidget(m_pages, 1);
    m_rail->addPlace(Today, Icon::Today);
    m_rail->addPlace(Topics, Icon::Topics);
    m_rail->addPlace(Browse, Icon::Browse);
    m_rail->addPlace(Comparisons, Icon::Comparisons);
    m_rail->addBottomPlace(Settings, Icon::Settings);
    setMinimumSize(smallest);
    resize(usual);
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Warpdeck"));
    setWindowIcon(QIcon(context.theme().mark(64, 1)));
    restoreGeometry(context.windowSettings().geometry());
    retranslate();
    addShortcuts();
    connect(m_rail, &Rail::placeChosen, this, [this](int place) { open(static_cast<Place>(place)); });
    connect(&context, &AppContext::failed, this, &MainWindow::showFailure);
    // The next question comes first; several changes at once are counted once.
    m_countTimer->setSingleShot(true);
    m_countTimer->setInterval(countDelay);
    connect(m_countTimer, &QTimer::timeout, this, &MainWindow::refreshCount);
    connect(&context, &AppContext::changed, m_countTimer, qOverload<>(&QTimer::start));
    // What Undo in a toast takes back is the last change of all.
    connect(&context, &AppContext::changed, m_toast, &Toast::dropAction);
    connect(m_checks, &BackgroundChecks::bankFailed, m_toast, qOverload<const QString&>(&Toast::show));
    connect(&context, &AppContext::banksChanged, this, [this] {
        if (isPlacePage(m_pages->currentWidget()))
            open(m_place);
    });
    connect(&context, &AppContext::settingsChanged, this, &MainWindow::refreshCount);
    // The first count reads every card, so it waits until the first page is on the screen.
    connect(m_dayTimer, &QTimer::timeout, this, &MainWindow::refreshAtNewDay);
    m_dayTimer->start(0);
}

MainWindow::~MainWindow() = default;

void MainWindow::addShortcut(const QKeySequence& keys, std::function<void()> action)
{
    connect(new QShortcut(keys, this), &QShortcut::activated, this, std::move(action));
}

void MainWindow::addShortcuts()
{
    for (const Place place : {Today, Topics, Browse, Comparisons, Settings}) {
        addShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(int{Qt::Key_1} + int{place})),
                    [this, place] { open(place); });
    }
    addShortcut(QKeySequence(Qt::Key_F6), [this] { m_rail->focusCurrent(); });
    addShortcut(QKeySequence::Open, [this] { m_bankAdder->choose(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma), [this] { open(Settings); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); });
}

void MainWindow::retranslate()
{
    m_rail->setLabel(Today, tr("Today"));
    m_rail->setLabel(Topics, tr("Topics"));
    m_rail->setLabel(Browse, tr("Browse"));
    m_rail->setLabel(Comparisons, tr("Comparisons"));
    m_rail->setLabel(Settings, tr("Settings"));
}

void MainWindow::show(QWidget* page, Place place)
{
    if (m_pages->indexOf(page) < 0)
        m_pages->addWidget(page);
    m_pages->setCurrentWidget(page);
    m_place = place;
    m_rail->setCurrent(place);
    page->setFocus(Qt::OtherFocusReason);
}

void MainWindow::open(Place place)
{
    switch (place) {
    case Today:
        openPage(m_today, place);
        break;
    case Topics:
        openPage(m_topics, place);
        break;
    case Browse:
        openPage(m_browse, place);
        break;
    case Comparisons:
        openPage(m_comparisons, place);
        break;
    case Settings:
        openPage(m_settings, place);
        break;
    }
}

bool MainWindow::isPlacePage(const QWidget* page) const
{
    return page != nullptr &&
           (page == m_today || page == m_topics || page == m_browse || page == m_comparisons || page == m_settings);
}

template <class Page>
void MainWindow::openPage(Page*& page, Place place)
{
    if (page == nullptr) {
        page = new Page(m_context);
        wire(*page);
    }
    page->refresh();
    show(page, place);
}

void MainWindow::wire(TodayPage& page)
{
    connect(&page, &TodayPage::studyRequested, this, &MainWindow::startSession);
    connect(&page, &TodayPage::continueRequested, this, &MainWindow::continueSession);
    connect(&page, &TodayPage::topicsRequested, this, [this] { open(Topics); });
    connect(&page, &TodayPage::topicRequested, this, &MainWindow::openTopic);
}

void MainWindow::wire(TopicsPage& page)
{
    connect(&page, &TopicsPage::topicRequested, this, &MainWindow::openTopic);
    connect(&page, &TopicsPage::addBankRequested, m_bankAdder, &BankAdder::choose);
}

void MainWindow::wire(BrowsePage& page)
{
    connect(&page, &BrowsePage::itemRequested, this, [this](const ItemRef& item) { openItem(item); });
}

void MainWindow::wire(ComparisonsPage& page)
{
    connect(&page, &ComparisonsPage::comparisonRequested, this, [this](const ItemRef& item) { openComparison(item); });
}

void MainWindow::wire(SettingsPage& page)
{
    connect(&page, &SettingsPage::interfaceLanguageChosen, this, &MainWindow::setInterfaceLanguage);
    connect(&page, &SettingsPage::addBankRequested, m_bankAdder, &BankAdder::choose);
}

PracticePage& MainWindow::practice()
{
    if (m_practice == nullptr) {
        m_practice = new PracticePage(m_context);
        connect(m_practice, &PracticePage::finished, this, &MainWindow::finishSession);
        connect(m_practice, &PracticePage::comparisonRequested, this, &MainWindow::openComparison);
        connect(m_practice, &PracticePage::itemRequested, this, &MainWindow::openItem);
        connect(m_practice, &PracticePage::topicRequested, this, &MainWindow::openTopic);
        connect(m_practice, &PracticePage::tookOut, this, &MainWindow::offerUndo);
    }
    return *m_practice;
}

void MainWindow::offerUndo(const QString& sentence)
{
    m_toast->show(sentence, tr("Undo"), [this] {
        show(m_practice, m_place);
        m_practice->undo();
    });
}

void MainWindow::startSession(const SessionOptions& options)
{
    // Only the latest session can be continued.
    if (!mayLeaveSession())
        return;
    QWidget* const pageBefore = m_pages->currentWidget();
    const Place placeBefore = m_place;
    show(&practice(), m_place == Topics ? Topics : Today);
    if (m_practice->start(options))
        return;
    if (pageBefore != nullptr)
        show(pageBefore, placeBefore);
    else
        open(Today);
}

void MainWindow::continueSession()
{
    show(&practice(), Today);
    if (!practice().continueInterrupted())
        open(Today);
}

void MainWindow::finishSession()
{
    if (m_summary == nullptr) {
        m_summary = new SummaryPage(m_context);
        connect(m_summary, &SummaryPage::done, this, [this] { open(Today); });
        connect(m_summary, &SummaryPage::practiseAgain, this, [this](const std::vector<CardKey>& cards) {
            startSession({.kind = SessionKind::Practice, .cards = cards, .seed = m_context.freshSeed()});
        });
    }
    m_summary->refresh();
    show(m_summary, m_place);
    m_context.tasks().run(
        app::TaskRunner::Lane::Background, this,
        [profile = m_context.files().profile, now = m_context.now()](const std::stop_token&) {
            services::backUpProfile(profile, now);
        },
        [this](const std::optional<Error>& problem) {
            if (problem && !m_context.reportDamage(*problem))
                m_toast->show(tr("No backup could be made. %1").arg(app::errorText(*problem)));
        });
}

void MainWindow::openTopic(const TopicId& topic)
{
    if (m_topic == nullptr) {
        m_topic = new TopicPage(m_context);
        connect(m_topic, &TopicPage::studyRequested, this, &MainWindow::startSession);
        connect(m_topic, &TopicPage::itemRequested, this, &MainWindow::openItem);
        connect(m_topic, &TopicPage::comparisonRequested, this, &MainWindow::openComparison);
        connect(m_topic, &TopicPage::backRequested, this, [this] { open(Topics); });
    }
    show(m_topic, Topics);
    m_topic->setTopic(topic);
}

void MainWindow::openComparison(const ItemRef& item)
{
    if (m_comparison == nullptr) {
        m_comparison = new ComparisonPage(m_context);
        connect(m_comparison, &ComparisonPage::studyRequested, this, &MainWindow::startSession);
        connect(m_comparison, &ComparisonPage::backRequested, this, &MainWindow::goBack);
    }
    m_cameFrom = m_pages->currentWidget();
    m_placeBefore = m_place;
    show(m_comparison, Comparisons);
    m_comparison->setComparison(item);
}

void MainWindow::goBack()
{
    if (m_cameFrom != nullptr)
        show(m_cameFrom, m_placeBefore);
    else
        open(Comparisons);
}

bool MainWindow::mayLeaveSession()
{
    const SessionOutline outline = m_context.study().outline();
    const auto open = std::count(outline.cards.begin(), outline.cards.end(), ThreadState::Open);
    if (open <= 1)
        return true;
    DialogBox dialog(m_context.theme(), tr("Leave this session?"),
                     tr("%n question(s) of it are still open. What is due stays due.", nullptr, static_cast<int>(open)),
                     this);
    dialog.addAction(tr("Leave"), QDialog::Accepted, false);
    dialog.addAction(tr("Stay"), QDialog::Rejected, true);
    return dialog.exec() == QDialog::Accepted;
}

void MainWindow::openItem(const ItemRef& item)
{
    SessionOptions options{.kind = SessionKind::Practice, .seed = m_context.freshSeed()};
    m_context.attempt([&] {
        for (std::string& facet : facetsOf(m_context.banks().item(item)))
            options.cards.push_back({item, std::move(facet)});
    });
    if (!options.cards.empty())
        startSession(options);
}

void MainWindow::serve(const StartRequest& request)
{
    if (request.study) {
        SessionOptions options;
        const bool known = m_context.attempt([&] {
            if (request.topic.isEmpty())
                options = m_context.study().studyOptions(m_context.freshSeed(), m_context.now());
            else
                options = {.kind = SessionKind::Practice,
                           .topics = {m_context.banks().findTopic(app::toUtf8(request.topic))},
                           .seed = m_context.freshSeed()};
        });
        if (known)
            startSession(options);
    }
    if (m_pages->currentWidget() == nullptr)
        open(Today);
    for (const QString& file : request.bankFiles)
        m_bankAdder->add(file);
}

void MainWindow::showFailure(const QString& sentences)
{
    DialogBox dialog(m_context.theme(), tr("That did not work"), sentences, this);
    dialog.addAction(tr("Close"), QDialog::Accepted, true);
    dialog.exec();
}

void MainWindow::setInterfaceLanguage(const LocaleTag& language)
{
    m_context.windowSettings().setInterfaceLanguage(language);
    app::installTranslation(language);
    m_context.theme().setInterfaceLanguage(language);
}

void MainWindow::refreshCount()
{
    m_context.attempt([&] {
        const int due = services::dueCards(m_context.banks(), m_context.files().profile, m_context.now());
        m_rail->setCount(Today, due, tr("%n question(s) due", nullptr, due));
    });
}

void MainWindow::refreshAtNewDay()
{
    const StudyDay day = m_context.study().today(m_context.now());
    if (m_day == day)
        return;
    const bool isFirst = !m_day.has_value();
    m_day = day;
    refreshCount();
    m_dayTimer->setInterval(dayCheckInterval);
    if (isFirst)
        m_checks->start();
    if (!isFirst && m_pages->currentWidget() == m_today)
        open(Today);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshCount();
    }
    QWidget::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    m_rail->setCollapsed(width() < collapseRailBelow);
    QWidget::resizeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_context.windowSettings().setGeometry(saveGeometry());
    QWidget::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile() && url.path().endsWith(QLatin1String(".wdbank")))
            event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            m_bankAdder->add(url.toLocalFile());
    }
}

} // namespace warpdeck::gui
