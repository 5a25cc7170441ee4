#include "core/base/time.h"

#include <gtest/gtest.h>

namespace warpdeck {
namespace {

TEST(IsoTime, ReadsEachWrittenForm)
{
    const auto expected = parseIsoTime("2026-12-01T08:30:00.000Z");
    ASSERT_TRUE(expected);
    EXPECT_EQ(expected->time_since_epoch().count(), 1796113800000);
    EXPECT_EQ(parseIsoTime("2026-12-01T08:30Z"), expected);
    EXPECT_EQ(parseIsoTime("2026-12-01T09:30:00+01:00"), expected);
    EXPECT_EQ(parseIsoTime("2026-12-01T03:00:00-05:30"), expected);
    EXPECT_EQ(parseIsoTime("2026-12-01"), *expected - std::chrono::minutes(510));
}

TEST(IsoTime, RefusesWhatIsNoTime)
{
    for (const char* text : {"", "now", "2026-13-01", "2026-02-30T00:00Z", "2026-12-01T24:00Z", "2026-12-01T08:30",
                             "2026-12-01T08:30:00Z ", "2026-12-01 08:30Z", "2026-12-01T08:30:00.5Z"})
        EXPECT_FALSE(parseIsoTime(text)) << text;
}

TEST(IsoTime, WritesWhatItReads)
{
    for (const char* text : {"1969-12-31T23:59:59.999Z", "2026-12-01T08:30:00.250Z", "2000-02-29T00:00:00.000Z"})
        EXPECT_EQ(formatIsoTime(parseIsoTime(text).value()), text);
}

} // namespace
} // namespace warpdeck
