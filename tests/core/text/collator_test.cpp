#include "core/text/collator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace warpdeck {
namespace {

using testing::ElementsAre;

std::vector<std::string> sorted(std::vector<std::string> texts, const char* locale)
{
    const Collator collator{LocaleTag(locale)};
    std::sort(texts.begin(), texts.end(),
              [&](const std::string& left, const std::string& right) { return collator.precedes(left, right); });
    return texts;
}

TEST(Collator, OrdersByTheLanguage)
{
    EXPECT_THAT(sorted({"Zebra", "Öl", "Oz", "Äpfel", "Apfel"}, "de"),
                ElementsAre("Apfel", "Äpfel", "Öl", "Oz", "Zebra"));
    EXPECT_THAT(sorted({"Öl", "Zebra", "Apfel"}, "sv"), ElementsAre("Apfel", "Zebra", "Öl"));
    EXPECT_THAT(sorted({"nube", "ñu", "oro"}, "es"), ElementsAre("nube", "ñu", "oro"));
    EXPECT_THAT(sorted({"東京", "上海", "北京"}, "zh-Hans"), ElementsAre("北京", "東京", "上海"));
}

TEST(Collator, OrdersNumbersByValue)
{
    EXPECT_THAT(sorted({"FP16", "FP8", "FP4"}, "en"), ElementsAre("FP4", "FP8", "FP16"));
}

TEST(Collator, IsATotalOrder)
{
    const Collator collator{LocaleTag("en")};
    EXPECT_FALSE(collator.precedes("é", "é"));
    EXPECT_NE(collator.precedes("é", "e\u0301"), collator.precedes("e\u0301", "é"));
}

} // namespace
} // namespace warpdeck
