#pragma once

#include "app/gui/widgets/themed_button.h"

namespace warpdeck::gui {

/// On or off, in effect at once.
class SwitchButton : public ThemedButton {
    Q_OBJECT

public:
    explicit SwitchButton(const Theme& theme, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace warpdeck::gui
