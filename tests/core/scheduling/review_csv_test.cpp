#include "core/scheduling/review_csv.h"

#include "core/base/error.h"

#include <gtest/gtest.h>

namespace warpdeck::scheduling {
namespace {

const CsvCalendar utc{[](Timestamp) { return std::chrono::seconds(0); }, std::chrono::hours(4)};

ReviewCsv read(std::string_view text)
{
    return parseReviewCsv(text, "log.csv", utc);
}

std::string problemOf(std::string_view text)
{
    try {
        read(text);
    } catch (const Error& error) {
        EXPECT_EQ(error.code(), ErrorCode::BadArgument);
        return error.what();
    }
    return "";
}

TEST(ReviewCsv, ReadsColumnsByNameAndIgnoresOthers)
{
    const ReviewCsv csv = read("note,rating,card_id,review_time_ms,duration_ms\n"
                               "x,3,a,0,1500\n"
                               "x,1,b,1000,10\n"
                               "x,4,a,172800000,20\n");
    ASSERT_EQ(csv.cards.size(), 2U);
    EXPECT_EQ(csv.cards[0].id, "a");
    EXPECT_EQ(csv.cards[0].history[1].rating, Rating::Easy);
    EXPECT_EQ(csv.cards[0].history[1].elapsed.studyDays, 2);
    EXPECT_NEAR(csv.cards[0].history[1].elapsed.exact.count(), 2, 1e-12);
    EXPECT_EQ(csv.cards[0].durations[0], std::chrono::milliseconds(1500));
}

TEST(ReviewCsv, CountsStudyDaysFromTheRollover)
{
    // 03:00 and 05:00 of one calendar day lie in two study days.
    const ReviewCsv csv = read("card_id,rating,review_time_ms\na,3,10800000\na,3,18000000\n");
    EXPECT_EQ(csv.cards[0].history[1].elapsed.studyDays, 1);
}

TEST(ReviewCsv, TakesElapsedDaysWhereThereAreNoTimes)
{
    const ReviewCsv csv = read("card_id,rating,elapsed_days\na,3,-1\na,3,2.5\n");
    EXPECT_NEAR(csv.cards[0].history[1].elapsed.exact.count(), 2.5, 1e-12);
    EXPECT_EQ(csv.cards[0].history[1].elapsed.studyDays, 2);
}

TEST(ReviewCsv, SortsByTimeAndCountsRepeatedLinesOnce)
{
    const ReviewCsv csv = read("card_id,rating,review_time_ms\r\na,3,172800000\r\na,1,0\r\na,3,172800000\r\n");
    ASSERT_EQ(csv.cards[0].history.size(), 2U);
    EXPECT_EQ(csv.cards[0].history[0].rating, Rating::Again);
}

TEST(ReviewCsv, SaysWhereAndWhatWasExpected)
{
    EXPECT_EQ(problemOf("").rfind("log.csv:1:", 0), 0U);
    EXPECT_NE(problemOf("card_id,elapsed_days\n").find("rating"), std::string::npos);
    EXPECT_NE(problemOf("card_id,rating\n").find("review_time_ms"), std::string::npos);
    for (const char* line : {"a,5,1", "a,0,1", "a,x,1", "a,3,1e99", "a,3,nan", "a,3", "a,3,99999999999999999999"})
        EXPECT_EQ(problemOf(std::string("card_id,rating,review_time_ms\na,3,0\n") + line + "\n").rfind("log.csv:3:", 0),
                  0U)
            << line;
    for (const char* line : {"a,3,nan", "a,3,inf", "a,3,36501", "a,3,"})
        EXPECT_EQ(problemOf(std::string("card_id,rating,elapsed_days\n") + line + "\n").rfind("log.csv:2:", 0), 0U)
            << line;
}

} // namespace
} // namespace warpdeck::scheduling
