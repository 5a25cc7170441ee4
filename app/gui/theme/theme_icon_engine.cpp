#include "app/gui/theme/theme_icon_engine.h"

#include "app/gui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace warpdeck::gui {

ThemeIconEngine::ThemeIconEngine(const Theme& theme, Icon icon, Role role) : m_theme(theme), m_icon(icon), m_role(role)
{
}

void ThemeIconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State)
{
    const int size = std::min(rect.width(), rect.height());
    const Role role = mode == QIcon::Disabled ? Role::TextMuted : m_role;
    const QPixmap drawing = m_theme.pixmap(m_icon, role, size, painter->device()->devicePixelRatio());
    painter->drawPixmap(rect.x() + (rect.width() - size) / 2, rect.y() + (rect.height() - size) / 2, drawing);
}

QPixmap ThemeIconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state)
{
    return scaledPixmap(size, mode, state, 1);
}

QPixmap ThemeIconEngine::scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale)
{
    const Role role = mode == QIcon::Disabled ? Role::TextMuted : m_role;
    return m_theme.pixmap(m_icon, role, std::min(size.width(), size.height()), scale);
}

QIconEngine* ThemeIconEngine::clone() const
{
    return new ThemeIconEngine(*this);
}

} // namespace warpdeck::gui
