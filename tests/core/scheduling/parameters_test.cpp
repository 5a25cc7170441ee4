#include "core/scheduling/parameters.h"

#include "core/base/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace warpdeck::scheduling {
namespace {

using testing::ElementsAre;

std::string complaintAbout(std::string_view text)
{
    try {
        fsrs6ParametersFrom(parseParameters(text));
    } catch (const Error& error) {
        EXPECT_EQ(error.code(), ErrorCode::BadArgument);
        return error.what();
    }
    return "none";
}

TEST(Parameters, AreSeparatedByCommasOrWhiteSpace)
{
    EXPECT_THAT(parseParameters("1, 2.5\t-3\r\n4e-1,,5\n"), ElementsAre(1, 2.5, -3, 0.4, 5));
    EXPECT_THAT(parseParameters(" \n"), ElementsAre());
}

TEST(Parameters, NameTheFirstWordThatIsNoFiniteNumber)
{
    EXPECT_EQ(complaintAbout("1, zwei, drei"), "zwei");
    EXPECT_EQ(complaintAbout("1 2.0.1"), "2.0.1");
    EXPECT_EQ(complaintAbout("1 nan"), "nan");
    EXPECT_EQ(complaintAbout("1 -inf"), "-inf");
    EXPECT_EQ(complaintAbout("1e999"), "1e999");
    EXPECT_EQ(complaintAbout("[1]"), "[1]");
}

TEST(Parameters, NameALengthThatNoVersionHad)
{
    EXPECT_EQ(complaintAbout(""), "0");
    EXPECT_EQ(complaintAbout("1 2 3"), "3");
    EXPECT_EQ(complaintAbout("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"), "22");
}

TEST(Parameters, LeaveTheDefaultsAsTheyAre)
{
    EXPECT_EQ(clampedToBox(defaultFsrs6Parameters), defaultFsrs6Parameters);
    EXPECT_EQ(fsrs6ParametersFrom({defaultFsrs6Parameters.begin(), defaultFsrs6Parameters.end()}),
              defaultFsrs6Parameters);
}

TEST(Parameters, AreMovedIntoTheBox)
{
    Fsrs6Parameters low;
    low.fill(-5);
    Fsrs6Parameters high;
    high.fill(1e9);
    EXPECT_EQ(clampedToBox(low)[0], 0.001);
    EXPECT_EQ(clampedToBox(low)[20], 0.1);
    EXPECT_EQ(clampedToBox(high)[4], 10);
    EXPECT_EQ(clampedToBox(high)[16], 6);
}

TEST(Parameters, OfFsrs5GetTheDecayThatItHad)
{
    std::vector<double> old(defaultFsrs6Parameters.begin(), defaultFsrs6Parameters.begin() + 19);
    const Fsrs6Parameters upgraded = fsrs6ParametersFrom(old);
    EXPECT_EQ(upgraded[18], defaultFsrs6Parameters[18]);
    EXPECT_EQ(upgraded[19], 0.01); // the box has no 0 here
    EXPECT_EQ(upgraded[20], 0.5);
}

TEST(Parameters, OfFsrs45CountDifficultyFromGood)
{
    std::vector<double> old(defaultFsrs6Parameters.begin(), defaultFsrs6Parameters.begin() + 17);
    old[4] = 5;
    old[5] = 1.2;
    old[6] = 0.9;
    const Fsrs6Parameters upgraded = fsrs6ParametersFrom(old);
    EXPECT_DOUBLE_EQ(upgraded[4], 7.4);
    EXPECT_DOUBLE_EQ(upgraded[5], std::log(4.6) / 3);
    EXPECT_DOUBLE_EQ(upgraded[6], 1.4);
    EXPECT_EQ(upgraded[17], 0);
    EXPECT_EQ(upgraded[20], 0.5);
}

TEST(Parameters, OfFsrs45WithoutMeaningAreRefused)
{
    EXPECT_EQ(complaintAbout("1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1"), "w5");
}

TEST(Parameters, HaveAHashThatDependsOnModelAndValues)
{
    const std::string hash = hashOfParameters("fsrs-6", {0.1, 2});
    EXPECT_EQ(hash, hashOfParameters("fsrs-6", {0.1, 2}));
    EXPECT_NE(hash, hashOfParameters("fsrs-7", {0.1, 2}));
    EXPECT_NE(hash, hashOfParameters("fsrs-6", {std::nextafter(0.1, 1), 2}));
    EXPECT_NE(hash, hashOfParameters("fsrs-6", {2, 0.1}));
}

} // namespace
} // namespace warpdeck::scheduling
