#include "app/support/clock.h"

#include <gtest/gtest.h>

namespace warpdeck::app {
namespace {

TEST(Clock, StandsStillWhenFrozenButOrdersAnswers)
{
    const Timestamp instant = parseIsoTime("2026-12-01T08:00Z").value();
    Clock clock(instant);
    EXPECT_EQ(clock.read().now, instant);
    EXPECT_EQ(clock.read().monotonic, clock.read().monotonic);
    clock.tick();
    EXPECT_EQ(clock.read().now, instant + std::chrono::milliseconds(1));
}

TEST(Clock, RunsOtherwise)
{
    Clock clock;
    const ClockReading before = clock.read();
    clock.tick();
    const ClockReading after = clock.read();
    EXPECT_GE(after.monotonic, before.monotonic);
    EXPECT_GT(before.now, parseIsoTime("2026-01-01").value());
}

} // namespace
} // namespace warpdeck::app
