#include "core/scheduling/study_day.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace warpdeck::scheduling {
namespace {

using namespace std::chrono_literals;

StudyDay dayOf(std::string_view isoTime, std::chrono::seconds utcOffset)
{
    return studyDayOf(parseIsoTime(isoTime).value(), utcOffset, 4h);
}

StudyDay named(std::string_view date)
{
    return studyDayOf(parseIsoTime(date).value(), 0s, 0h);
}

TEST(StudyDay, BeginsAtTheRolloverOfTheLocalClock)
{
    EXPECT_EQ(dayOf("2026-12-01T02:59:59.999Z", 1h), named("2026-11-30"));
    EXPECT_EQ(dayOf("2026-12-01T03:00Z", 1h), named("2026-12-01"));
    EXPECT_EQ(dayOf("2026-12-01T03:59:59.999Z", 0s), named("2026-11-30"));
}

TEST(StudyDay, FollowsBerlinIntoSummerTimeAndBack)
{
    EXPECT_EQ(dayOf("2026-03-29T01:59:59Z", 2h), named("2026-03-28")); // 03:59:59, an hour after the change
    EXPECT_EQ(dayOf("2026-03-29T02:00Z", 2h), named("2026-03-29"));
    EXPECT_EQ(dayOf("2026-10-25T02:59:59Z", 1h), named("2026-10-24"));
    EXPECT_EQ(dayOf("2026-10-25T03:00Z", 1h), named("2026-10-25"));
}

TEST(StudyDay, FollowsHalfAnHourOfLordHowe)
{
    EXPECT_EQ(dayOf("2026-04-04T17:29Z", 10h + 30min), named("2026-04-04"));
    EXPECT_EQ(dayOf("2026-04-04T17:30Z", 10h + 30min), named("2026-04-05"));
    EXPECT_EQ(dayOf("2026-10-03T17:00Z", 11h), named("2026-10-04"));
}

TEST(StudyDay, SkipsTheDayThatSamoaSkipped)
{
    const StudyDay last = dayOf("2011-12-30T09:59Z", -10h); // 29 December, 23:59
    const StudyDay next = dayOf("2011-12-30T20:00Z", 14h);  // 31 December, 10:00
    EXPECT_EQ(last, named("2011-12-29"));
    EXPECT_EQ(next - last, 2);
}

TEST(StudyDay, CountsBackwardsBefore1970)
{
    EXPECT_EQ(dayOf("1970-01-01T03:59Z", 0s).number, -1);
    EXPECT_EQ(dayOf("1970-01-01T04:00Z", 0s).number, 0);
}

RC_GTEST_PROP(StudyDay, StartsAtItsFirstInstant, ())
{
    const StudyDay day{*rc::gen::inRange(-100000, 100000)};
    const std::chrono::minutes offset(*rc::gen::inRange(-12 * 60, 15 * 60));
    const std::chrono::hours rollover(*rc::gen::inRange(0, 24));
    const Timestamp start = startOf(day, offset, rollover);
    RC_ASSERT(studyDayOf(start, offset, rollover) == day);
    RC_ASSERT(studyDayOf(start - 1ms, offset, rollover) == day + -1);
}

} // namespace
} // namespace warpdeck::scheduling
