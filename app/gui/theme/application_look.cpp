#include "app/gui/theme/application_look.h"

#include "app/gui/theme/theme.h"
#include "app/gui/theme/theme_style.h"

#include <QApplication>
#include <QPalette>
#include <QToolTip>

namespace warpdeck::gui {

namespace {

void setText(QPalette& palette, QPalette::ColorRole where, const QColor& normal, const QColor& disabled)
{
    palette.setColor(QPalette::Active, where, normal);
    palette.setColor(QPalette::Inactive, where, normal);
    palette.setColor(QPalette::Disabled, where, disabled);
}

QPalette paletteOf(const Theme& theme)
{
    const QColor text = theme.color(Role::Text);
    const QColor muted = theme.color(Role::TextMuted);
    QPalette palette;
    palette.setColor(QPalette::Window, theme.color(Role::Surface));
    palette.setColor(QPalette::Base, theme.color(Role::SurfaceRaised));
    palette.setColor(QPalette::AlternateBase, theme.color(Role::Surface));
    palette.setColor(QPalette::Button, theme.color(Role::SurfaceRaised));
    palette.setColor(QPalette::Highlight, theme.color(Role::Selection));
    palette.setColor(QPalette::HighlightedText, theme.color(Role::SelectionText));
    palette.setColor(QPalette::ToolTipBase, theme.color(Role::Tooltip));
    palette.setColor(QPalette::ToolTipText, theme.color(Role::TooltipText));
    palette.setColor(QPalette::Link, theme.color(Role::Link));
    palette.setColor(QPalette::LinkVisited, theme.color(Role::Link));
    palette.setColor(QPalette::BrightText, theme.color(Role::Wrong));
    palette.setColor(QPalette::Light, theme.color(Role::SurfaceRaised));
    palette.setColor(QPalette::Midlight, theme.color(Role::SurfaceHover));
    palette.setColor(QPalette::Mid, theme.color(Role::Hairline));
    palette.setColor(QPalette::Dark, theme.color(Role::Border));
    palette.setColor(QPalette::Shadow, theme.color(Role::Border));
    setText(palette, QPalette::WindowText, text, muted);
    setText(palette, QPalette::Text, text, muted);
    setText(palette, QPalette::ButtonText, text, muted);
    palette.setColor(QPalette::PlaceholderText, muted);
    return palette;
}

/// Only what neither palette nor style reach: menus, tooltips, the thin scroll bar, the frame of popup lists.
QString stylesheetOf(const Theme& theme)
{
    const auto name = [&](Role role) { return theme.color(role).name(); };
    return QStringLiteral("QToolTip{background:%1;color:%2;border:none;padding:4px 8px}"
                          "QMenu{background:%3;border:1px solid %4;border-radius:6px;padding:6px}"
                          "QMenu::item{padding:8px 16px;border-radius:4px;color:%5}"
                          "QMenu::item:selected{background:%6}QMenu::item:disabled{color:%7}"
                          "QMenu::separator{height:1px;background:%8;margin:6px 0}")
               .arg(name(Role::Tooltip), name(Role::TooltipText), name(Role::SurfaceRaised), name(Role::Border),
                    name(Role::Text), name(Role::SurfaceSelected), name(Role::TextMuted), name(Role::Hairline)) +
           QStringLiteral("QScrollBar:vertical{background:transparent;width:10px;margin:0}"
                          "QScrollBar::handle:vertical{background:%1;border-radius:3px;min-height:32px;margin:0 2px}"
                          "QScrollBar:horizontal{background:transparent;height:10px;margin:0}"
                          "QScrollBar::handle:horizontal{background:%1;border-radius:3px;min-width:32px;margin:2px 0}"
                          "QScrollBar::add-line,QScrollBar::sub-line{width:0;height:0}"
                          "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
               .arg(name(Role::Border));
}

} // namespace

QStyle* makeStyle(const Theme& theme)
{
    return new ThemeStyle(theme);
}

void applyLook(const Theme& theme)
{
    QApplication::setPalette(paletteOf(theme));
    QApplication::setFont(theme.font(TextStyle::Control));
    QToolTip::setFont(theme.font(TextStyle::Body));
    qApp->setStyleSheet(stylesheetOf(theme));
}

} // namespace warpdeck::gui
