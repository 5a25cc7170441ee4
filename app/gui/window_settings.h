#pragma once

#include <QByteArray>
#include <QSettings>

#include "app/gui/theme/roles.h"
#include "core/text/locale_tag.h"

#include <optional>

namespace warpdeck::gui {

/// What belongs to this computer and not to the learner: window, theme, interface language, text size. Kept by
/// QSettings; values that cannot be read count as not stored.
class WindowSettings {
public:
    WindowSettings();
    /// For tests: kept in `file`.
    explicit WindowSettings(const QString& file);

    /// Absent: the system's.
    std::optional<LocaleTag> interfaceLanguage() const;
    void setInterfaceLanguage(const LocaleTag& language);

    ThemeChoice themeChoice() const;
    void setThemeChoice(ThemeChoice choice);

    /// One of the steps of the design, 0.9 to 1.5.
    double textSize() const;
    void setTextSize(double factor);

    /// Options stay covered until the learner asks for them.
    bool recallFirst() const;
    void setRecallFirst(bool on);

    /// The panel that asks for languages and goal at the first start was closed.
    bool isWelcomeClosed() const;
    void closeWelcome();

    /// The state in which `file` was last found sound; empty when it never was.
    QString checkedState(const QString& file) const;
    void setCheckedState(const QString& file, const QString& state);

    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);

private:
    QSettings m_settings;
};

} // namespace warpdeck::gui
