#pragma once

#include "core/base/time.h"
#include "core/domain/card.h"
#include "core/domain/rating.h"
#include "core/scheduling/scheduler.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace warpdeck::scheduling {

/// When an answer is given, and how the learner's days lie around it.
struct AnswerTime {
    Timestamp answeredAt;
    std::chrono::seconds utcOffset{0}; ///< at `answeredAt`
    std::chrono::hours rollover{4};
};

/// What the learner wants of intervals.
struct IntervalOptions {
    double desiredRetention = 0.9;         ///< 0 < r < 1
    std::int32_t maximumDays = 36500;      ///< at least 1
    std::optional<std::uint64_t> fuzzSeed; ///< see fuzzSeed(); absent: whole days are only rounded
};

/// What one rating would lead to.
struct NextState {
    MemoryState memory;
    Due due;
    Days interval{0}; ///< from the answer to `due`: whole days, or the exact time when that is an instant

    friend bool operator==(const NextState&, const NextState&) = default;
};

/// What each rating would lead to. No better rating has a shorter interval than a worse one, and Easy is at least a day
/// longer than Good where Good is whole days below the maximum.
struct NextStates {
    NextState again;
    NextState hard;
    NextState good;
    NextState easy;

    const NextState& of(Rating rating) const;

    friend bool operator==(const NextStates&, const NextStates&) = default;
};

/// The four possible outcomes of an answer to `card`: the model's memory states, with intervals made fit for a
/// calendar.
///
/// After Again, and where the model wants less than half a day, a card is due at an instant, one minute to just under
/// one day later; otherwise after whole days, 1 to the maximum, on a study day.
NextStates nextStates(const Scheduler& scheduler, const CardState& card, const AnswerTime& time,
                      const IntervalOptions& options);

} // namespace warpdeck::scheduling
