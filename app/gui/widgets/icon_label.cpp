#include "app/gui/widgets/icon_label.h"

#include <QPainter>

namespace warpdeck::gui {

IconLabel::IconLabel(const Theme& theme, Icon icon, Role ink, int side, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(icon),
      m_ink(ink)
{
    setFixedSize(side, side);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter(this).drawPixmap(0, 0, m_theme.pixmap(m_icon, m_ink, width(), devicePixelRatioF()));
}

} // namespace warpdeck::gui
