#pragma once

#include <QDialog>

#include "app/gui/theme/theme.h"
#include "app/support/clock.h"
#include "core/base/error.h"

#include <filesystem>

class QVBoxLayout;

namespace warpdeck::gui {

/// Stands in for the window when the profile cannot be opened: says what happened and what is safe. Accepted means that
/// it is worth another try.
class ErrorPage : public QDialog {
    Q_OBJECT

public:
    ErrorPage(const Theme& theme, const Error& error, const std::filesystem::path& profile, const app::Clock& clock);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addRestore(QVBoxLayout& layout);
    void restore();

    const Theme& m_theme;
    std::filesystem::path m_profile;
    const app::Clock& m_clock;
};

} // namespace warpdeck::gui
