#include "app/support/interval_text.h"

#include <gtest/gtest.h>

namespace warpdeck::app {
namespace {

std::string shown(double days)
{
    return intervalText(Days(days)).toStdString();
}

TEST(IntervalText, UsesTheUnitALearnerThinksIn)
{
    EXPECT_EQ(shown(0.5 / (24 * 60)), "<1 min");
    EXPECT_EQ(shown(1.0 / (24 * 60)), "1 min");
    EXPECT_EQ(shown(10.0 / (24 * 60)), "10 min");
    EXPECT_EQ(shown(0.212), "5 h");
    EXPECT_EQ(shown(1), "1 d");
    EXPECT_EQ(shown(30), "30 d");
    EXPECT_EQ(shown(45.6), "1.5 mo");
    EXPECT_EQ(shown(61), "2 mo");
    EXPECT_EQ(shown(365.25), "1 y");
    EXPECT_EQ(shown(36500), "100 y");
}

TEST(IntervalText, NeverShowsAWholeDayAsHours)
{
    EXPECT_EQ(shown(0.999), "1 d");
    EXPECT_EQ(shown(59.9 / (24 * 60)), "1 h");
}

} // namespace
} // namespace warpdeck::app
