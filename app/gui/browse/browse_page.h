#pragma once

#include <QWidget>

#include "app/gui/app_context.h"

class QAction;
class QComboBox;
class QLineEdit;
class QTableView;

namespace warpdeck::gui {

class ItemFilter;
class ItemListModel;
class ItemPreview;
class TextLabel;

/// All questions as a list that can be narrowed down, with a preview beside it where there is room.
class BrowsePage : public QWidget {
    Q_OBJECT

public:
    explicit BrowsePage(AppContext& context, QWidget* parent = nullptr);

    /// Reads everything anew.
    void refresh();

Q_SIGNALS:
    void itemRequested(const warpdeck::ItemRef& item);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpSearch();
    void setUpTable();
    void retranslate();
    void restyle();
    void applyFilter();
    void preview();
    void open(const QModelIndex& index);

    AppContext& m_context;
    ItemListModel* m_model;
    ItemFilter* m_filter;
    QLineEdit* m_search;
    QAction* m_find = nullptr;
    QAction* m_clear = nullptr;
    QComboBox* m_state;
    QComboBox* m_topic;
    QComboBox* m_kind;
    TextLabel* m_count;
    QTableView* m_table;
    ItemPreview* m_preview;
};

} // namespace warpdeck::gui
