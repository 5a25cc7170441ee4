#include "app/gui/today/today_page.h"

#include "app/gui/models/goal_words.h"
#include "app/gui/models/session_threads.h"
#include "app/gui/today/forecast_chart.h"
#include "app/gui/today/welcome_panel.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/raised_card.h"
#include "app/gui/widgets/row_button.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/thread_bar.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 720;
constexpr int weakestShown = 3;
constexpr std::size_t threadsOfNothing = 32;

QDateTime localTime(Timestamp time, std::chrono::seconds utcOffset)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::OffsetFromUTC,
                                          static_cast<int>(utcOffset.count()));
}

} // namespace

TodayPage::TodayPage(AppContext& context, QWidget* parent) : BuiltPage(context, columnMax, parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void TodayPage::build()
{
    const services::StudyStatistics statistics =
        services::studyStatistics(context().banks(), context().files().profile, context().now());
    const SessionOptions options = context().study().studyOptions(0, context().now());
    m_plan.due = std::min(statistics.dueCards, static_cast<int>(options.reviewsLeft));
    m_plan.fresh = std::min(statistics.newCards, static_cast<int>(options.newCardsLeft));
    addHead(statistics);
    if (statistics.reviews == 0 && !context().windowSettings().isWelcomeClosed())
        addWelcome();
    if (const std::optional<InterruptedSession> session = context().study().interrupted())
        addInterrupted(*session);
    if (statistics.reviews > 0) {
        addDays(statistics);
        addWeakest(statistics);
    }
}

QString TodayPage::headline(const services::StudyStatistics& statistics) const
{
    if (m_plan.due > 0)
        return tr("%n question(s) are due.", nullptr, m_plan.due);
    if (statistics.reviews == 0)
        return tr("Ready when you are.");
    if (m_plan.fresh > 0)
        return tr("%n new question(s) for today.", nullptr, m_plan.fresh);
    return tr("All done for today.");
}

QString TodayPage::detail(const services::StudyStatistics& statistics) const
{
    const int all = m_plan.due + m_plan.fresh;
    if (statistics.reviews == 0) {
        const int items = statistics.newCards;
        return tr("%1 in %2. Your progress stays on this computer.", "number of questions, number of topics")
            .arg(tr("%n question(s) on AI hardware", nullptr, items),
                 tr("%n topic(s)", nullptr, static_cast<int>(statistics.topics.size())));
    }
    if (all == 0)
        return statistics.forecast.size() > 1 && statistics.forecast[1] > 0
                   ? tr("Tomorrow %n will be due.", nullptr, statistics.forecast[1])
                   : tr("Choose a topic to practise ahead of time.");
    const QString about =
        tr("About %n minute(s)", nullptr, minutesFor(all, statistics.answerTime.value_or(usualAnswerTime)));
    if (m_plan.fresh == 0 || m_plan.due == 0)
        return tr("%1.").arg(about);
    return tr("%1, and %2.", "About N minutes, N new ones with them")
        .arg(about, tr("%n new one(s) with them", nullptr, m_plan.fresh));
}

void TodayPage::addHead(const services::StudyStatistics& statistics)
{
    const Theme& theme = this->theme();
    const ClockReading now = context().now();
    auto* date = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    date->setText(QLocale().toString(localTime(now.now, now.utcOffset).date(), tr("dddd, d MMMM", "date format")));
    auto* title = new TextLabel(theme, TextStyle::Display, Role::Text);
    title->setText(headline(statistics));
    title->setWordWrap(true);
    auto* words = new TextLabel(theme, TextStyle::Reading, Role::TextSecondary);
    words->setText(detail(statistics));
    words->setWordWrap(true);
    page().addSpacing(64);
    page().add(date);
    page().addSpacing(4);
    page().add(title);
    page().addSpacing(4);
    page().add(words);
    page().addSpacing(20);
    if (statistics.reviews == 0) {
        auto* threads = new ThreadBar(theme);
        threads->setMetrics({2, 8, 24});
        threads->setThreads(std::vector<Thread>(threadsOfNothing, Thread::New));
        page().addSpacing(8);
        auto* row = new QHBoxLayout;
        row->addWidget(threads);
        row->addStretch();
        page().add(row);
        page().addSpacing(24);
    }

    const bool something = m_plan.due + m_plan.fresh > 0;
    auto* actions = new QHBoxLayout;
    actions->setSpacing(2);
    if (something) {
        auto* study = new Button(theme, ButtonKind::Primary);
        study->setButtonHeight(ButtonHeight::Large);
        study->setIconName(Icon::Study);
        study->setText(statistics.reviews == 0 ? tr("Study %n question(s)", nullptr, m_plan.fresh) : tr("Study"));
        study->setKeyHint(tr("Space"));
        connect(study, &QAbstractButton::clicked, this, &TodayPage::study);
        actions->addWidget(study);
    }
    auto* choose = new Button(theme, something ? ButtonKind::Secondary : ButtonKind::Primary);
    choose->setButtonHeight(ButtonHeight::Large);
    choose->setText(tr("Choose topics"));
    connect(choose, &QAbstractButton::clicked, this, &TodayPage::topicsRequested);
    actions->addWidget(choose);
    actions->addStretch();
    page().add(actions, ThemedButton::ringMargin);
}

void TodayPage::addWelcome()
{
    auto* panel = new WelcomePanel(context());
    connect(panel, &WelcomePanel::closed, this, [this] {
        context().windowSettings().closeWelcome();
        refresh();
    });
    page().addSpacing(40);
    page().add(panel);
}

QString TodayPage::topicTitle(const TopicId& id) const
{
    const auto topic = context().banks().topic(id, context().contentLanguages());
    return app::toQString(topic ? topic->title : id.value());
}

void TodayPage::addInterrupted(const InterruptedSession& session)
{
    const Theme& theme = this->theme();
    auto* card = new RaisedCard(theme);
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(16, 14, 12, 14);
    row->setSpacing(16);
    auto* threads = new ThreadBar(theme);
    threads->setThreads(sessionThreads(session.outline));
    row->addWidget(threads);
    auto* title = new TextLabel(theme, TextStyle::Reading, Role::Text);
    title->setText(session.topics.size() == 1 ? topicTitle(session.topics.front()) : tr("Your last session"));
    auto* detail = new TextLabel(theme, TextStyle::Body, Role::TextSecondary);
    const ClockReading now = context().now();
    const QString when = QLocale().toString(localTime(session.startedAt, now.utcOffset), QLocale::ShortFormat);
    detail->setText(tr("Begun %1, %2 of %3 answered. Every answer is saved.")
                        .arg(when)
                        .arg(session.answered)
                        .arg(session.outline.cards.size()));
    detail->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(detail);
    row->addLayout(words, 1);
    auto* goOn = new Button(theme, ButtonKind::Secondary);
    goOn->setText(tr("Continue"));
    connect(goOn, &QAbstractButton::clicked, this, &TodayPage::continueRequested);
    row->addWidget(goOn);
    page().addSpacing(32);
    page().add(card);
}

void TodayPage::addDays(const services::StudyStatistics& statistics)
{
    const Theme& theme = this->theme();
    const ClockReading now = context().now();
    const auto heading = [&](const QString& text) {
        auto* label = new TextLabel(theme, TextStyle::Strong, Role::TextMuted);
        label->setText(text);
        return label;
    };
    auto* forecast = new QVBoxLayout;
    forecast->setSpacing(6);
    forecast->addWidget(heading(tr("Next seven days")));
    forecast->addWidget(
        new ForecastChart(theme, statistics.forecast, QDate(1970, 1, 1).addDays(context().study().today(now).number)));
    forecast->addStretch();

    auto* streak = new QVBoxLayout;
    streak->setSpacing(8);
    streak->addWidget(heading(tr("Streak")));
    auto* days = new TextLabel(theme, TextStyle::Title, Role::Text);
    days->setText(tr("%n day(s)", nullptr, statistics.streak));
    streak->addWidget(days);
    auto* threads = new ThreadBar(theme);
    std::vector<Thread> lines;
    for (const int answers : statistics.recentDays)
        lines.push_back(answers > 0 ? Thread::Known : Thread::New);
    threads->setThreads(std::move(lines));
    threads->setAccessibleName(days->text());
    streak->addWidget(threads);
    auto* today = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    const int goal = context().study().settings().dailyGoal;
    today->setText(goal > 0 ? tr("Goal: %1 a day. Today %2 of %1.").arg(goal).arg(statistics.reviewsToday)
                            : tr("%n answer(s) today.", nullptr, statistics.reviewsToday));
    streak->addWidget(today);
    streak->addStretch();

    auto* row = new QHBoxLayout;
    row->setSpacing(48);
    row->addLayout(forecast);
    row->addLayout(streak, 1);
    page().addSpacing(44);
    page().add(row);
}

void TodayPage::addWeakest(const services::StudyStatistics& statistics)
{
    const Theme& theme = this->theme();
    std::vector<services::TopicProgress> weakest;
    for (const services::TopicProgress& topic : statistics.topics) {
        if (topic.recall)
            weakest.push_back(topic);
    }
    std::sort(weakest.begin(), weakest.end(),
              [](const auto& left, const auto& right) { return *left.recall < *right.recall; });
    if (weakest.empty())
        return;
    auto* label = new TextLabel(theme, TextStyle::Strong, Role::TextMuted);
    label->setText(tr("Weakest topics"));
    page().addSpacing(40);
    page().add(label);
    page().addSpacing(4);
    for (const services::TopicProgress& topic : weakest) {
        if (&topic - weakest.data() >= weakestShown)
            break;
        auto* row = new RowButton(theme);
        auto* title = new TextLabel(theme, TextStyle::Reading, Role::Text);
        title->setText(topicTitle(topic.topic));
        title->setWordWrap(true);
        auto* threads = new ThreadBar(theme);
        threads->setMetrics({2, 3, 14});
        threads->setThreads(topicThreads(topic.known, topic.learning, topic.unseen));
        auto* recall = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
        recall->setText(tr("%1 % recalled").arg(std::lround(*topic.recall * 100)));
        recall->setMinimumWidth(96);
        recall->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row->setAccessibleName(title->text());
        row->setAccessibleDescription(recall->text());
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(RowButton::overhang, 8, RowButton::overhang, 8);
        layout->setSpacing(24);
        layout->addWidget(title, 1);
        layout->addWidget(threads);
        layout->addWidget(recall);
        connect(row, &QAbstractButton::clicked, this, [this, id = topic.topic] { Q_EMIT topicRequested(id); });
        page().add(row, RowButton::overhang);
    }
}

void TodayPage::study()
{
    if (m_plan.due + m_plan.fresh == 0)
        return;
    SessionOptions options;
    if (context().attempt([&] { options = context().study().studyOptions(context().freshSeed(), context().now()); }))
        Q_EMIT studyRequested(options);
}

void TodayPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        study();
    else
        QWidget::keyPressEvent(event);
}

} // namespace warpdeck::gui
