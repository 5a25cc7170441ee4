#pragma once

#include "core/base/strong_id.h"
#include "core/session/queue_entry.h"
#include "core/session/session.h"

#include <chrono>
#include <vector>

namespace warpdeck::session {

/// Cards by how they went: missed when rated Again at least once, right otherwise.
struct Score {
    int right = 0;
    int missed = 0;

    friend bool operator==(const Score&, const Score&) = default;
};

struct TopicScore {
    TopicId topic;
    Score score;

    friend bool operator==(const TopicScore&, const TopicScore&) = default;
};

/// What a session came to, so far or at its end.
struct SessionSummary {
    Score score;
    std::chrono::milliseconds time{0}; ///< spent answering
    std::vector<TopicScore> topics;    ///< in the order in which they were met
    std::vector<QueueEntry> missed;    ///< in the order in which they were met; another session practises them again

    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};

/// Answers taken back are not in it.
SessionSummary summaryOf(const Session& session);

/// How far a session is, in cards.
struct SessionProgress {
    std::size_t done = 0;  ///< will not be asked again
    std::size_t total = 0; ///< without dropped cards that were never answered

    friend bool operator==(const SessionProgress&, const SessionProgress&) = default;
};

SessionProgress progressOf(const Session& session);

} // namespace warpdeck::session
