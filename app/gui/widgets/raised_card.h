#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

namespace warpdeck::gui {

/// A raised ground for something that can be dismissed or taken up.
class RaisedCard : public QWidget {
    Q_OBJECT

public:
    explicit RaisedCard(const Theme& theme, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
};

} // namespace warpdeck::gui
