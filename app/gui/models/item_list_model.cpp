#include "app/gui/models/item_list_model.h"

#include "app/gui/card/card_document.h"
#include "app/gui/models/item_words.h"
#include "app/support/text_conversion.h"

namespace warpdeck::gui {

ItemListModel::ItemListModel(QObject* parent) : QAbstractTableModel(parent) {}

void ItemListModel::setItems(std::vector<services::ListedItem> items)
{
    beginResetModel();
    m_items = std::move(items);
    m_titles.clear();
    for (const services::ListedItem& listed : m_items)
        m_titles.push_back(spokenText(listed.title).simplified());
    endResetModel();
}

int ItemListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int ItemListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ItemListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const services::ListedItem& listed = item(index.row());
    if (role == MasteryRole)
        return static_cast<int>(listed.mastery);
    if (role == LocaleRole)
        return app::toQString(listed.locale.value());
    if (role == Qt::ToolTipRole && index.column() == Title)
        return m_titles[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == Due)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Title:
        return m_titles[static_cast<std::size_t>(index.row())];
    case State:
        return stateWord(listed);
    case Due:
        return dueWords(listed);
    case Languages: {
        QStringList tags;
        for (const LocaleTag& locale : listed.locales)
            tags.append(app::toQString(locale.value()));
        return tags.join(QLatin1Char(' '));
    }
    default:
        return {};
    }
}

QVariant ItemListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Due ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Title:
        return tr("Question");
    case State:
        return tr("State");
    case Due:
        return tr("Due");
    case Languages:
        return tr("Languages");
    default:
        return {};
    }
}

} // namespace warpdeck::gui
