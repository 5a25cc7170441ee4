#pragma once

#include "core/domain/card.h"
#include "core/domain/review.h"
#include "core/domain/review_fact.h"
#include "core/scheduling/scheduler.h"

#include <vector>

namespace warpdeck::scheduling {

/// What happened to one card, in any order. An entry that appears twice (logs of two devices) counts once.
struct CardLog {
    std::vector<ReviewFact> reviews;
    std::vector<Event> events; ///< those with a value that cannot be read change nothing
};

/// The reviews that no event retracts, in order of (answeredAt, id).
std::vector<ReviewFact> withoutRetracted(CardLog log);

/// What the log says about the card: its entries applied in order of (time, id), except those that an event retracts.
/// Reviews, resets, and every other event but a retraction can be retracted, before or after they arrive.
CardState replay(const Scheduler& scheduler, CardLog log);

/// One step of replay. Cram and Exam reviews change nothing; the due date is the review's own, never recomputed.
/// Precondition: nothing later has been applied to `before`.
CardState afterReview(const Scheduler& scheduler, const CardState& before, const ReviewFact& review);

/// One step of replay. A retraction changes nothing here: it takes effect by leaving its target out of the replay.
CardState afterEvent(const CardState& before, const Event& event);

} // namespace warpdeck::scheduling
