#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"

class QVBoxLayout;

namespace warpdeck::gui {

/// A question with its answers, beside the list.
class ItemPreview : public QWidget {
    Q_OBJECT

public:
    explicit ItemPreview(AppContext& context, QWidget* parent = nullptr);

    void show(const ItemRef& item);
    void clear();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void build(const ItemRef& item);

    AppContext& m_context;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr; ///< made anew for each question
};

} // namespace warpdeck::gui
