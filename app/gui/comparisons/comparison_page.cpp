#include "app/gui/comparisons/comparison_page.h"

#include "app/gui/card/card_view.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/language_button.h"
#include "app/gui/widgets/page_header.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 880;

} // namespace

ComparisonPage::ComparisonPage(AppContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_header(new PageHeader(context.theme(), this)),
      m_language(new LanguageButton(context.theme())),
      m_layout(new QVBoxLayout(this))
{
    m_header->setBackVisible(true);
    m_header->addTrailing(m_language);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_header);
    connect(m_header, &PageHeader::backRequested, this, &ComparisonPage::backRequested);
    connect(m_language, &LanguageButton::localeChosen, this, [this](const LocaleTag& locale) {
        m_locale = locale;
        refresh();
    });
    connect(&context, &AppContext::settingsChanged, this, [this] { m_locale.reset(); });
}

void ComparisonPage::setComparison(const ItemRef& item)
{
    m_item = item;
    refresh();
}

void ComparisonPage::refresh()
{
    delete m_page;
    m_page = new ColumnPage(columnMax, this);
    m_layout->addWidget(m_page, 1);
    m_header->setPlace(tr("Back"));
    m_context.attempt([&] { build(); });
    m_page->addSpacing(48);
    m_page->addStretch();
}

void ComparisonPage::build()
{
    const Theme& theme = m_context.theme();
    const Item item = m_context.banks().item(*m_item);
    const LocalePreferences languages = m_locale ? m_context.contentLanguages(*m_locale) : m_context.contentLanguages();
    const ItemText text = m_context.banks().text(*m_item, languages).text;
    showLanguages(text.locale);
    for (const services::TopicSummary& topic : m_context.banks().topics(languages)) {
        if (topic.topic != item.topic)
            continue;
        auto* over = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
        over->setLanguage(topic.locale);
        over->setText(app::toQString(topic.title));
        m_page->addSpacing(12);
        m_page->add(over);
    }
    auto* title = new TextLabel(theme, TextStyle::Title, Role::Text);
    title->setLanguage(text.locale);
    title->setText(spokenText(text.title));
    title->setWordWrap(true);
    m_page->addSpacing(4);
    m_page->add(title);
    const CardSource source = m_context.cardSource(m_item->bank, item.topic, text.locale);
    for (const std::string* part : {&text.stem, &text.explanation}) {
        if (part->empty())
            continue;
        auto* view = new CardView(theme, {TextStyle::Reading, Role::Text});
        view->setCard(source, *part);
        m_page->addSpacing(16);
        m_page->add(view);
    }
    addPractice(item);
}

void ComparisonPage::addPractice(const Item& item)
{
    std::vector<CardKey> cards;
    for (const ItemId& about : item.about) {
        const ItemRef ref{m_item->bank, about};
        if (!m_context.banks().contains(ref))
            continue;
        for (std::string& facet : facetsOf(m_context.banks().item(ref)))
            cards.push_back({ref, std::move(facet)});
    }
    if (cards.empty())
        return;
    auto* practise = new Button(m_context.theme(), ButtonKind::Primary);
    practise->setIconName(Icon::Study);
    practise->setText(tr("Practise the difference"));
    auto* count = new TextLabel(m_context.theme(), TextStyle::Body, Role::TextMuted);
    count->setText(tr("%n question(s) tell these apart.", nullptr, static_cast<int>(cards.size())));
    connect(practise, &QAbstractButton::clicked, this, [this, cards] {
        Q_EMIT studyRequested({.kind = SessionKind::Practice, .cards = cards, .seed = m_context.freshSeed()});
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(practise);
    row->addWidget(count);
    row->addStretch();
    m_page->addSpacing(24);
    m_page->add(row, ThemedButton::ringMargin);
}

void ComparisonPage::showLanguages(const LocaleTag& shown)
{
    std::vector<LanguageEntry> entries;
    for (const LocaleTag& locale : m_context.banks().localesOf(*m_item))
        entries.push_back({locale});
    m_language->setLanguages(std::move(entries));
    m_language->setCurrent(shown);
}

void ComparisonPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_page != nullptr)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace warpdeck::gui
