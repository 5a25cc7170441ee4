#pragma once

#include <cstdint>

namespace warpdeck {

/// What formatting does with a file that is not in canonical form.
enum class FormatMode : std::uint8_t { Rewrite, OnlyTell };

} // namespace warpdeck
