#include "app/gui/widgets/page_header.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/text_label.h"

#include <QBoxLayout>

namespace warpdeck::gui {

namespace {

constexpr int headerHeight = 56;
constexpr int headerHeightSmall = 48;
constexpr int narrow = 864;

} // namespace

PageHeader::PageHeader(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_back(new Button(theme, ButtonKind::Quiet, this)),
      m_place(new TextLabel(theme, TextStyle::Body, Role::TextSecondary, this)),
      m_trailing(new QHBoxLayout)
{
    m_back->setIconName(Icon::Back);
    m_back->hide();
    m_place->setMinimumWidth(0);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(32, 0, 24, 0);
    layout->setSpacing(8);
    layout->addWidget(m_back);
    layout->addWidget(m_place, 1);
    layout->addLayout(m_trailing);
    m_trailing->setSpacing(12);
    setFixedHeight(headerHeight);
    connect(m_back, &QAbstractButton::clicked, this, &PageHeader::backRequested);
}

void PageHeader::setPlace(const QString& place)
{
    m_place->setText(place);
    m_back->setText(m_back->isVisibleTo(this) ? place : QString());
    m_back->setAccessibleName(place);
}

void PageHeader::setPlaceLanguage(const LocaleTag& language)
{
    m_place->setLanguage(language);
    m_place->setAlignment(Qt::AlignVCenter |
                          (layoutDirection() == m_place->layoutDirection() ? Qt::AlignLeft : Qt::AlignRight));
}

void PageHeader::setBackVisible(bool visible)
{
    m_back->setVisible(visible);
    const QString place = m_place->text();
    m_place->setVisible(!visible);
    if (visible)
        layout()->setContentsMargins(18, 0, 24, 0);
    setPlace(place);
    if (visible)
        static_cast<QHBoxLayout*>(layout())->insertStretch(1, 1);
}

void PageHeader::addTrailing(QWidget* widget)
{
    m_trailing->addWidget(widget);
}

void PageHeader::resizeEvent(QResizeEvent* event)
{
    const bool small = width() <= narrow;
    setFixedHeight(small ? headerHeightSmall : headerHeight);
    const QMargins margins = layout()->contentsMargins();
    layout()->setContentsMargins(m_back->isVisibleTo(this) ? 8 : (small ? 16 : 32), margins.top(), small ? 8 : 24,
                                 margins.bottom());
    QWidget::resizeEvent(event);
}

} // namespace warpdeck::gui
