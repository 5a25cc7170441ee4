#pragma once

#include "core/base/strong_id.h"
#include "core/domain/item.h"

#include <cstdint>
#include <vector>

namespace warpdeck::session {

/// The options of `item` in the order of display. The same seed always gives the same order, on every platform.
std::vector<OptionId> displayOrder(const Item& item, std::uint64_t attemptSeed);

} // namespace warpdeck::session
