#include "app/gui/comparisons/comparisons_page.h"

#include "app/gui/card/card_document.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/row_button.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>
#include <QEvent>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 880;

} // namespace

ComparisonsPage::ComparisonsPage(AppContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void ComparisonsPage::refresh()
{
    delete m_page;
    m_page = new ColumnPage(columnMax, this);
    m_layout->addWidget(m_page);
    m_context.attempt([&] { build(); });
    m_page->addSpacing(48);
    m_page->addStretch();
}

void ComparisonsPage::build()
{
    const Theme& theme = m_context.theme();
    auto* title = new TextLabel(theme, TextStyle::Title, Role::Text);
    title->setText(tr("Comparisons"));
    m_page->addSpacing(40);
    m_page->add(title);
    bool isEmpty = true;
    for (const services::TopicSummary& topic : m_context.banks().topics(m_context.contentLanguages())) {
        const std::vector<services::ListedComparison> comparisons =
            services::listComparisons(m_context.banks(), m_context.contentLanguages(), topic.topic);
        if (comparisons.empty())
            continue;
        isEmpty = false;
        auto* heading = new TextLabel(theme, TextStyle::Strong, Role::TextMuted);
        heading->setLanguage(topic.locale);
        heading->setText(app::toQString(topic.title));
        m_page->addSpacing(24);
        m_page->add(heading);
        m_page->addSpacing(6);
        m_page->add(new Hairline(theme));
        for (const services::ListedComparison& comparison : comparisons)
            addComparison(comparison);
    }
    if (!isEmpty)
        return;
    auto* empty = new TextLabel(theme, TextStyle::Reading, Role::TextSecondary);
    empty->setText(tr("The open question banks hold no comparisons."));
    m_page->addSpacing(24);
    m_page->add(empty);
}

void ComparisonsPage::addComparison(const services::ListedComparison& comparison)
{
    const Theme& theme = m_context.theme();
    auto* row = new RowButton(theme);
    auto* name = new TextLabel(theme, TextStyle::Reading, Role::Text);
    name->setLanguage(comparison.locale);
    name->setText(spokenText(comparison.title));
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(RowButton::overhang, 8, RowButton::overhang, 8);
    layout->addWidget(name);
    row->setAccessibleName(name->text());
    connect(row, &QAbstractButton::clicked, this, [this, ref = comparison.item] { Q_EMIT comparisonRequested(ref); });
    m_page->add(row, RowButton::overhang);
}

void ComparisonsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_page != nullptr)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace warpdeck::gui
