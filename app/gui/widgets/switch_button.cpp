#include "app/gui/widgets/switch_button.h"

#include <QPainter>

namespace warpdeck::gui {

namespace {

constexpr QSize switchSize(34, 20);

} // namespace

SwitchButton::SwitchButton(const Theme& theme, QWidget* parent) : ThemedButton(theme, parent)
{
    setCheckable(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SwitchButton::sizeHint() const
{
    return switchSize + QSize(2 * ringMargin, 2 * ringMargin);
}

void SwitchButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(frame());
    const bool on = isChecked();
    painter.setPen(on ? QPen(Qt::NoPen) : QPen(theme().color(Role::Border)));
    painter.setBrush(theme().color(on ? Role::Accent : Role::SurfaceRaised));
    painter.drawRoundedRect(track.adjusted(.5, .5, -.5, -.5), 10, 10);
    const bool atRight = on == (layoutDirection() == Qt::LeftToRight);
    const QRectF knob(atRight ? track.right() - 17 : track.left() + 3, track.top() + 3, 14, 14);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().color(on ? Role::AccentText : Role::Border));
    painter.drawEllipse(knob);
    drawRing(painter, 10);
}

} // namespace warpdeck::gui
