#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPixmap>

#include "app/gui/theme/roles.h"
#include "app/gui/theme/tokens.h"
#include "core/text/locale_tag.h"

namespace warpdeck::gui {

/// The one owner of every colour, size, font and icon. Widgets keep a reference and repaint on changed().
///
/// Applies palette, style, stylesheet and default font to the application. Sizes are device-independent pixels.
class Theme : public QObject {
    Q_OBJECT

public:
    /// Reads what the desktop looks like before it puts on its own colours.
    explicit Theme(QObject* parent = nullptr);

    Scheme scheme() const { return m_scheme; }
    bool isDark() const;
    QColor color(Role role) const;

    /// A font of the type scale for text in `language`: families in the order that gives the language its own shapes,
    /// size scaled by script and by the learner's text size.
    QFont font(TextStyle style, const LocaleTag& language) const;
    /// The same for the interface's language.
    QFont font(TextStyle style) const;
    /// Typewriter face for code and key caps, matching `style` in size.
    QFont monoFont(TextStyle style) const;
    /// What QTextBlockFormat::ProportionalHeight needs for that distance.
    int proportionalHeight(const LocaleTag& language) const;

    /// An icon in the colour of `role`, drawn for the size asked and the screen's ratio.
    QIcon icon(Icon icon, Role role) const;
    QPixmap pixmap(Icon icon, Role role, int size, qreal devicePixelRatio) const;
    /// The same as it stands in a layout of `direction`: icons that point along the line are mirrored.
    QPixmap pixmap(Icon icon, Role role, int size, qreal devicePixelRatio, Qt::LayoutDirection direction) const;
    /// The program's own mark.
    QPixmap mark(int size, qreal devicePixelRatio) const;

    void setChoice(ThemeChoice choice);
    /// 0.9 to 1.5: reading text by this factor, the interface by its square root.
    void setTextSize(double factor);
    double textSize() const { return m_textSize; }
    /// The language of the interface: default fonts and direction follow it.
    void setInterfaceLanguage(const LocaleTag& language);

Q_SIGNALS:
    /// Colours, sizes or fonts are different now.
    void changed();

private:
    const ScriptMetrics& scriptOf(const LocaleTag& language) const;
    double pixelSize(TextStyle style, const LocaleTag& language) const;
    void apply();

    Tokens m_tokens;
    bool m_systemIsDark = false;
    ThemeChoice m_choice = ThemeChoice::System;
    Scheme m_scheme = Scheme::Light;
    double m_textSize = 1.0;
    LocaleTag m_language;
};

} // namespace warpdeck::gui
