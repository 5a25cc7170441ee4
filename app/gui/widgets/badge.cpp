#include "app/gui/widgets/badge.h"

#include <QPainter>
#include <QStyle>

namespace warpdeck::gui {

namespace {

constexpr int padding = 8;
constexpr int iconSide = 14;
constexpr int iconGap = 6;
constexpr int badgeHeight = 22;

} // namespace

Badge::Badge(const Theme& theme, BadgeKind kind, QWidget* parent) : QWidget(parent), m_theme(theme), m_kind(kind)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void Badge::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Badge::setIconName(Icon icon)
{
    m_icon = icon;
    updateGeometry();
}

QSize Badge::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(TextStyle::Caption));
    return {metrics.horizontalAdvance(m_text) + 2 * padding + (m_icon ? iconSide + iconGap : 0),
            std::max(badgeHeight, metrics.height() + 4)};
}

void Badge::paintEvent(QPaintEvent*)
{
    const bool stale = m_kind == BadgeKind::Stale;
    const Role ink = stale ? Role::Stale : Role::TextSecondary;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(stale ? Role::StaleBorder : Role::Border));
    painter.setBrush(stale ? QBrush(m_theme.color(Role::StaleSoft)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 4, 4);
    QRect words = rect().adjusted(padding, 0, -padding, 0);
    if (m_icon) {
        const QRect place = QStyle::visualRect(layoutDirection(), rect(), QRect(padding, 0, iconSide, rect().height()));
        painter.drawPixmap(place.x(), (rect().height() - iconSide) / 2,
                           m_theme.pixmap(*m_icon, ink, iconSide, devicePixelRatioF(), layoutDirection()));
        words = QStyle::visualRect(layoutDirection(), rect(), words.adjusted(iconSide + iconGap, 0, 0, 0));
    }
    painter.setPen(m_theme.color(ink));
    painter.setFont(m_theme.font(TextStyle::Caption));
    painter.drawText(
        words, static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)), m_text);
}

} // namespace warpdeck::gui
