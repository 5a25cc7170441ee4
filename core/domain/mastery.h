#pragma once

#include <cstdint>

namespace warpdeck {

/// How well a card is known. New: never reviewed, or reset. Known: a stability of at least 21 days. Learning: in
/// between.
enum class Mastery : std::uint8_t { New, Learning, Known };

} // namespace warpdeck
