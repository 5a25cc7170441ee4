#include "app/gui/widgets/raised_card.h"

#include <QPainter>

namespace warpdeck::gui {

RaisedCard::RaisedCard(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void RaisedCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(Role::Hairline));
    painter.setBrush(m_theme.color(Role::SurfaceRaised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 10, 10);
}

} // namespace warpdeck::gui
