#pragma once

#include <QSortFilterProxyModel>

#include "core/domain/item.h"

#include <optional>
#include <string>

namespace warpdeck::gui {

enum class StateFilter { All, Due, New, Learning, Known, Suspended, Flagged };

/// The questions whose stem holds the words looked for, in a state and a topic. Words are compared folded: without
/// case, accents and width.
class ItemFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ItemFilter(QObject* parent = nullptr);

    void setWords(const QString& words);
    void setState(StateFilter state);
    void setTopic(const std::optional<TopicId>& topic);
    void setKind(std::optional<ItemKind> kind);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::string m_words; ///< folded
    StateFilter m_state = StateFilter::All;
    std::optional<TopicId> m_topic;
    std::optional<ItemKind> m_kind;
};

} // namespace warpdeck::gui
