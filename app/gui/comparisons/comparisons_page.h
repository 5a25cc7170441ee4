#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"
#include "core/services/library_service.h"

class QVBoxLayout;

namespace warpdeck::gui {

/// All comparisons, by topic.
class ComparisonsPage : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonsPage(AppContext& context, QWidget* parent = nullptr);

    /// Reads everything anew.
    void refresh();

Q_SIGNALS:
    void comparisonRequested(const warpdeck::ItemRef& item);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void addComparison(const services::ListedComparison& comparison);

    AppContext& m_context;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr; ///< made anew by refresh()
};

} // namespace warpdeck::gui
