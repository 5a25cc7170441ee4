#pragma once

#include "app/gui/built_page.h"

#include <vector>

namespace warpdeck::gui {

/// What the session that the study service holds came to: right and wrong, time, what was missed, per topic.
class SummaryPage : public BuiltPage {
    Q_OBJECT

public:
    explicit SummaryPage(AppContext& context, QWidget* parent = nullptr);

Q_SIGNALS:
    void practiseAgain(const std::vector<warpdeck::CardKey>& cards);
    void done();

protected:
    void build() override;

private:
    void addHead(const SessionSummary& summary);
    void addMissed();
    void addTopics(const SessionSummary& summary);
    void addSection(const QString& title);
};

} // namespace warpdeck::gui
