#pragma once

#include "core/domain/card.h"
#include "core/domain/review_fact.h"
#include "core/scheduling/replay.h"
#include "core/scheduling/scheduler.h"
#include "core/storage/profile_store.h"

#include <map>

namespace warpdeck::services {

/// What happened to every card of the profile.
std::map<storage::CardNumber, scheduling::CardLog> readLogs(storage::ProfileStore& profile);

/// What happened to one card.
scheduling::CardLog readLog(storage::ProfileStore& profile, const CardKey& card);

/// Puts the state that the log gives into the place of every stored one, in one transaction.
/// Returns how many stored states were missing or different.
int rebuildCardStates(storage::ProfileStore& profile, const scheduling::Scheduler& scheduler);

} // namespace warpdeck::services
