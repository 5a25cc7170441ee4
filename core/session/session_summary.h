#pragma once

#include "core/domain/session_outline.h"
#include "core/domain/session_summary.h"
#include "core/session/session.h"

#include <cstddef>
#include <vector>

namespace warpdeck::session {

/// Answers taken back are not in it.
SessionSummary summaryOf(const Session& session);

/// How far a session is, in cards.
struct SessionProgress {
    std::size_t done = 0;  ///< will not be asked again
    std::size_t total = 0; ///< without dropped cards that were never answered

    friend bool operator==(const SessionProgress&, const SessionProgress&) = default;
};

SessionProgress progressOf(const Session& session);

/// How many cards were answered at least once.
std::size_t answeredCards(const Session& session);

SessionOutline outlineOf(const Session& session);

/// The reviews to which the cards of SessionSummary::missed owe their being there: each card's first Again.
std::vector<Uuid> missedReviews(const Session& session);

} // namespace warpdeck::session
