#pragma once

#include <QDialog>

#include "app/gui/theme/theme.h"
#include "app/support/clock.h"
#include "core/base/error.h"

#include <filesystem>

class QHBoxLayout;
class QVBoxLayout;

namespace warpdeck::gui {

class BackupList;
class Button;
class TextLabel;

/// Stands in for the window when the profile cannot be opened: says what happened and what is safe. For a damaged one
/// it offers the backups and a repair. Accepted means that it is worth another try. Nobody may have the profile open.
class ErrorPage : public QDialog {
    Q_OBJECT

public:
    ErrorPage(const Theme& theme, const Error& error, const std::filesystem::path& profile, const app::Clock& clock);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void build(const Error& error);
    void add(QWidget* part);
    TextLabel* paragraph(const QString& text, bool isReading);
    void addBackups();
    void addActions();
    void addRepair();
    void addDetails(const Error& error);
    Button* action(QHBoxLayout& row, const QString& text, void (ErrorPage::*act)());
    void restore();
    void tell(const QString& sentences);
    void showFiles();
    void repair();

    const Theme& m_theme;
    std::filesystem::path m_profile;
    const app::Clock& m_clock;
    bool m_offersBackups; ///< the profile cannot be read, for whatever reason
    bool m_missing;
    QVBoxLayout* m_column;
    BackupList* m_backups = nullptr;
    Button* m_first = nullptr;
    TextLabel* m_failure = nullptr; ///< why the last action did not help
};

} // namespace warpdeck::gui
