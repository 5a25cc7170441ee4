#include "core/base/uuid.h"

#include "core/base/hash.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace warpdeck {
namespace {

using std::chrono::milliseconds;

TEST(Uuid, SortsByTimeWhateverTheRandomBitsAre)
{
    Random random(7);
    std::vector<Uuid> ids;
    for (int i = 0; i < 200; ++i)
        ids.push_back(Uuid::version7(Timestamp(milliseconds(1796113800000 + i)), random));
    EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end()));
    EXPECT_EQ(std::set<Uuid>(ids.begin(), ids.end()).size(), ids.size());
}

TEST(Uuid, CarriesVersionAndVariant)
{
    Random random(1);
    const std::string text = Uuid::version7(Timestamp(milliseconds(0x0123456789ab)), random).toString();
    EXPECT_EQ(text.substr(0, 15), "01234567-89ab-7");
    EXPECT_NE(std::string("89ab").find(text[19]), std::string::npos) << text;
}

TEST(Uuid, ReadsWhatItWrites)
{
    Random random(3);
    const Uuid id = Uuid::version7(Timestamp(milliseconds(5)), random);
    EXPECT_EQ(Uuid::parse(id.toString()), id);
    EXPECT_FALSE(Uuid::parse("01234567-89ab-7cde-8f01-23456789abcX"));
    EXPECT_FALSE(Uuid::parse("0123456789ab7cde8f0123456789abcd"));
}

TEST(Random, IsTheSamePublishedSequenceEverywhere)
{
    Random random(1234567); // the reference values of the generator's publication
    EXPECT_EQ(random(), 6457827717110365317U);
    EXPECT_EQ(random(), 3203168211198807973U);
}

TEST(Random, FavoursNoPlaceWhenShuffling)
{
    Random random(42);
    std::array<int, 4> firstPlace{};
    for (int round = 0; round < 4000; ++round) {
        std::vector<std::size_t> order{0, 1, 2, 3};
        shuffle(order, random);
        ++firstPlace[order.front()];
    }
    for (const int times : firstPlace)
        EXPECT_NEAR(times, 1000, 120);
}

TEST(Hash128, PrintsTheKnownHashOfNothing)
{
    EXPECT_EQ(hash128("").toString(), "99aa06d3014798d86001c324468d497f");
}

} // namespace
} // namespace warpdeck
