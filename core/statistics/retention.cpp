#include "core/statistics/retention.h"

namespace warpdeck::statistics {

namespace {

constexpr int recentDays = 30;

void add(Rating rating, Retention& retention)
{
    ++retention.reviews;
    if (rating != Rating::Again)
        ++retention.recalled;
}

} // namespace

std::optional<double> Retention::share() const
{
    if (reviews == 0)
        return std::nullopt;
    return static_cast<double>(recalled) / reviews;
}

void addRetention(const std::vector<ReviewFact>& reviews, StudyDay today, RetentionReport& report)
{
    std::optional<StudyDay> previous;
    for (const ReviewFact& review : reviews) {
        if (!countsForMemory(review.mode))
            continue;
        if (previous && review.studyDay > *previous) {
            add(review.rating, report.all);
            if (today - review.studyDay < recentDays)
                add(review.rating, report.last30Days);
        }
        previous = review.studyDay;
    }
}

} // namespace warpdeck::statistics
