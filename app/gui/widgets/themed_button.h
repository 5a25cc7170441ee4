#pragma once

#include <QAbstractButton>

#include "app/gui/theme/theme.h"

namespace warpdeck::gui {

/// Base of all buttons that paint themselves: hover, pressed and a focus ring that is drawn only when the focus came by
/// keyboard. Reserves ringMargin pixels around its content for the ring.
class ThemedButton : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr int ringMargin = 4;

    explicit ThemedButton(const Theme& theme, QWidget* parent = nullptr);

protected:
    const Theme& theme() const { return m_theme; }
    bool isHovered() const { return isEnabled() && underMouse(); }
    bool showsRing() const { return m_keyboardFocus && hasFocus(); }
    /// The rectangle inside the ring's margin.
    QRect frame() const { return rect().adjusted(ringMargin, ringMargin, -ringMargin, -ringMargin); }
    void drawRing(QPainter& painter, double radius) const;

    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const Theme& m_theme;
    bool m_keyboardFocus = false;
};

} // namespace warpdeck::gui
