#pragma once

#include "core/base/time.h"
#include "core/domain/card_facts.h"
#include "core/scheduling/scheduler.h"
#include "core/services/bank_service.h"
#include "core/storage/profile_store.h"

#include <vector>

namespace warpdeck::services {

/// Every card of the open banks that can be asked, with what the profile knows of it at `now`.
std::vector<CardFacts> collectCardFacts(const BankService& banks, storage::ProfileStore& profile,
                                        const scheduling::Scheduler& scheduler, Timestamp now, StudyDay today);

} // namespace warpdeck::services
