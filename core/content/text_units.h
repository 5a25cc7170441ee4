#pragma once

#include "core/domain/bank_contents.h"

#include <string>
#include <vector>

namespace warpdeck::content {

/// One unit of a text: the smallest thing that is translated and reviewed by itself.
struct TextUnit {
    std::string name; ///< `title`, `stem`, `option.a` … (see UnitKey)
    std::string text;

    friend bool operator==(const TextUnit&, const TextUnit&) = default;
};

/// The units that have text, in a fixed order. In a comparison the lines of the table are a unit of their own.
std::vector<TextUnit> unitsOf(const ItemText& text, ItemKind kind);
std::vector<TextUnit> unitsOf(const TopicText& text);

/// The hash by which a row of `<topic>.l10n.tsv` knows a unit's text.
std::string unitHash(const TextUnit& unit);

/// ItemText::revision: the hash of all units.
std::string revisionOf(const std::vector<TextUnit>& units);

} // namespace warpdeck::content
