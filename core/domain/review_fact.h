#pragma once

#include "core/base/time.h"
#include "core/base/uuid.h"
#include "core/domain/card.h"
#include "core/domain/rating.h"
#include "core/domain/review.h"

namespace warpdeck {

/// The part of a Review that replay and statistics need; small, because all of a profile's are read at once.
struct ReviewFact {
    Uuid id;
    Timestamp answeredAt;
    StudyDay studyDay;
    Rating rating = Rating::Again;
    ReviewMode mode = ReviewMode::Practice;
    Due due;
    double scheduledDays = 0;

    friend bool operator==(const ReviewFact&, const ReviewFact&) = default;
};

/// True for answers that tell the schedule something: Practice and Early.
inline bool countsForMemory(ReviewMode mode)
{
    return mode == ReviewMode::Practice || mode == ReviewMode::Early;
}

} // namespace warpdeck
