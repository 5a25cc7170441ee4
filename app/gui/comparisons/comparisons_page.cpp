#include "app/gui/comparisons/comparisons_page.h"

#include "app/gui/card/card_document.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/row_button.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 880;

} // namespace

ComparisonsPage::ComparisonsPage(AppContext& context, QWidget* parent) : BuiltPage(context, columnMax, parent) {}

void ComparisonsPage::build()
{
    const Theme& theme = this->theme();
    auto* title = new TextLabel(theme, TextStyle::Title, Role::Text);
    title->setText(tr("Comparisons"));
    page().addSpacing(40);
    page().add(title);
    bool isEmpty = true;
    for (const services::TopicSummary& topic : context().banks().topics(context().contentLanguages())) {
        const std::vector<services::ListedComparison> comparisons =
            services::listComparisons(context().banks(), context().contentLanguages(), topic.topic);
        if (comparisons.empty())
            continue;
        isEmpty = false;
        auto* heading = new TextLabel(theme, TextStyle::Strong, Role::TextMuted);
        heading->setLanguage(topic.locale);
        heading->setText(app::toQString(topic.title));
        page().addSpacing(24);
        page().add(heading);
        page().addSpacing(6);
        page().add(new Hairline(theme));
        for (const services::ListedComparison& comparison : comparisons)
            addComparison(comparison);
    }
    if (!isEmpty)
        return;
    auto* empty = new TextLabel(theme, TextStyle::Reading, Role::TextSecondary);
    empty->setText(tr("The open question banks hold no comparisons."));
    page().addSpacing(24);
    page().add(empty);
}

void ComparisonsPage::addComparison(const services::ListedComparison& comparison)
{
    const Theme& theme = this->theme();
    auto* row = new RowButton(theme);
    auto* name = new TextLabel(theme, TextStyle::Reading, Role::Text);
    name->setLanguage(comparison.locale);
    name->setText(spokenText(comparison.title));
    name->setWordWrap(true);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(RowButton::overhang, 8, RowButton::overhang, 8);
    layout->addWidget(name);
    row->setAccessibleName(name->text());
    connect(row, &QAbstractButton::clicked, this, [this, ref = comparison.item] { Q_EMIT comparisonRequested(ref); });
    page().add(row, RowButton::overhang);
}

} // namespace warpdeck::gui
