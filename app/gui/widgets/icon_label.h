#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

namespace warpdeck::gui {

/// One of our icons beside a text, in an ink that follows the theme. Give it an accessible name where it says something
/// that the text does not.
class IconLabel : public QWidget {
    Q_OBJECT

public:
    IconLabel(const Theme& theme, Icon icon, Role ink, int side, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    Icon m_icon;
    Role m_ink;
};

} // namespace warpdeck::gui
