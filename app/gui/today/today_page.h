#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"
#include "core/domain/session_options.h"
#include "core/services/statistics_service.h"

class QVBoxLayout;

namespace warpdeck::gui {

/// The start of a day: what is due, the way into it, and how the last days went.
class TodayPage : public QWidget {
    Q_OBJECT

public:
    explicit TodayPage(AppContext& context, QWidget* parent = nullptr);

    /// Reads everything anew.
    void refresh();

Q_SIGNALS:
    void studyRequested(const warpdeck::SessionOptions& options);
    void continueRequested();
    void topicsRequested();
    void topicRequested(const warpdeck::TopicId& topic);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What a Study session of now would hold.
    struct Plan {
        int due = 0;
        int fresh = 0;
    };

    void build(const services::StudyStatistics& statistics);
    void addHead(const services::StudyStatistics& statistics);
    void addInterrupted();
    void addDays(const services::StudyStatistics& statistics);
    void addWeakest(const services::StudyStatistics& statistics);
    QString headline(const services::StudyStatistics& statistics) const;
    QString detail(const services::StudyStatistics& statistics) const;
    QString topicTitle(const TopicId& topic) const;
    void study();

    AppContext& m_context;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr; ///< made anew by refresh()
    Plan m_plan;
};

} // namespace warpdeck::gui
