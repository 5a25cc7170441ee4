#pragma once

#include "core/base/diagnostics.h"
#include "core/domain/bank_contents.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace warpdeck::content {

/// Names one piece of text: the item (or topic) id, the locale and the unit. Units are `title`, `intro`, `stem`,
/// `option.<id>`, `feedback.<id>`, `hint`, `back`, `explanation`, `answers`, `units`, `table`; a meta line is
/// `meta.<key>`.
struct UnitKey {
    std::string owner;
    LocaleTag locale;
    std::string unit;

    friend auto operator<=>(const UnitKey&, const UnitKey&) = default;
};

/// `waive: CODE reason`: the author's word that one finding of an item is meant to be so.
struct Waiver {
    std::string owner;
    LocaleTag locale;
    DiagnosticCode code{};
    std::string reason;
    Place place;
};

/// A content folder, read: what goes into the bank, and what only the checks need.
struct ContentTree {
    BankContents contents;
    std::map<UnitKey, Place> places; ///< where each unit begins
    std::vector<Waiver> waivers;
    std::vector<std::pair<ItemId, LocaleTag>> sameAsSource; ///< translations that say `same-as-source: yes`

    /// The unit's place, or that of its owner's title, or the empty place.
    Place placeOf(const UnitKey& key) const;
};

} // namespace warpdeck::content
