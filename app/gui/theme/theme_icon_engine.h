#pragma once

#include <QIconEngine>

#include "app/gui/theme/roles.h"

namespace warpdeck::gui {

class Theme;

/// Draws one of our icons at whatever size is asked, in the ink the theme has then: an icon needs no renewal when the
/// theme changes.
class ThemeIconEngine : public QIconEngine {
public:
    ThemeIconEngine(const Theme& theme, Icon icon, Role role);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QIconEngine* clone() const override;

private:
    const Theme& m_theme;
    Icon m_icon;
    Role m_role;
};

} // namespace warpdeck::gui
