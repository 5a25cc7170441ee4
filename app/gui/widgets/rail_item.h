#pragma once

#include "app/gui/widgets/themed_button.h"

namespace warpdeck::gui {

/// One place of the rail.
class RailItem : public ThemedButton {
    Q_OBJECT

public:
    RailItem(const Theme& theme, Icon icon, QWidget* parent);

    void setLabel(const QString& label);
    bool isCurrent() const { return m_current; }
    void setCurrent(bool current);
    void setCount(int count, const QString& spoken);
    void setCollapsed(bool collapsed);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    Icon m_icon;
    int m_count = 0;
    QString m_spokenCount;
    bool m_current = false; ///< not the button's own check mark: a screen reader would toggle it instead of going there
    bool m_collapsed = false;
};

} // namespace warpdeck::gui
