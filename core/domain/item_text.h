#pragma once

#include "core/base/strong_id.h"
#include "core/text/locale_tag.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpdeck {

/// What is known of a text's quality. Missing is the absence of an ItemText.
enum class TextState : std::uint8_t {
    Source,   ///< the text that others are translated from
    Draft,    ///< translated, nobody has reviewed it
    Reviewed, ///< translated and reviewed
    Stale,    ///< the source changed after it was translated
};

struct OptionText {
    OptionId id;
    std::string text;     ///< Markdown
    std::string feedback; ///< Markdown; why this option is right or wrong

    friend bool operator==(const OptionText&, const OptionText&) = default;
};

/// The names of a unit in one locale; the first is shown, all are accepted.
struct UnitNames {
    std::string unit;
    std::vector<std::string> names;

    friend bool operator==(const UnitNames&, const UnitNames&) = default;
};

/// One item's texts in one locale. All prose is Markdown with TeX between dollars (core/text/markdown).
struct ItemText {
    ItemId item;
    LocaleTag locale;
    TextState state = TextState::Draft;
    std::string title;
    std::string stem; ///< for a card its front, for a comparison its introduction and table
    std::vector<OptionText> options;
    std::vector<std::string> answers; ///< `text` items: the accepted words
    std::string hint;
    std::string back;
    std::string explanation;
    std::vector<UnitNames> units;
    std::string revision; ///< hash of everything above but `state`; a review stores it

    friend bool operator==(const ItemText&, const ItemText&) = default;
};

} // namespace warpdeck
