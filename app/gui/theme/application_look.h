#pragma once

class QStyle;

namespace warpdeck::gui {

class Theme;

/// The style that draws what native controls we use: Fusion with the arrows, marks and rings of the design.
QStyle* makeStyle(const Theme& theme);

/// Gives the application the theme's palette, default font and stylesheet.
void applyLook(const Theme& theme);

} // namespace warpdeck::gui
