#pragma once

#include "core/domain/rating.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::app {

enum class InputKind : std::uint8_t { Nothing, Choice, SwitchLocale, Undo, Quit, Hint, Help, Unknown };

/// What a line typed at the question means.
struct PracticeInput {
    InputKind kind = InputKind::Unknown;
    std::vector<std::size_t> options; ///< Choice: positions in the displayed order, ascending, without repetition
    std::string locale;               ///< SwitchLocale: the wanted locale; empty for the next one
};

/// Reads a line at a question with `optionCount` displayed options (0: a flashcard). Letters and digits choose, of any
/// script;
/// `:l [LOCALE]`, `:u`, `:q`, `:h` (hint) and `:?` do what they say, and so do the bare letters where they choose
/// nothing.
PracticeInput readInput(std::string_view line, std::size_t optionCount);

/// Reads a rating line: 1 to 4 in any script's digits, empty means Good. Nothing for anything else.
std::optional<Rating> readRating(std::string_view line);

} // namespace warpdeck::app
