#pragma once

#include "app/gui/built_page.h"
#include "core/services/statistics_service.h"

class QHBoxLayout;
namespace warpdeck::gui {

/// All topics with the learner's progress.
class TopicsPage : public BuiltPage {
    Q_OBJECT

public:
    explicit TopicsPage(AppContext& context, QWidget* parent = nullptr);

Q_SIGNALS:
    void topicRequested(const warpdeck::TopicId& topic);
    void addBankRequested();

protected:
    void build() override;

private:
    void addTopic(const services::TopicSummary& topic, const services::TopicProgress& state);
    void addEmpty();
    void addLegend(QHBoxLayout& row);
};

} // namespace warpdeck::gui
