#pragma once

#include "core/base/strong_id.h"
#include "core/domain/card.h"
#include "core/domain/review.h"

namespace warpdeck::session {

/// A card to be asked, and how its review is logged.
struct QueueEntry {
    CardKey card;
    TopicId topic;
    ReviewMode mode = ReviewMode::Practice;

    friend bool operator==(const QueueEntry&, const QueueEntry&) = default;
};

} // namespace warpdeck::session
