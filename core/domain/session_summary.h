#pragma once

#include "core/base/strong_id.h"
#include "core/domain/card.h"

#include <chrono>
#include <vector>

namespace warpdeck {

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
    std::vector<CardKey> missed;       ///< in the order in which they were met; another session practises them again

    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};

} // namespace warpdeck
