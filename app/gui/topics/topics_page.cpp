#include "app/gui/topics/topics_page.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/row_button.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/thread_bar.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>

#include <map>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 880;
constexpr int countWidth = 140;
constexpr int dueWidth = 80;

} // namespace

TopicsPage::TopicsPage(AppContext& context, QWidget* parent) : BuiltPage(context, columnMax, parent) {}

void TopicsPage::addLegend(QHBoxLayout& row)
{
    const Theme& theme = this->theme();
    const auto entry = [&](Thread thread, const QString& word) {
        auto* sign = new ThreadBar(theme);
        sign->setMetrics({2, 4, 14});
        sign->setThreads({thread});
        auto* label = new TextLabel(theme, TextStyle::Caption, Role::TextMuted);
        label->setText(word);
        row.addWidget(sign, 0, Qt::AlignBottom);
        row.addSpacing(6);
        row.addWidget(label, 0, Qt::AlignBottom);
        row.addSpacing(16);
    };
    entry(Thread::Known, tr("known"));
    entry(Thread::Learning, tr("learning"));
    entry(Thread::New, tr("new"));
}

void TopicsPage::build()
{
    const Theme& theme = this->theme();
    auto* title = new TextLabel(theme, TextStyle::Title, Role::Text);
    title->setText(tr("Topics"));
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addWidget(title);
    head->addStretch();
    addLegend(*head);
    page().addSpacing(40);
    page().add(head);
    page().addSpacing(20);
    page().add(new Hairline(theme));

    std::map<TopicId, services::TopicProgress> progress;
    for (const services::TopicProgress& topic :
         services::studyStatistics(context().banks(), context().files().profile, context().now()).topics)
        progress.emplace(topic.topic, topic);
    const std::vector<services::TopicSummary> topics = context().banks().topics(context().contentLanguages());
    for (const services::TopicSummary& topic : topics) {
        const auto known = progress.find(topic.topic);
        const services::TopicProgress state =
            known == progress.end() ? services::TopicProgress{topic.topic} : known->second;
        addTopic(topic, state);
    }
    if (!topics.empty())
        return;
    addEmpty();
}

void TopicsPage::addTopic(const services::TopicSummary& topic, const services::TopicProgress& state)
{
    const Theme& theme = this->theme();
    auto* row = new RowButton(theme);
    auto* name = new TextLabel(theme, TextStyle::Reading, Role::Text);
    name->setLanguage(topic.locale);
    name->setText(app::toQString(topic.title));
    name->setWordWrap(true);
    auto* threads = new ThreadBar(theme);
    threads->setMetrics({2, 3, 14});
    threads->setThreads(topicThreads(state.known, state.learning, state.unseen));
    auto* count = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    count->setText(tr("%n question(s)", nullptr, topic.itemCount));
    count->setFixedWidth(countWidth);
    auto* due = new TextLabel(theme, TextStyle::Strong, Role::Accent);
    due->setText(state.due > 0 ? tr("%n due", nullptr, state.due) : QString());
    due->setFixedWidth(dueWidth);
    due->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(RowButton::overhang, 8, RowButton::overhang, 8);
    layout->setSpacing(24);
    layout->addWidget(name, 1);
    layout->addWidget(threads);
    layout->addWidget(count);
    layout->addWidget(due);
    row->setAccessibleName(name->text());
    row->setAccessibleDescription(
        tr("%1 known, %2 learning, %3 new").arg(state.known).arg(state.learning).arg(state.unseen));
    connect(row, &QAbstractButton::clicked, this, [this, id = topic.topic] { Q_EMIT topicRequested(id); });
    page().add(row, RowButton::overhang);
}

void TopicsPage::addEmpty()
{
    const Theme& theme = this->theme();
    auto* empty = new TextLabel(theme, TextStyle::Reading, Role::TextSecondary);
    empty->setText(tr("There is no question bank here yet."));
    auto* add = new Button(theme, ButtonKind::Primary);
    add->setText(tr("Add a bank…"));
    connect(add, &QAbstractButton::clicked, this, &TopicsPage::addBankRequested);
    auto* action = new QHBoxLayout;
    action->addWidget(add);
    action->addStretch();
    page().addSpacing(24);
    page().add(empty);
    page().addSpacing(12);
    page().add(action, ThemedButton::ringMargin);
}

} // namespace warpdeck::gui
