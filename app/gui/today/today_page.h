#pragma once

#include "app/gui/built_page.h"
#include "core/domain/session_options.h"
#include "core/services/statistics_service.h"

namespace warpdeck::gui {

/// The start of a day: what is due, the way into it, and how the last days went.
class TodayPage : public BuiltPage {
    Q_OBJECT

public:
    explicit TodayPage(AppContext& context, QWidget* parent = nullptr);

Q_SIGNALS:
    void studyRequested(const warpdeck::SessionOptions& options);
    void continueRequested();
    void topicsRequested();
    void topicRequested(const warpdeck::TopicId& topic);

protected:
    void build() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What a Study session of now would hold.
    struct Plan {
        int due = 0;
        int fresh = 0;
    };

    void addHead(const services::StudyStatistics& statistics);
    void addWelcome();
    void addInterrupted(const InterruptedSession& session);
    void addDays(const services::StudyStatistics& statistics);
    void addWeakest(const services::StudyStatistics& statistics);
    QString headline(const services::StudyStatistics& statistics) const;
    QString detail(const services::StudyStatistics& statistics) const;
    QString topicTitle(const TopicId& id) const;
    void study();

    Plan m_plan;
};

} // namespace warpdeck::gui
