#include "core/text/time_zone.h"

#include <gtest/gtest.h>

namespace warpdeck {
namespace {

using namespace std::chrono_literals;

std::chrono::seconds offset(const char* zone, const char* instant)
{
    return TimeZone::find(zone)->offsetAt(*parseIsoTime(instant));
}

TEST(TimeZone, KnowsIanaNamesOnly)
{
    for (const char* name : {"UTC", "Europe/Berlin", "Asia/Kolkata", "Asia/Calcutta", "Etc/GMT+5"})
        EXPECT_TRUE(TimeZone::find(name)) << name;
    for (const char* name : {"", "Europe/Atlantis", "Etc/Unknown", "GMT+5:30", "CET-1CEST", "../etc", "europe/berlin",
                             "Europe/Berlin ", "\xFF"})
        EXPECT_FALSE(TimeZone::find(name)) << name;
}

TEST(TimeZone, ChangesTheOffsetAtTheInstantDaylightSavingDoes)
{
    EXPECT_EQ(offset("Europe/Berlin", "2026-03-29T00:59:59.999Z"), 1h);
    EXPECT_EQ(offset("Europe/Berlin", "2026-03-29T01:00:00Z"), 2h);
    EXPECT_EQ(offset("Europe/Berlin", "2026-10-25T00:59:59.999Z"), 2h);
    EXPECT_EQ(offset("Europe/Berlin", "2026-10-25T01:00:00Z"), 1h);
}

TEST(TimeZone, KnowsDaylightSavingOfHalfAnHour)
{
    EXPECT_EQ(offset("Australia/Lord_Howe", "2026-04-04T14:59:59Z"), 11h);
    EXPECT_EQ(offset("Australia/Lord_Howe", "2026-04-04T15:00:00Z"), 10h + 30min);
    EXPECT_EQ(offset("Australia/Lord_Howe", "2026-10-03T15:30:00Z"), 11h);
}

TEST(TimeZone, KnowsTheDaySamoaLeftOut)
{
    EXPECT_EQ(offset("Pacific/Apia", "2011-12-30T09:59:59Z"), -10h) << "29 December, the last minute";
    EXPECT_EQ(offset("Pacific/Apia", "2011-12-30T10:00:00Z"), 14h) << "31 December";
}

TEST(TimeZone, KnowsOffsetsThatAreNoWholeHours)
{
    EXPECT_EQ(offset("Asia/Kolkata", "2026-07-01"), 5h + 30min);
    EXPECT_EQ(offset("Asia/Kathmandu", "2026-07-01"), 5h + 45min);
    EXPECT_EQ(offset("UTC", "2026-07-01"), 0h);
}

TEST(TimeZone, AnswersForAnyInstant)
{
    const auto berlin = TimeZone::find("Europe/Berlin");
    EXPECT_EQ(berlin->offsetAt(*parseIsoTime("2426-07-01")), 2h) << "the last known rule goes on";
    EXPECT_LT(berlin->offsetAt(Timestamp::max()), 24h);
    EXPECT_LT(berlin->offsetAt(Timestamp::min()), 24h);
}

} // namespace
} // namespace warpdeck
