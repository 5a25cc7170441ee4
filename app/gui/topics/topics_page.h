#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"
#include "core/services/statistics_service.h"

class QHBoxLayout;
class QVBoxLayout;

namespace warpdeck::gui {

/// All topics with the learner's progress.
class TopicsPage : public QWidget {
    Q_OBJECT

public:
    explicit TopicsPage(AppContext& context, QWidget* parent = nullptr);

    /// Reads everything anew.
    void refresh();

Q_SIGNALS:
    void topicRequested(const warpdeck::TopicId& topic);
    void addBankRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void addTopic(const services::TopicSummary& topic, const services::TopicProgress& state);
    void addEmpty();
    void addLegend(QHBoxLayout& row);

    AppContext& m_context;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr; ///< made anew by refresh()
};

} // namespace warpdeck::gui
