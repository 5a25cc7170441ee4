#include "app/gui/comparisons/comparison_page.h"

#include "app/gui/card/card_view.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/language_button.h"
#include "app/gui/widgets/page_header.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 880;

} // namespace

ComparisonPage::ComparisonPage(AppContext& context, QWidget* parent)
    : BuiltPage(context, columnMax, parent),
      m_header(new PageHeader(context.theme(), PageHeader::Start::WayBack, this)),
      m_language(new LanguageButton(context.theme()))
{
    m_header->addTrailing(m_language);
    setHeader(m_header);
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

void ComparisonPage::build()
{
    m_header->setPlace(tr("Back"));
    const Theme& theme = this->theme();
    const Item item = context().banks().item(*m_item);
    const LocalePreferences languages = m_locale ? context().contentLanguages(*m_locale) : context().contentLanguages();
    const ItemText text = context().banks().text(*m_item, languages).text;
    showLanguages(text.locale);
    if (const auto topic = context().banks().topic(item.topic, languages)) {
        auto* over = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
        over->setLanguage(topic->locale);
        over->setText(app::toQString(topic->title));
        page().addSpacing(12);
        page().add(over);
    }
    auto* title = new TextLabel(theme, TextStyle::Title, Role::Text);
    title->setLanguage(text.locale);
    title->setText(spokenText(text.title));
    title->setWordWrap(true);
    page().addSpacing(4);
    page().add(title);
    const CardSource source = context().cardSource(m_item->bank, item.topic, text.locale);
    for (const std::string* part : {&text.stem, &text.explanation}) {
        if (part->empty())
            continue;
        auto* view = new CardView(theme, {TextStyle::Reading, Role::Text});
        view->setCard(source, *part);
        page().addSpacing(16);
        page().add(view);
    }
    addPractice(item);
}

void ComparisonPage::addPractice(const Item& item)
{
    std::vector<CardKey> cards;
    for (const ItemId& about : item.about) {
        const ItemRef ref{m_item->bank, about};
        if (!context().banks().contains(ref))
            continue;
        for (std::string& facet : facetsOf(context().banks().item(ref)))
            cards.push_back({ref, std::move(facet)});
    }
    if (cards.empty())
        return;
    auto* practise = new Button(context().theme(), ButtonKind::Primary);
    practise->setIconName(Icon::Study);
    practise->setText(tr("Practise the difference"));
    auto* count = new TextLabel(context().theme(), TextStyle::Body, Role::TextMuted);
    count->setText(tr("%n question(s) tell these apart.", nullptr, static_cast<int>(cards.size())));
    connect(practise, &QAbstractButton::clicked, this, [this, cards] {
        Q_EMIT studyRequested({.kind = SessionKind::Practice, .cards = cards, .seed = context().freshSeed()});
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(practise);
    row->addWidget(count);
    row->addStretch();
    page().addSpacing(24);
    page().add(row, ThemedButton::ringMargin);
}

void ComparisonPage::showLanguages(const LocaleTag& shown)
{
    m_language->setLanguages([this] {
        std::vector<LanguageEntry> entries;
        context().attempt([&] {
            for (const auto& [locale, state] : context().banks().textStatesOf(*m_item))
                entries.push_back({locale, true, state == TextState::Stale, state == TextState::Source});
        });
        return entries;
    });
    m_language->setCurrent(shown);
}

} // namespace warpdeck::gui
