#pragma once

#include "core/base/time.h"
#include "core/storage/profile_store.h"

#include <cstddef>

namespace warpdeck::services {

/// Shows the reviews that nobody took back, in the order of replay. Throws Error.
void forEachStandingReview(storage::ProfileStore& profile, const storage::ProfileStore::ReviewVisitor& visit);

/// What was answered on one study day.
struct DayAnswers {
    std::size_t newCards = 0;   ///< cards met for the first time ever
    std::size_t otherCards = 0; ///< cards met before that day
};

DayAnswers answersOf(storage::ProfileStore& profile, StudyDay day);

} // namespace warpdeck::services
