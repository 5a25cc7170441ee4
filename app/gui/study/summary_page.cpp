#include "app/gui/study/summary_page.h"

#include "app/gui/card/card_view.h"
#include "app/gui/models/session_threads.h"
#include "app/gui/study/question_scene.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/icon_label.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/thread_bar.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 720;
constexpr int threadHeight = 88;
constexpr int widestThreads = 386;

} // namespace

SummaryPage::SummaryPage(AppContext& context, QWidget* parent) : BuiltPage(context, columnMax, parent) {}

void SummaryPage::build()
{
    const SessionSummary summary = context().study().summary();
    addHead(summary);
    if (!summary.missed.empty())
        addMissed();
    if (!summary.topics.empty())
        addTopics(summary);
}

void SummaryPage::addHead(const SessionSummary& summary)
{
    const Theme& theme = this->theme();
    const int all = summary.score.right + summary.score.missed;
    auto* over = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    over->setText(tr("Session finished"));
    auto* title = new TextLabel(theme, TextStyle::Display, Role::Text);
    auto* detail = new TextLabel(theme, TextStyle::Reading, Role::TextSecondary);
    if (all == 0) {
        title->setText(tr("Nothing to ask now."));
        detail->setText(tr("Choose a topic to practise ahead of time."));
    } else {
        title->setText(tr("%1 of %2 right.").arg(summary.score.right).arg(all));
        const int seconds = static_cast<int>(summary.time.count() / 1000);
        const QString time =
            seconds < 90 ? tr("%n second(s)", nullptr, seconds) : tr("%n minute(s)", nullptr, (seconds + 30) / 60);
        detail->setText(tr("%1, %2 per question.", "time of the session, time of one question")
                            .arg(time, tr("%n second(s)", nullptr, seconds / all)));
    }
    title->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->addWidget(over);
    words->addWidget(title);
    words->addWidget(detail);
    auto* head = new QHBoxLayout;
    head->addLayout(words, 1);
    const SessionOutline outline = context().study().outline();
    if (!outline.cards.empty() && all > 0) {
        auto* threads = new ThreadBar(theme);
        const int count = static_cast<int>(outline.cards.size());
        const int step = std::clamp(widestThreads / count, 4, 20);
        threads->setMetrics({step >= 12 ? 6 : 2, step - (step >= 12 ? 6 : 2), threadHeight});
        threads->setThreads(sessionThreads(outline));
        threads->setAccessibleName(title->text());
        head->addWidget(threads, 0, Qt::AlignVCenter);
    }
    page().addSpacing(44);
    page().add(head);
    page().addSpacing(20);

    auto* actions = new QHBoxLayout;
    actions->setSpacing(2);
    if (!summary.missed.empty()) {
        auto* again = new Button(theme, ButtonKind::Primary);
        again->setButtonHeight(ButtonHeight::Large);
        again->setText(tr("Practise the %n missed again", nullptr, static_cast<int>(summary.missed.size())));
        connect(again, &QAbstractButton::clicked, this,
                [this, cards = summary.missed] { Q_EMIT practiseAgain(cards); });
        actions->addWidget(again);
    }
    auto* finish = new Button(theme, summary.missed.empty() ? ButtonKind::Primary : ButtonKind::Secondary);
    finish->setButtonHeight(ButtonHeight::Large);
    finish->setText(tr("Done"));
    connect(finish, &QAbstractButton::clicked, this, &SummaryPage::done);
    actions->addWidget(finish);
    actions->addStretch();
    page().add(actions, ThemedButton::ringMargin);
    setFocusProxy(finish);
}

void SummaryPage::addSection(const QString& title)
{
    auto* label = new TextLabel(context().theme(), TextStyle::Strong, Role::TextMuted);
    label->setText(title);
    page().addSpacing(28);
    page().add(label);
    page().addSpacing(6);
    page().add(new Hairline(context().theme()));
}

void SummaryPage::addMissed()
{
    const Theme& theme = this->theme();
    addSection(tr("Missed"));
    for (const MissedAnswer& missed : context().study().missedAnswers()) {
        const ItemRef& ref = missed.card.item;
        const Item item = context().banks().item(ref);
        const ItemText text = context().banks().text(ref, context().contentLanguages()).text;
        const CardSource source = context().cardSource(ref.bank, item.topic, text.locale);
        page().addSpacing(12);
        auto* stem = new CardView(theme, {TextStyle::Reading, Role::Text});
        stem->setCard(source, QuestionScene::front(text, missed.card));
        page().add(stem);
        const auto addLine = [&](Icon icon, Role ink, std::string_view markdown) {
            auto* sign = new IconLabel(theme, icon, ink, 18);
            auto* line = new CardView(theme, {TextStyle::Feedback, Role::TextSecondary});
            line->setCard(source, markdown);
            auto* row = new QHBoxLayout;
            row->setSpacing(8);
            row->addWidget(sign, 0, Qt::AlignTop);
            row->addWidget(line, 1);
            page().add(row);
        };
        for (const OptionId& key : item.key)
            addLine(Icon::Correct, Role::Correct, optionText(text, key));
        if (item.kind == ItemKind::Card)
            addLine(Icon::Correct, Role::Correct, QuestionScene::back(text, missed.card));
        for (const OptionId& chosen : missed.chosen) {
            if (std::find(item.key.begin(), item.key.end(), chosen) == item.key.end())
                addLine(Icon::Wrong, Role::Wrong, optionText(text, chosen));
        }
        page().addSpacing(12);
        page().add(new Hairline(theme));
    }
}

void SummaryPage::addTopics(const SessionSummary& summary)
{
    const Theme& theme = this->theme();
    addSection(tr("Per topic"));
    for (const TopicScore& score : summary.topics) {
        auto* name = new TextLabel(theme, TextStyle::Feedback, Role::Text);
        if (const auto topic = context().banks().topic(score.topic, context().contentLanguages())) {
            name->setText(app::toQString(topic->title));
            name->setLanguage(topic->locale);
        }
        auto* share = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
        share->setText(
            tr("%1 of %2", "right answers").arg(score.score.right).arg(score.score.right + score.score.missed));
        auto* row = new QHBoxLayout;
        row->setContentsMargins(0, 7, 0, 7);
        row->addWidget(name);
        row->addStretch();
        row->addWidget(share);
        page().add(row);
        page().add(new Hairline(theme));
    }
}

} // namespace warpdeck::gui
