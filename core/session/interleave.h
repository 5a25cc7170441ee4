#pragma once

#include "core/session/queue_entry.h"

#include <cstddef>
#include <vector>

namespace warpdeck::session {

/// Moves cards of one item apart, so that one does not give away the other: between two of them stand at least `gap`
/// cards of other items, wherever enough of those are left. Otherwise the order stays.
std::vector<QueueEntry> spacedApart(std::vector<QueueEntry> entries, std::size_t gap);

} // namespace warpdeck::session
