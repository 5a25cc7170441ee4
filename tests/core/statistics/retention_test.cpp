#include "core/statistics/retention.h"

#include "tests/core/statistics/statistics_support.h"

#include <gtest/gtest.h>

namespace warpdeck::statistics {
namespace {

ReviewFact reviewed(int daysAgo, Rating rating, ReviewMode mode = ReviewMode::Practice)
{
    return {Uuid(Uuid::Bytes{}), {}, today + -daysAgo, rating, mode, {}, 0};
}

RetentionReport reportOf(const std::vector<ReviewFact>& reviews)
{
    RetentionReport report;
    addRetention(reviews, today, report);
    return report;
}

TEST(Retention, CountsRecallAfterAtLeastADay)
{
    const RetentionReport report =
        reportOf({reviewed(9, Rating::Again), reviewed(9, Rating::Good), reviewed(5, Rating::Hard),
                  reviewed(3, Rating::Again), reviewed(3, Rating::Good), reviewed(2, Rating::Easy)});
    EXPECT_EQ(report.all, (Retention{3, 2}));
    EXPECT_EQ(report.last30Days, report.all);
}

TEST(Retention, SeparatesTheLastThirtyDays)
{
    const RetentionReport report =
        reportOf({reviewed(90, Rating::Good), reviewed(30, Rating::Good), reviewed(29, Rating::Again)});
    EXPECT_EQ(report.all, (Retention{2, 1}));
    EXPECT_EQ(report.last30Days, (Retention{1, 0}));
}

TEST(Retention, LeavesCramAndExamOut)
{
    const RetentionReport report =
        reportOf({reviewed(9, Rating::Good), reviewed(5, Rating::Again, ReviewMode::Cram),
                  reviewed(4, Rating::Again, ReviewMode::Exam), reviewed(4, Rating::Good, ReviewMode::Early)});
    EXPECT_EQ(report.all, (Retention{1, 1}));
}

TEST(Retention, TakesAZoneThatWentBackForNoTime)
{
    EXPECT_EQ(reportOf({reviewed(4, Rating::Good), reviewed(5, Rating::Good)}).all, Retention{});
}

TEST(Retention, AddsCardsUp)
{
    RetentionReport report;
    for (const Rating rating : {Rating::Good, Rating::Again, Rating::Good, Rating::Good})
        addRetention({reviewed(9, Rating::Good), reviewed(1, rating)}, today, report);
    EXPECT_EQ(report.all.share(), 0.75);
    EXPECT_FALSE(Retention{}.share());
}

} // namespace
} // namespace warpdeck::statistics
