#include "app/gui/widgets/themed_button.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>

namespace warpdeck::gui {

ThemedButton::ThemedButton(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void ThemedButton::drawRing(QPainter& painter, double radius) const
{
    if (!showsRing())
        return;
    painter.setPen(QPen(m_theme.color(Role::Focus), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius + ringMargin - 1, radius + ringMargin - 1);
}

void ThemedButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ThemedButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void ThemedButton::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    m_keyboardFocus =
        reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    QAbstractButton::focusInEvent(event);
    update();
}

void ThemedButton::focusOutEvent(QFocusEvent* event)
{
    QAbstractButton::focusOutEvent(event);
    update();
}

void ThemedButton::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !event->isAutoRepeat())
        click();
    else if (isArrow && group() == nullptr && !autoExclusive())
        event->ignore(); // the base would leave the group that the page makes of several buttons
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace warpdeck::gui
