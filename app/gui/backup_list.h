#pragma once

#include <QDate>
#include <QWidget>

#include "app/gui/theme/theme.h"
#include "core/services/profile_service.h"

#include <vector>

class QButtonGroup;

namespace warpdeck::gui {

/// Copies of the profile to choose from, newest first; damaged ones are shown and cannot be chosen.
class BackupList : public QWidget {
    Q_OBJECT

public:
    /// The good one with the most answers is chosen.
    BackupList(const Theme& theme, std::vector<services::ProfileBackup> backups, QDate today,
               QWidget* parent = nullptr);

    /// Nothing when no backup is good.
    const services::ProfileBackup* chosen() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    std::vector<services::ProfileBackup> m_backups;
    QButtonGroup* m_rows;
};

/// When a backup was made, as one says it: `Today, 9:12`, `Yesterday, 22:41`, `29 November, 21:03`.
QString backupTime(const services::ProfileBackup& backup, QDate today);
/// What is in it: `1,284 answers, 2.1 MB`.
QString backupContents(const services::ProfileBackup& backup);

} // namespace warpdeck::gui
