#pragma once

#include <QLabel>

#include "app/gui/theme/theme.h"

#include <optional>

namespace warpdeck::gui {

/// A line or paragraph of plain text in a style of the type scale; never reads markup.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    TextLabel(const Theme& theme, TextStyle style, Role role, QWidget* parent = nullptr);

    /// Content keeps the faces and direction of its own language; the interface's own text needs no call.
    void setLanguage(const LocaleTag& language);
    void setRole(Role role);

private:
    void restyle();

    const Theme& m_theme;
    TextStyle m_style;
    Role m_role;
    std::optional<LocaleTag> m_language;
};

} // namespace warpdeck::gui
