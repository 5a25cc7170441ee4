#pragma once

#include <cstddef>
#include <optional>

namespace warpdeck {

/// Which option a learner means by typing `character`, counted from 0: A, a and full-width Ａ are the first, so are the
/// digit 1 of any script and Arabic أ or ا. Nothing for anything else.
std::optional<std::size_t> choiceOf(char32_t character);

/// The value of a decimal digit of any script; nothing for other characters.
std::optional<int> digitOf(char32_t character);

} // namespace warpdeck
