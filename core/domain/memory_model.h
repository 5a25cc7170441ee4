#pragma once

#include <cstdint>

namespace warpdeck {

/// The models of memory that a schedule can follow.
enum class MemoryModel : std::uint8_t { Fsrs6, Fsrs7 };

} // namespace warpdeck
