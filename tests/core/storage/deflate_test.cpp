#include "core/storage/deflate.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace warpdeck::storage {
namespace {

RC_GTEST_PROP(Deflate, GivesBackWhatItWasGiven, (const std::string& bytes))
{
    RC_ASSERT(inflated(deflated(bytes), bytes.size()) == bytes);
}

TEST(Deflate, KeepsToTheLimit)
{
    const std::string compressed = deflated(std::string(1'000'000, 'x'));
    EXPECT_LT(compressed.size(), 2'000U);
    EXPECT_TRUE(inflated(compressed, 1'000'000));
    EXPECT_FALSE(inflated(compressed, 999'999));
}

TEST(Deflate, NoticesEveryDamagedByte)
{
    const std::string good = deflated("<svg><path d=\"M498 144C498 153 493 158 482 158\"></path></svg>");
    for (std::size_t place = 2; place < good.size(); ++place) {
        std::string bytes = good;
        bytes[place] = static_cast<char>(bytes[place] ^ 0x10);
        EXPECT_FALSE(inflated(bytes, 1000)) << place;
    }
    for (std::size_t length = 0; length < good.size(); ++length)
        EXPECT_FALSE(inflated(good.substr(0, length), 1000)) << length;
    EXPECT_FALSE(inflated(good + "x", 1000));
}

} // namespace
} // namespace warpdeck::storage
