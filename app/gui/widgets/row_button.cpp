#include "app/gui/widgets/row_button.h"

#include <QLayout>
#include <QPainter>

namespace warpdeck::gui {

namespace {

constexpr int rowHeight = 40;

} // namespace

RowButton::RowButton(const Theme& theme, QWidget* parent) : ThemedButton(theme, parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setCursor(Qt::PointingHandCursor);
}

QSize RowButton::sizeHint() const
{
    const QSize hint = layout() != nullptr ? layout()->sizeHint() : QSize();
    return {hint.width(), std::max(rowHeight, hint.height())};
}

bool RowButton::hasHeightForWidth() const
{
    return layout() != nullptr && layout()->hasHeightForWidth();
}

int RowButton::heightForWidth(int width) const
{
    return std::max(rowHeight, layout()->heightForWidth(width));
}

void RowButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isHovered() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().color(Role::SurfaceHover));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0, 0, 0, -1), 6, 6);
    }
    if (showsRing()) {
        painter.setPen(QPen(theme().color(Role::Focus), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -2), 6, 6);
    }
    painter.fillRect(QRect(overhang, height() - 1, width() - 2 * overhang, 1), theme().color(Role::Hairline));
}

} // namespace warpdeck::gui
