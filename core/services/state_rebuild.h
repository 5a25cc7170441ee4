#pragma once

#include "core/domain/card.h"
#include "core/domain/review_fact.h"
#include "core/scheduling/replay.h"
#include "core/scheduling/scheduler.h"
#include "core/storage/profile_store.h"

#include <map>
#include <vector>

namespace warpdeck::services {

/// What happened to every card of the profile.
std::map<storage::CardNumber, scheduling::CardLog> readLogs(storage::ProfileStore& profile);

/// What happened to one card.
scheduling::CardLog readLog(storage::ProfileStore& profile, const CardKey& card);

/// The state that the log gives for every card of the profile.
std::vector<storage::NumberedState> replayedStates(storage::ProfileStore& profile,
                                                   const scheduling::Scheduler& scheduler);

/// Puts the state that the log gives into the place of every stored one, in one transaction. Never reads a stored one,
/// so it mends whatever they hold.
void rebuildCardStates(storage::ProfileStore& profile, const scheduling::Scheduler& scheduler);

} // namespace warpdeck::services
