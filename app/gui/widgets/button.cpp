#include "app/gui/widgets/button.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr double radius = 6;
constexpr int iconSide = 18;
constexpr int gap = 8;
constexpr int keyPadding = 5;
constexpr int detailMinimumWidth = 116;

} // namespace

Button::Button(const Theme& theme, ButtonKind kind, QWidget* parent) : ThemedButton(theme, parent), m_kind(kind)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Button::setKind(ButtonKind kind)
{
    m_kind = kind;
    updateGeometry();
    update();
}

void Button::setIconName(Icon icon)
{
    m_icon = icon;
    updateGeometry();
    update();
}

void Button::setTrailingIcon(Icon icon)
{
    m_trailing = icon;
    updateGeometry();
    update();
}

void Button::setKeyHint(const QString& key)
{
    m_keyHint = key;
    updateGeometry();
    update();
}

void Button::setButtonHeight(ButtonHeight height)
{
    m_height = height;
    updateGeometry();
}

void Button::setDetail(const QString& detail)
{
    m_detail = detail;
    updateGeometry();
    update();
}

QColor Button::ground() const
{
    if (!isEnabled())
        return m_kind == ButtonKind::Quiet ? QColor(Qt::transparent) : theme().color(Role::Surface);
    switch (m_kind) {
    case ButtonKind::Primary:
        return theme().color(isDown() ? Role::AccentPressed : (isHovered() ? Role::AccentHover : Role::Accent));
    case ButtonKind::Secondary:
        return theme().color(isHovered() || isDown() ? Role::SurfaceHover : Role::SurfaceRaised);
    case ButtonKind::Quiet:
        return isHovered() || isDown() ? theme().color(Role::SurfaceHover) : QColor(Qt::transparent);
    }
    return {};
}

QColor Button::ink() const
{
    if (!isEnabled())
        return theme().color(Role::TextMuted);
    if (m_kind == ButtonKind::Primary)
        return theme().color(Role::AccentText);
    return theme().color(m_kind == ButtonKind::Secondary ? Role::Text : Role::TextSecondary);
}

QFont Button::textFont() const
{
    return theme().font(m_kind == ButtonKind::Primary ? TextStyle::ControlStrong : TextStyle::Control);
}

int Button::contentWidth() const
{
    int width = 0;
    const auto add = [&](int part) { width += part + (width > 0 ? gap : 0); };
    if (m_icon)
        add(iconSide);
    if (!text().isEmpty()) {
        int words = QFontMetrics(textFont()).horizontalAdvance(text());
        if (!m_detail.isEmpty())
            words = std::max(words, QFontMetrics(theme().font(TextStyle::Caption)).horizontalAdvance(m_detail));
        add(words);
    }
    if (m_trailing)
        add(16);
    if (!m_keyHint.isEmpty())
        add(QFontMetrics(theme().monoFont(TextStyle::Caption)).horizontalAdvance(m_keyHint) + 2 * keyPadding);
    return width;
}

QSize Button::sizeHint() const
{
    const int height = std::max(static_cast<int>(m_height), QFontMetrics(textFont()).height() + 12);
    const bool iconOnly = text().isEmpty() && m_keyHint.isEmpty();
    const int padding = m_kind == ButtonKind::Quiet ? 10 : (m_height == ButtonHeight::Normal ? 14 : 20);
    int width = iconOnly ? height : contentWidth() + 2 * padding;
    if (!m_detail.isEmpty())
        width = std::max(width, detailMinimumWidth);
    return {width + 2 * ringMargin, height + 2 * ringMargin};
}

void Button::paintKeyHint(QPainter& painter, const QRect& rect) const
{
    QColor outline = m_kind == ButtonKind::Primary && isEnabled() ? ink() : theme().color(Role::Hairline);
    if (m_kind == ButtonKind::Primary && isEnabled())
        outline.setAlphaF(0.6F);
    painter.setPen(outline);
    painter.setBrush(Qt::NoBrush);
    const QRect box(rect.x(), rect.center().y() - 9, rect.width(), 19);
    painter.drawRoundedRect(QRectF(box).adjusted(.5, .5, -.5, -.5), 4, 4);
    painter.setFont(theme().monoFont(TextStyle::Caption));
    painter.setPen(ink());
    painter.drawText(box, Qt::AlignCenter, m_keyHint);
}

void Button::paintContent(QPainter& painter, const QRect& frame) const
{
    const int width = contentWidth();
    int x = frame.x() + (frame.width() - width) / 2;
    const auto place = [&](int part) {
        const QRect logical(x, frame.y(), part, frame.height());
        x += part + gap;
        return QStyle::visualRect(layoutDirection(), frame, logical);
    };
    const qreal ratio = devicePixelRatioF();
    const auto drawIcon = [&](Icon icon, int size) {
        const QRect rect = place(size);
        const Role role = !isEnabled()                      ? Role::TextMuted
                          : m_kind == ButtonKind::Primary   ? Role::AccentText
                          : m_kind == ButtonKind::Secondary ? Role::Text
                                                            : Role::TextSecondary;
        painter.drawPixmap(rect.x(), rect.center().y() - size / 2 + 1,
                           theme().pixmap(icon, role, size, ratio, layoutDirection()));
    };
    if (m_icon)
        drawIcon(*m_icon, iconSide);
    if (!text().isEmpty()) {
        const QFontMetrics metrics(textFont());
        const QFont small = theme().font(TextStyle::Caption);
        int words = metrics.horizontalAdvance(text());
        if (!m_detail.isEmpty())
            words = std::max(words, QFontMetrics(small).horizontalAdvance(m_detail));
        const QRect rect = place(words);
        painter.setPen(ink());
        painter.setFont(textFont());
        if (m_detail.isEmpty()) {
            painter.drawText(rect, Qt::AlignCenter, text());
        } else {
            painter.drawText(rect.adjusted(-4, 5, 4, -rect.height() / 2 + 2), Qt::AlignCenter, text());
            painter.setFont(small);
            painter.drawText(rect.adjusted(-4, rect.height() / 2, 4, -5), Qt::AlignCenter, m_detail);
        }
    }
    if (m_trailing)
        drawIcon(*m_trailing, 16);
    if (!m_keyHint.isEmpty())
        paintKeyHint(painter, place(QFontMetrics(theme().monoFont(TextStyle::Caption)).horizontalAdvance(m_keyHint) +
                                    2 * keyPadding));
}

void Button::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect inside = frame();
    const bool outlined = m_kind == ButtonKind::Secondary || (m_kind == ButtonKind::Primary && !isEnabled());
    painter.setPen(outlined ? QPen(theme().color(isEnabled() ? Role::Border : Role::Hairline)) : QPen(Qt::NoPen));
    painter.setBrush(ground());
    const double inset = outlined ? .5 : 0;
    painter.drawRoundedRect(QRectF(inside).adjusted(inset, inset, -inset, -inset), radius, radius);
    paintContent(painter, inside);
    drawRing(painter, radius);
}

} // namespace warpdeck::gui
