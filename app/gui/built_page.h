#pragma once

#include <QWidget>

#include "app/gui/app_context.h"
#include "app/gui/widgets/column_page.h"

class QVBoxLayout;

namespace warpdeck::gui {

/// A page that is made anew from what is known whenever it is opened, and when the interface's language changes: what
/// such a page shows is small, and so nothing on it can be out of date.
class BuiltPage : public QWidget {
    Q_OBJECT

public:
    BuiltPage(AppContext& context, int columnWidth, QWidget* parent = nullptr);

    /// Reads everything anew.
    void refresh();

protected:
    /// Fills page() from the top. May throw Error: what was added until then stays.
    virtual void build() = 0;

    AppContext& context() const { return m_context; }
    const Theme& theme() const { return m_context.theme(); }
    ColumnPage& page() { return *m_page; }
    int columnWidth() const { return ColumnPage::columnWidthIn(width(), m_columnWidth); }
    /// Puts what stays from one build to the next above the column.
    void setHeader(QWidget* header);

    void changeEvent(QEvent* event) override;

private:
    AppContext& m_context;
    int m_columnWidth;
    QVBoxLayout* m_layout;
    ColumnPage* m_page = nullptr;
};

} // namespace warpdeck::gui
