#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

namespace warpdeck::gui {

/// A divider one pixel thin.
class Hairline : public QWidget {
    Q_OBJECT

public:
    explicit Hairline(const Theme& theme, Qt::Orientation orientation = Qt::Horizontal, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
};

} // namespace warpdeck::gui
