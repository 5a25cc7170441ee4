#pragma once

#include "core/base/time.h"
#include "core/domain/card_facts.h"
#include "core/domain/session_options.h"
#include "core/session/queue_entry.h"

#include <vector>

namespace warpdeck::session {

/// The cards of a session, in the order of asking: due ones, those most at risk of being forgotten first; then new ones
/// by position; then (Practice only) the rest, most at risk first, logged as Early. Equal cards keep the order of
/// `cards`.
///
/// Suspended and buried cards are left out. Cards of one item are kept apart where possible.
std::vector<QueueEntry> buildQueue(const std::vector<CardFacts>& cards, const SessionOptions& options, Timestamp now,
                                   StudyDay today);

} // namespace warpdeck::session
