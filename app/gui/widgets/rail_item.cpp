#include "app/gui/widgets/rail_item.h"

#include <QPainter>
#include <QStyle>

namespace warpdeck::gui {

namespace {

constexpr int itemHeight = 36;
constexpr int padding = 12;
constexpr int iconSide = 20;
constexpr int iconGap = 12;
constexpr double radius = 6;

} // namespace

RailItem::RailItem(const Theme& theme, Icon icon, QWidget* parent) : ThemedButton(theme, parent), m_icon(icon)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RailItem::setLabel(const QString& label)
{
    setText(label);
    describe();
}

void RailItem::setCurrent(bool current)
{
    m_current = current;
    update();
}

void RailItem::setCount(int count, const QString& spoken)
{
    m_count = count;
    m_spokenCount = spoken;
    describe();
    update();
}

void RailItem::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    describe();
    updateGeometry();
    update();
}

void RailItem::describe()
{
    setAccessibleName(text());
    setAccessibleDescription(m_count > 0 ? m_spokenCount : QString());
    setToolTip(m_collapsed ? text() : QString());
}

QSize RailItem::sizeHint() const
{
    return {iconSide + 2 * padding, std::max(itemHeight, QFontMetrics(theme().font(TextStyle::Control)).height() + 8)};
}

void RailItem::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool current = m_current;
    if (current || isHovered()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().color(current ? Role::SurfaceRaised : Role::SurfaceHover));
        painter.drawRoundedRect(rect(), radius, radius);
    }
    const auto visual = [&](const QRect& logical) { return QStyle::visualRect(layoutDirection(), rect(), logical); };
    if (current)
        painter.fillRect(visual(QRect(0, rect().height() / 2 - 9, 2, 18)), theme().color(Role::Accent));
    const QRect icon = visual(
        QRect(m_collapsed ? (width() - iconSide) / 2 : padding, (rect().height() - iconSide) / 2, iconSide, iconSide));
    painter.drawPixmap(icon.topLeft(), theme().pixmap(m_icon, current ? Role::Accent : Role::TextSecondary, iconSide,
                                                      devicePixelRatioF()));
    if (!m_collapsed) {
        const int start = padding + iconSide + iconGap;
        const auto alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
        painter.setFont(theme().font(current ? TextStyle::ControlStrong : TextStyle::Control));
        painter.setPen(theme().color(current ? Role::Text : Role::TextSecondary));
        painter.drawText(visual(QRect(start, 0, width() - start - padding, rect().height())),
                         static_cast<int>(alignment), text());
        if (m_count > 0) {
            painter.setFont(theme().font(current ? TextStyle::Strong : TextStyle::Caption));
            painter.setPen(theme().color(current ? Role::TextSecondary : Role::TextMuted));
            const auto end = QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter);
            painter.drawText(visual(QRect(start, 0, width() - start - padding, rect().height())), static_cast<int>(end),
                             QString::number(m_count));
        }
    }
    if (showsRing()) {
        painter.setPen(QPen(theme().color(Role::Focus), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    }
}

} // namespace warpdeck::gui
