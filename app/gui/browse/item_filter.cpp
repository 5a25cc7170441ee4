#include "app/gui/browse/item_filter.h"

#include "app/gui/models/item_list_model.h"
#include "app/support/text_conversion.h"
#include "core/text/fold.h"

namespace warpdeck::gui {

namespace {

bool isIn(const services::ListedItem& item, StateFilter state)
{
    switch (state) {
    case StateFilter::All:
        return true;
    case StateFilter::Due:
        return item.due;
    case StateFilter::New:
        return item.mastery == Mastery::New;
    case StateFilter::Learning:
        return item.mastery == Mastery::Learning;
    case StateFilter::Known:
        return item.mastery == Mastery::Known;
    case StateFilter::Suspended:
        return item.suspended;
    case StateFilter::Flagged:
        return item.flagged;
    }
    return true;
}

} // namespace

ItemFilter::ItemFilter(QObject* parent) : QSortFilterProxyModel(parent) {}

void ItemFilter::setWords(const QString& words)
{
    m_words = fold(app::toUtf8(words.trimmed()));
    invalidateFilter();
}

void ItemFilter::setState(StateFilter state)
{
    m_state = state;
    invalidateFilter();
}

void ItemFilter::setTopic(const std::optional<TopicId>& topic)
{
    m_topic = topic;
    invalidateFilter();
}

void ItemFilter::setKind(std::optional<ItemKind> kind)
{
    m_kind = kind;
    invalidateFilter();
}

bool ItemFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto* model = qobject_cast<const ItemListModel*>(sourceModel());
    const services::ListedItem& item = model->item(row);
    if (!isIn(item, m_state) || (m_topic && item.topic != *m_topic) || (m_kind && item.kind != *m_kind))
        return false;
    if (m_words.empty())
        return true;
    const QString stem = model->index(row, ItemListModel::Title, parent).data().toString();
    return fold(app::toUtf8(stem)).find(m_words) != std::string::npos;
}

} // namespace warpdeck::gui
