#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <map>

class QAbstractButton;
class QVBoxLayout;

namespace warpdeck::gui {

class RailItem;

/// The navigation at the leading edge: the places of the program, one of them current.
class Rail : public QWidget {
    Q_OBJECT

public:
    explicit Rail(const Theme& theme, QWidget* parent = nullptr);

    void addPlace(int id, Icon icon);
    /// At the lower end.
    void addBottomPlace(int id, Icon icon);
    void setLabel(int id, const QString& label);
    void setCurrent(int id);
    /// The number behind a place; 0 hides it. `spoken` names it for a screen reader.
    void setCount(int id, int count, const QString& spoken);
    /// Icons only.
    void setCollapsed(bool collapsed);
    void focusCurrent();

Q_SIGNALS:
    void placeChosen(int id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    RailItem* add(int id, Icon icon);
    void moveFocus(int step);

    const Theme& m_theme;
    QVBoxLayout* m_places;
    QVBoxLayout* m_bottom;
    std::map<int, RailItem*> m_items;
    bool m_collapsed = false;
};

} // namespace warpdeck::gui
