#pragma once

#include <cstdint>

namespace warpdeck {

/// The learner's recall of a card, on the four-button scale the literature uses.
enum class Rating : std::uint8_t { Again = 1, Hard = 2, Good = 3, Easy = 4 };

} // namespace warpdeck
