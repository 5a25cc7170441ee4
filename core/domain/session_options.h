#pragma once

#include "core/base/strong_id.h"
#include "core/domain/card.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpdeck {

/// Study: what is due and new, within the day's limits. Practice: that without limits, then everything else.
enum class SessionKind : std::uint8_t { Study, Practice };

/// What the learner asked for when starting a session.
struct SessionOptions {
    SessionKind kind = SessionKind::Practice;
    std::vector<TopicId> topics;      ///< empty: all
    std::vector<CardKey> cards;       ///< Practice only: exactly these, in this order; empty: as the rest says
    std::optional<std::size_t> count; ///< at most so many cards
    std::uint64_t seed = 0;           ///< orders options and draws values
    std::size_t newCardsLeft = 0;     ///< Study only: what the day's limit still allows
    std::size_t reviewsLeft = 0;      ///< Study only: what the day's limit still allows

    friend bool operator==(const SessionOptions&, const SessionOptions&) = default;
};

} // namespace warpdeck
