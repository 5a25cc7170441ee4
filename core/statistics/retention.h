#pragma once

#include "core/base/time.h"
#include "core/domain/review_fact.h"

#include <optional>
#include <vector>

namespace warpdeck::statistics {

/// Recalled: rated better than Again.
struct Retention {
    int reviews = 0;
    int recalled = 0;

    std::optional<double> share() const; ///< 0 to 1; nothing without reviews

    friend bool operator==(const Retention&, const Retention&) = default;
};

struct RetentionReport {
    Retention all;
    Retention last30Days; ///< today and the 29 study days before

    friend bool operator==(const RetentionReport&, const RetentionReport&) = default;
};

/// Adds what the reviews of one card say to `report`. Only answers that count for memory and come at least one study
/// day after the one before are recall; a first meeting or a second try on the same day is not.
///
/// `reviews` are those not retracted, in order of time. A reset is no break: what it forgets is the schedule.
void addRetention(const std::vector<ReviewFact>& reviews, StudyDay today, RetentionReport& report);

} // namespace warpdeck::statistics
