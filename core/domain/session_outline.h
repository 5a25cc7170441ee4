#pragma once

#include "core/base/strong_id.h"
#include "core/base/time.h"
#include "core/domain/card.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpdeck {

/// How one card of a session stands; Missed when it was rated Again at least once.
enum class ThreadState : std::uint8_t { Open, Right, Missed };

/// A session at a glance.
struct SessionOutline {
    std::vector<ThreadState> cards;     ///< in the order of the queue, cards dropped unanswered left out
    std::optional<std::size_t> current; ///< index into `cards`; absent at the end

    friend bool operator==(const SessionOutline&, const SessionOutline&) = default;
};

/// A session that was not finished, as it is offered for continuing.
struct InterruptedSession {
    SessionOutline outline;
    std::size_t answered = 0;
    std::vector<TopicId> topics; ///< of its cards, each once, in the order of the queue
    Timestamp startedAt;
};

/// A question that was missed, with the wrong answer that was given first.
struct MissedAnswer {
    CardKey card;
    std::vector<OptionId> chosen; ///< empty for a flashcard
};

} // namespace warpdeck
