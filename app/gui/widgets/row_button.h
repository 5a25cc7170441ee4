#pragma once

#include "app/gui/widgets/themed_button.h"

namespace warpdeck::gui {

/// A row of a list that leads somewhere: its layout holds the words, a hairline closes it. The ground under the pointer
/// reaches 12 px beyond the column on both sides, so place rows with overhang().
class RowButton : public ThemedButton {
    Q_OBJECT

public:
    static constexpr int overhang = 12;

    explicit RowButton(const Theme& theme, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace warpdeck::gui
