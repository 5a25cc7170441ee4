#include "app/gui/widgets/page_header.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/text_label.h"

#include <QBoxLayout>

namespace warpdeck::gui {

namespace {

constexpr int headerHeight = 56;
constexpr int headerHeightSmall = 48;
constexpr int narrow = 864;
constexpr int placeMargin = 32;
constexpr int placeMarginSmall = 16;
constexpr int backMargin = 8; ///< the button has a padding of its own
constexpr int endMargin = 24;
constexpr int endMarginSmall = 8;

} // namespace

PageHeader::PageHeader(const Theme& theme, Start start, QWidget* parent)
    : QWidget(parent),
      m_start(start),
      m_back(new Button(theme, ButtonKind::Quiet, this)),
      m_place(new TextLabel(theme, TextStyle::Body, Role::TextSecondary, this)),
      m_trailing(new QHBoxLayout)
{
    const bool leadsBack = start == Start::WayBack;
    m_back->setIconName(Icon::Back);
    m_back->setVisible(leadsBack);
    m_place->setVisible(!leadsBack);
    // A long name must not keep the window from becoming narrow.
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_back);
    if (leadsBack)
        layout->addStretch();
    else
        layout->addWidget(m_place, 1);
    layout->addLayout(m_trailing);
    m_trailing->setSpacing(12);
    setFixedHeight(headerHeight);
    connect(m_back, &QAbstractButton::clicked, this, &PageHeader::backRequested);
}

void PageHeader::setPlace(const QString& place)
{
    m_place->setText(place);
    m_back->setText(place);
    m_back->setAccessibleName(place);
}

void PageHeader::setPlace(const QString& place, const LocaleTag& language)
{
    setPlace(place);
    m_place->setLanguage(language);
    // At the start of the header, whatever the direction of the name.
    const bool sameDirection = layoutDirection() == m_place->layoutDirection();
    m_place->setAlignment(Qt::AlignVCenter | (sameDirection ? Qt::AlignLeft : Qt::AlignRight));
}

void PageHeader::addTrailing(QWidget* widget)
{
    m_trailing->addWidget(widget);
}

void PageHeader::resizeEvent(QResizeEvent* event)
{
    const bool small = width() <= narrow;
    setFixedHeight(small ? headerHeightSmall : headerHeight);
    const int start = m_start == Start::WayBack ? backMargin : (small ? placeMarginSmall : placeMargin);
    layout()->setContentsMargins(start, 0, small ? endMarginSmall : endMargin, 0);
    QWidget::resizeEvent(event);
}

} // namespace warpdeck::gui
