#pragma once

#include "core/base/strong_id.h"
#include "core/domain/item.h"
#include "core/domain/item_text.h"
#include "core/text/locale_tag.h"

#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::storage {

/// What a queue must know of a card to choose and order it. The views are valid during the visit only.
struct BankCardRow {
    std::string_view item; ///< an ItemId
    std::string_view facet;
    std::string_view topic;
    ItemKind kind = ItemKind::Choice;
    int level = 0;
    int position = 0; ///< of the item in its topic, from 0
};

/// An item as lists show it.
struct ItemSummary {
    ItemId id;
    TopicId topic;
    ItemKind kind = ItemKind::Choice;
    int level = 0;
    std::optional<LocaleTag> locale; ///< of the title; absent: no text in any locale that was asked for
    TextState state = TextState::Draft;
    std::string title;

    friend bool operator==(const ItemSummary&, const ItemSummary&) = default;
};

/// How much a topic holds.
struct TopicSize {
    int items = 0;
    int comparisons = 0; ///< those of the items that ask nothing

    friend bool operator==(const TopicSize&, const TopicSize&) = default;
};

} // namespace warpdeck::storage
