#pragma once

#include "app/gui/widgets/themed_button.h"

#include <optional>

namespace warpdeck::gui {

enum class ButtonKind { Primary, Secondary, Quiet };
enum class ButtonHeight { Normal = 36, Large = 44, Bar = 48 };

/// A push button with an optional icon before its text and an optional key cap behind it. Without a text it is an icon
/// button, and needs an accessible name and a tooltip.
class Button : public ThemedButton {
    Q_OBJECT

public:
    Button(const Theme& theme, ButtonKind kind, QWidget* parent = nullptr);

    void setKind(ButtonKind kind);
    void setIconName(Icon icon);
    /// An icon that stands behind the text, such as the arrow of a menu.
    void setTrailingIcon(Icon icon);
    void setKeyHint(const QString& key);
    void setButtonHeight(ButtonHeight height);
    /// A second line under the text, such as an interval.
    void setDetail(const QString& detail);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor ground() const;
    QColor ink() const;
    QFont textFont() const;
    int contentWidth() const;
    void paintContent(QPainter& painter, const QRect& frame) const;
    void paintKeyHint(QPainter& painter, const QRect& rect) const;

    ButtonKind m_kind;
    ButtonHeight m_height = ButtonHeight::Normal;
    std::optional<Icon> m_icon;
    std::optional<Icon> m_trailing;
    QString m_keyHint;
    QString m_detail;
};

} // namespace warpdeck::gui
