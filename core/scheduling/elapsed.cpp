#include "core/scheduling/elapsed.h"

#include <algorithm>

namespace warpdeck::scheduling {

Elapsed elapsedSince(const CardState& card, Timestamp now, StudyDay today)
{
    Elapsed elapsed;
    if (card.lastStudyDay)
        elapsed.studyDays = std::max(today - *card.lastStudyDay, 0);
    if (card.lastReview)
        elapsed.exact = std::max(Days(now - *card.lastReview), Days(0));
    return elapsed;
}

} // namespace warpdeck::scheduling
