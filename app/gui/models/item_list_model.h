#pragma once

#include <QAbstractTableModel>

#include "core/services/library_service.h"

#include <vector>

namespace warpdeck::gui {

/// Questions with the learner's state, as a table. Holds copies of values.
class ItemListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Title, State, Due, Languages, ColumnCount };
    enum Role { MasteryRole = Qt::UserRole + 1, LocaleRole };

    explicit ItemListModel(QObject* parent = nullptr);

    void setItems(std::vector<services::ListedItem> items);
    const services::ListedItem& item(int row) const { return m_items[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<services::ListedItem> m_items;
    std::vector<QString> m_titles; ///< as spoken, in the order of m_items
};

} // namespace warpdeck::gui
