#include "app/gui/topics/topic_page.h"

#include "app/gui/card/card_view.h"
#include "app/gui/models/item_words.h"
#include "app/gui/models/mastery_thread.h"
#include "app/gui/widgets/badge.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/icon_label.h"
#include "app/gui/widgets/language_button.h"
#include "app/gui/widgets/page_header.h"
#include "app/gui/widgets/row_button.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/thread_bar.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>

#include <algorithm>
#include <climits>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 960;
constexpr int introductionMax = 640;
constexpr int sideWidth = 264;
constexpr int sideFrom = 760; ///< below this width the comparisons stand under the questions
constexpr int stateWidth = 96;
constexpr int dueWidth = 84;

int countOf(const std::vector<services::ListedItem>& items, Mastery mastery)
{
    return static_cast<int>(std::count_if(items.begin(), items.end(),
                                          [&](const services::ListedItem& item) { return item.mastery == mastery; }));
}

} // namespace

TopicPage::TopicPage(AppContext& context, QWidget* parent)
    : BuiltPage(context, columnMax, parent),
      m_header(new PageHeader(context.theme(), PageHeader::Start::WayBack, this)),
      m_language(new LanguageButton(context.theme()))
{
    m_header->addTrailing(m_language);
    setHeader(m_header);
    connect(m_header, &PageHeader::backRequested, this, &TopicPage::backRequested);
    connect(m_language, &LanguageButton::localeChosen, this, [this](const LocaleTag& locale) {
        m_locale = locale;
        refresh();
    });
    connect(&context, &AppContext::settingsChanged, this, [this] { m_locale.reset(); });
}

void TopicPage::setTopic(const TopicId& topic)
{
    m_topic = topic;
    refresh();
}

void TopicPage::resizeEvent(QResizeEvent* event)
{
    BuiltPage::resizeEvent(event);
    if (m_topic && (columnWidth() >= sideFrom) != m_isBeside)
        refresh();
}

LocalePreferences TopicPage::languages() const
{
    return m_locale ? context().contentLanguages(*m_locale) : context().contentLanguages();
}

void TopicPage::build()
{
    m_header->setPlace(tr("Topics"));
    const std::optional<services::TopicSummary> topic = context().banks().topic(*m_topic, languages());
    if (!topic)
        return;
    showLanguages(*topic);
    const std::vector<services::ListedItem> items =
        services::listItems(context().banks(), context().files().profile, languages(), context().now(), m_topic);
    addHead(*topic, items);
    auto* main = new QVBoxLayout;
    main->setSpacing(0);
    addItems(*main, items);
    main->addStretch();
    auto* side = new QVBoxLayout;
    side->setSpacing(0);
    addComparisons(*side, services::listComparisons(context().banks(), languages(), m_topic));
    side->addStretch();
    const bool beside = columnWidth() >= sideFrom;
    m_isBeside = beside;
    auto* body = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    body->setSpacing(beside ? 48 - RowButton::overhang : 32);
    body->addLayout(main, 1);
    auto* sideHolder = new QWidget;
    sideHolder->setLayout(side);
    side->setContentsMargins(beside ? 0 : RowButton::overhang, 0, RowButton::overhang, 0);
    if (beside)
        sideHolder->setFixedWidth(sideWidth + RowButton::overhang);
    body->addWidget(sideHolder);
    page().addSpacing(28);
    page().add(body, RowButton::overhang);
}

void TopicPage::showLanguages(const services::TopicSummary& topic)
{
    std::vector<LanguageEntry> entries;
    for (const services::OpenBank& bank : context().banks().banks()) {
        if (bank.info.id != topic.bank)
            continue;
        for (const auto& [locale, items] : bank.info.itemsPerLocale)
            entries.push_back({locale, items > 0, false, locale == bank.info.sourceLocale});
    }
    m_language->setLanguages([entries] { return entries; });
    m_language->setCurrent(topic.locale);
}

void TopicPage::addHead(const services::TopicSummary& topic, const std::vector<services::ListedItem>& items)
{
    const Theme& theme = this->theme();
    auto* title = new TextLabel(theme, TextStyle::Title, Role::Text);
    title->setLanguage(topic.locale);
    title->setText(app::toQString(topic.title));
    title->setWordWrap(true);
    page().addSpacing(8);
    page().add(title);
    auto* introduction = new CardView(theme, {TextStyle::Reading, Role::TextSecondary});
    introduction->setCard(context().cardSource(topic.bank, topic.topic, topic.locale), topic.introduction);
    introduction->setMaximumWidth(introductionMax);
    page().addSpacing(6);
    auto* introductionRow = new QHBoxLayout;
    introductionRow->addWidget(introduction);
    introductionRow->addStretch();
    page().add(introductionRow);
    page().addSpacing(20);

    const int known = countOf(items, Mastery::Known);
    const int learning = countOf(items, Mastery::Learning);
    const int fresh = countOf(items, Mastery::New);
    auto* threads = new ThreadBar(theme);
    threads->setMetrics({2, 8, 40});
    threads->setThreads(topicThreads(known, learning, fresh));
    auto* counts = new TextLabel(theme, TextStyle::Body, Role::TextSecondary);
    counts->setText(tr("%1 known, %2 learning, %3 new").arg(known).arg(learning).arg(fresh));
    threads->setAccessibleName(counts->text());
    auto* practise = new Button(theme, ButtonKind::Primary);
    practise->setIconName(Icon::Study);
    practise->setText(tr("Practise this topic"));
    practise->setEnabled(!items.empty());
    connect(practise, &QAbstractButton::clicked, this, [this] {
        Q_EMIT studyRequested({.kind = SessionKind::Practice, .topics = {*m_topic}, .seed = context().freshSeed()});
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(threads, 0, Qt::AlignBottom);
    row->addWidget(counts, 1, Qt::AlignBottom);
    row->addWidget(practise, 0, Qt::AlignBottom);
    page().add(row, 0);
}

void TopicPage::addItems(QVBoxLayout& main, std::vector<services::ListedItem> items)
{
    const Theme& theme = this->theme();
    auto* label = new TextLabel(theme, TextStyle::Strong, Role::TextMuted);
    label->setText(tr("%n question(s)", nullptr, static_cast<int>(items.size())));
    label->setContentsMargins(RowButton::overhang, 0, RowButton::overhang, 8);
    main.addWidget(label);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(RowButton::overhang, 0, RowButton::overhang, 0);
    line->addWidget(new Hairline(theme));
    main.addLayout(line);
    std::stable_sort(items.begin(), items.end(),
                     [](const services::ListedItem& left, const services::ListedItem& right) {
                         return left.dueIn.value_or(INT_MAX) < right.dueIn.value_or(INT_MAX);
                     });
    for (const services::ListedItem& item : items)
        main.addWidget(rowOf(item));
}

QWidget* TopicPage::rowOf(const services::ListedItem& item)
{
    const Theme& theme = this->theme();
    auto* row = new RowButton(theme);
    auto* stem = new TextLabel(theme, TextStyle::Feedback, Role::Text);
    stem->setLanguage(item.locale);
    stem->setText(spokenText(item.title).simplified());
    stem->setWordWrap(true);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(RowButton::overhang, 8, RowButton::overhang, 8);
    layout->setSpacing(8);
    layout->addWidget(stem, 1);
    if (item.flagged) {
        auto* flag = new IconLabel(theme, Icon::Flag, Role::TextSecondary, 16);
        flag->setAccessibleName(tr("flagged"));
        layout->addWidget(flag);
    }
    if (item.textState == TextState::Stale) {
        auto* stale = new Badge(theme, BadgeKind::Stale);
        stale->setIconName(Icon::Stale);
        stale->setText(tr("Stale"));
        layout->addWidget(stale);
    }
    auto* thread = new ThreadBar(theme);
    thread->setMetrics({2, 4, 12});
    thread->setThreads({masteryThread(item.mastery)});
    auto* state = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    state->setText(stateWord(item));
    state->setFixedWidth(stateWidth);
    auto* due = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    due->setText(dueWords(item));
    due->setFixedWidth(dueWidth);
    due->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(thread);
    layout->addWidget(state);
    layout->addWidget(due);
    row->setAccessibleName(stem->text());
    QStringList facts{state->text(), due->text()};
    if (item.flagged)
        facts.append(tr("flagged"));
    if (item.textState == TextState::Stale)
        facts.append(tr("Stale"));
    facts.removeAll(QString());
    row->setAccessibleDescription(facts.join(QStringLiteral(", ")));
    connect(row, &QAbstractButton::clicked, this, [this, ref = item.item] { Q_EMIT itemRequested(ref); });
    return row;
}

void TopicPage::addComparisons(QVBoxLayout& side, const std::vector<services::ListedComparison>& comparisons)
{
    if (comparisons.empty())
        return;
    const Theme& theme = this->theme();
    auto* label = new TextLabel(theme, TextStyle::Strong, Role::TextMuted);
    label->setText(tr("Comparisons"));
    label->setContentsMargins(0, 0, 0, 8);
    side.addWidget(label);
    side.addWidget(new Hairline(theme));
    for (const services::ListedComparison& comparison : comparisons) {
        auto* row = new RowButton(theme);
        auto* title = new TextLabel(theme, TextStyle::Feedback, Role::Text);
        title->setLanguage(comparison.locale);
        title->setText(spokenText(comparison.title));
        title->setWordWrap(true);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 8, 0, 8);
        layout->addWidget(title);
        row->setAccessibleName(title->text());
        connect(row, &QAbstractButton::clicked, this,
                [this, ref = comparison.item] { Q_EMIT comparisonRequested(ref); });
        side.addWidget(row);
    }
}

} // namespace warpdeck::gui
