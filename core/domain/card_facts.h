#pragma once

#include "core/base/strong_id.h"
#include "core/domain/card.h"

#include <cstdint>

namespace warpdeck {

/// One card of the open banks with what is known of it now: the raw material of queues and statistics.
struct CardFacts {
    CardKey card;
    TopicId topic;
    std::int32_t position = 0; ///< of the item among all items: by topic order, then as written
    CardState state;
    double retrievability = 0; ///< predicted for now, 0 to 1; meaningless without state.memory
};

} // namespace warpdeck
