#pragma once

#include "core/base/strong_id.h"
#include "core/base/time.h"
#include "core/domain/item.h"
#include "core/domain/memory_state.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck {

/// An item of a certain bank; the identity that reviews refer to.
struct ItemRef {
    BankId bank;
    ItemId item;

    friend auto operator<=>(const ItemRef&, const ItemRef&) = default;
};

/// The schedulable unit: one facet of an item. The facet is empty for most kinds, `forward` or `backward` for a card
/// asked both ways, and a gap's id for a cloze.
struct CardKey {
    ItemRef item;
    std::string facet;

    friend auto operator<=>(const CardKey&, const CardKey&) = default;
};

/// The facets of a card that is asked both ways.
inline constexpr const char* forwardFacet = "forward";
inline constexpr const char* backwardFacet = "backward";

/// The facets under which `item` is scheduled; none for a comparison.
std::vector<std::string> facetsOf(const Item& item);

/// When a card is to be met again: on a study day, or at an instant when that is less than a day ahead.
struct Due {
    StudyDay day;                     ///< the study day on which it falls due
    std::optional<Timestamp> instant; ///< set: not before this moment

    friend bool operator==(const Due&, const Due&) = default;
};

/// True when the card may be asked at `now`, which lies in the study day `today`.
bool isDue(const Due& due, Timestamp now, StudyDay today);

/// A cache of what the log says about a card. Everything in it can be rebuilt by replaying reviews and events.
struct CardState {
    std::optional<MemoryState> memory; ///< absent: never reviewed, or reset
    std::optional<Due> due;            ///< absent together with `memory`
    std::optional<Timestamp> lastReview;
    std::optional<StudyDay> lastStudyDay;
    int reviews = 0; ///< since the last reset
    int lapses = 0;  ///< answers Again after the first one, since the last reset
    bool suspended = false;
    bool flagged = false;
    std::optional<StudyDay> buriedUntil; ///< not asked before this day

    friend bool operator==(const CardState&, const CardState&) = default;
};

} // namespace warpdeck
