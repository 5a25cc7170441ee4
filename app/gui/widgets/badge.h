#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

#include <optional>

namespace warpdeck::gui {

enum class BadgeKind { Neutral, Stale };

/// A word or short sentence about a text's state, in a small outline.
class Badge : public QWidget {
    Q_OBJECT

public:
    Badge(const Theme& theme, BadgeKind kind, QWidget* parent = nullptr);

    void setText(const QString& text);
    void setIconName(Icon icon);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    BadgeKind m_kind;
    QString m_text;
    std::optional<Icon> m_icon;
};

} // namespace warpdeck::gui
