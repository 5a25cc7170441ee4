#include "core/statistics/streak.h"

#include <gtest/gtest.h>

namespace warpdeck::statistics {
namespace {

Streak streak(const std::vector<int>& days)
{
    std::vector<StudyDay> studyDays;
    studyDays.reserve(days.size());
    for (const int day : days)
        studyDays.push_back({day});
    return streakOf(studyDays, StudyDay{100});
}

TEST(Streak, IsZeroWithoutAnswers)
{
    EXPECT_EQ(streak({}), (Streak{0, 0}));
}

TEST(Streak, CountsDaysInARow)
{
    EXPECT_EQ(streak({98, 100, 99, 99, 100}), (Streak{3, 3}));
    EXPECT_EQ(streak({90, 91, 92, 93, 99, 100}), (Streak{2, 4}));
}

TEST(Streak, LastsWhileTodayIsNotOver)
{
    EXPECT_EQ(streak({98, 99}), (Streak{2, 2}));
    EXPECT_EQ(streak({97, 98}), (Streak{0, 2}));
}

TEST(Streak, LeavesDaysToComeOut)
{
    EXPECT_EQ(streak({100, 101, 500}), (Streak{1, 1}));
}

} // namespace
} // namespace warpdeck::statistics
