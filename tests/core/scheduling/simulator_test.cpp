#include "core/scheduling/fsrs7.h"
#include "core/scheduling/simulator.h"

#include <gtest/gtest.h>

namespace warpdeck::scheduling {
namespace {

Workload workloadAt(double retention, std::uint64_t seed = 5)
{
    const SimulationOptions options{.days = 120, .newPerDay = 5, .desiredRetention = retention, .seed = seed};
    return simulate(Fsrs7(), std::vector<SimulatedCard>(200), LearnerHabits{}, options);
}

TEST(Simulator, MoreRetentionCostsMoreAndKeepsMore)
{
    const Workload low = workloadAt(0.75);
    const Workload high = workloadAt(0.95);
    EXPECT_LT(low.reviewsPerDay, high.reviewsPerDay);
    EXPECT_LT(low.minutesPerDay, high.minutesPerDay);
    EXPECT_LT(low.memorized, high.memorized);
    EXPECT_LE(high.memorized, 200);
}

TEST(Simulator, IsTheSameForASeed)
{
    EXPECT_EQ(workloadAt(0.9).memorizedByDay, workloadAt(0.9).memorizedByDay);
    EXPECT_NE(workloadAt(0.9, 5).reviewsPerDay, workloadAt(0.9, 6).reviewsPerDay);
}

TEST(Simulator, LearnsNoMoreThanThereIs)
{
    const SimulationOptions none{.days = 30, .newPerDay = 0};
    const Workload idle = simulate(Fsrs7(), std::vector<SimulatedCard>(10), LearnerHabits{}, none);
    EXPECT_EQ(idle.minutesPerDay, 0);
    EXPECT_EQ(idle.memorized, 0);
    EXPECT_EQ(simulate(Fsrs7(), {}, LearnerHabits{}, {}).memorized, 0);
}

TEST(Simulator, TakesHabitsFromTheLogWhereItHasEnough)
{
    const std::vector<CardHistory> empty;
    const LearnerHabits defaults;
    EXPECT_EQ(habitsOf(empty, {}).firstRatings, defaults.firstRatings);
    std::vector<CardHistory> log(100, CardHistory{{0, {}, Rating::Good}, {1, {}, Rating::Easy}});
    const std::vector<std::vector<std::chrono::milliseconds>> durations(
        100, {std::chrono::seconds(30), std::chrono::seconds(4)});
    const LearnerHabits habits = habitsOf(log, durations);
    EXPECT_EQ(habits.firstRatings[2], 1);
    EXPECT_EQ(habits.recalledRatings[2], 1);
    EXPECT_EQ(habits.firstSeconds[2], 30);
    EXPECT_EQ(habits.laterSeconds[3], 4);
    EXPECT_EQ(habits.laterSeconds[0], defaults.laterSeconds[0]);
}

} // namespace
} // namespace warpdeck::scheduling
