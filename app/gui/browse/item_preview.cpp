#include "app/gui/browse/item_preview.h"

#include "app/gui/card/card_view.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/icon_label.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int previewWidth = 360;
constexpr int signSide = 18;

} // namespace

ItemPreview::ItemPreview(AppContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(1, 0, 1, 0);
    setFixedWidth(previewWidth);
}

void ItemPreview::clear()
{
    delete m_page;
    m_page = nullptr;
}

void ItemPreview::show(const ItemRef& item)
{
    clear();
    m_page = new ColumnPage(previewWidth, this);
    m_layout->addWidget(m_page);
    m_context.attempt([&] { build(item); });
    m_page->addSpacing(24);
    m_page->addStretch();
    m_page->show();
}

void ItemPreview::build(const ItemRef& ref)
{
    const Theme& theme = m_context.theme();
    const Item item = m_context.banks().item(ref);
    const ItemText text = m_context.banks().text(ref, m_context.contentLanguages()).text;
    const CardSource source = m_context.cardSource(ref.bank, item.topic, text.locale);
    const auto add = [&](const std::string& markdown, TextStyle style, Role role) {
        auto* view = new CardView(theme, {style, role});
        view->setCard(source, markdown);
        m_page->add(view);
    };
    m_page->addSpacing(28);
    add(text.stem, TextStyle::Section, Role::Text);
    m_page->addSpacing(12);
    for (const OptionText& option : text.options) {
        const bool isKey = std::find(item.key.begin(), item.key.end(), option.id) != item.key.end();
        auto* view = new CardView(theme, {TextStyle::Feedback, isKey ? Role::Correct : Role::Text});
        view->setCard(source, option.text);
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        if (isKey) {
            auto* sign = new IconLabel(theme, Icon::Correct, Role::Correct, signSide);
            sign->setAccessibleName(tr("right"));
            row->addWidget(sign, 0, Qt::AlignTop);
        } else {
            row->addSpacing(signSide + row->spacing());
        }
        row->addWidget(view, 1);
        m_page->addSpacing(8);
        m_page->add(row);
    }
    if (!text.back.empty())
        add(text.back, TextStyle::Feedback, Role::Correct);
    if (text.explanation.empty())
        return;
    m_page->addSpacing(16);
    m_page->add(new Hairline(theme));
    m_page->addSpacing(8);
    add(text.explanation, TextStyle::Note, Role::TextSecondary);
}

void ItemPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_context.theme().color(Role::SurfaceRaised));
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, 1, height())),
                     m_context.theme().color(Role::Hairline));
}

} // namespace warpdeck::gui
