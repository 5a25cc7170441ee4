#pragma once

#include "core/domain/item.h"
#include "core/domain/item_text.h"
#include "core/text/markdown_tree.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

namespace warpdeck::storage {

/// The words by which a bank stores an enumeration, in the enumeration's order. schema.sql lists the same ones.
template <class Enum>
inline constexpr std::array<std::string_view, 0> bankWords{};

template <>
inline constexpr std::array<std::string_view, 7> bankWords<ItemKind>{"choice", "multiple", "number",    "text",
                                                                     "cloze",  "card",     "comparison"};
template <>
inline constexpr std::array<std::string_view, 6> bankWords<Bloom>{"remember", "understand", "apply",
                                                                  "analyse",  "evaluate",   "create"};
template <>
inline constexpr std::array<std::string_view, 2> bankWords<Scoring>{"all-or-nothing", "partial"};

template <>
inline constexpr std::array<std::string_view, 3> bankWords<OptionOrder>{"shuffled", "ascending", "as-written"};

template <>
inline constexpr std::array<std::string_view, 2> bankWords<TextMatch>{"fold", "exact"};

template <>
inline constexpr std::array<std::string_view, 3> bankWords<ToleranceKind>{"exact", "absolute", "percent"};

template <>
inline constexpr std::array<std::string_view, 4> bankWords<DrawScale>{"linear", "log", "step", "list"};

template <>
inline constexpr std::array<std::string_view, 4> bankWords<TextState>{"source", "draft", "reviewed", "stale"};

template <>
inline constexpr std::array<std::string_view, 2> bankWords<Formula::Style>{"inline", "display"};

template <class Enum>
std::string_view bankWord(Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    assert(index < bankWords<Enum>.size());
    return bankWords<Enum>[index];
}

/// The value that is stored as `word`, if there is one.
template <class Enum>
std::optional<Enum> fromBankWord(std::string_view word)
{
    const auto& words = bankWords<Enum>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return std::nullopt;
    return static_cast<Enum>(found - words.begin());
}

} // namespace warpdeck::storage
