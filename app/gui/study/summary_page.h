#pragma once

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"

#include <vector>

class QVBoxLayout;

namespace warpdeck::gui {

/// What a session came to: right and wrong, time, what was missed, per topic.
class SummaryPage : public QWidget {
    Q_OBJECT

public:
    explicit SummaryPage(AppContext& context, QWidget* parent = nullptr);

    /// Shows the session that the study service holds.
    void refresh();

Q_SIGNALS:
    void practiseAgain(const std::vector<warpdeck::CardKey>& cards);
    void done();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addHead(ColumnPage& page, const SessionSummary& summary);
    void addMissed(ColumnPage& page);
    void addTopics(ColumnPage& page, const SessionSummary& summary);
    void addSection(ColumnPage& page, const QString& title);

    AppContext& m_context;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr; ///< made anew by refresh()
};

} // namespace warpdeck::gui
