#include "core/text/number_format.h"

#include <gtest/gtest.h>

#include <cfloat>
#include <cstdint>
#include <limits>

namespace warpdeck {
namespace {

const LocaleTag english("en");
const LocaleTag german("de");

TEST(FormatInteger, GroupsAsTheLocaleDoes)
{
    EXPECT_EQ(formatInteger(1234567, english), "1,234,567");
    EXPECT_EQ(formatInteger(1234567, german), "1.234.567");
    EXPECT_EQ(formatInteger(1234567, LocaleTag("fr")), "1\u202F234\u202F567");
    EXPECT_EQ(formatInteger(1234567, LocaleTag("hi")), "12,34,567");
    EXPECT_EQ(formatInteger(-5, english), "-5");
    EXPECT_EQ(formatInteger(std::numeric_limits<std::int64_t>::min(), english), "-9,223,372,036,854,775,808");
}

TEST(FormatInteger, ShowsLatinDigitsInEveryLocale)
{
    for (const char* tag : {"ar", "ar-EG", "fa", "hi", "mr", "my", "th", "ar-u-nu-arab"})
        EXPECT_EQ(formatInteger(407, LocaleTag(tag)), "407") << tag;
}

TEST(FormatFixed, HasExactlyTheDecimalsAskedFor)
{
    EXPECT_EQ(formatFixed(1234.5, 2, english), "1,234.50");
    EXPECT_EQ(formatFixed(1234.5, 2, german), "1.234,50");
    EXPECT_EQ(formatFixed(2.675, 2, english), "2.68") << "halves away from zero";
    EXPECT_EQ(formatFixed(0.125, 2, english), "0.13");
    EXPECT_EQ(formatFixed(2.4, 0, english), "2");
}

TEST(FormatFixed, GivesZeroNoSign)
{
    EXPECT_EQ(formatFixed(-0.001, 2, english), "0.00");
    EXPECT_EQ(formatFixed(-0.0, 0, english), "0");
}

TEST(FormatPercent, WritesTheSignAsTheLocaleDoes)
{
    EXPECT_EQ(formatPercent(0.4, 0, english), "40%");
    EXPECT_EQ(formatPercent(0.4, 0, german), "40\u00A0%");
    EXPECT_EQ(formatPercent(0.9234, 1, german), "92,3\u00A0%");
    EXPECT_EQ(formatPercent(1.05, 0, english), "105%");
}

TEST(FormatSignificant, RoundsAndDropsTrailingZeros)
{
    EXPECT_EQ(formatSignificant(0, 3, english), "0");
    EXPECT_EQ(formatSignificant(1.0 / 6, 3, english), "0.167");
    EXPECT_EQ(formatSignificant(1.0 / 6, 3, german), "0,167");
    EXPECT_EQ(formatSignificant(9894, 3, english), "9,890");
    EXPECT_EQ(formatSignificant(40.0, 3, english), "40");
    EXPECT_EQ(formatSignificant(-2.5, 3, LocaleTag("sv")), "−2,5");
}

TEST(FormatSignificant, WritesPowersOfTenBeyondTenThousand)
{
    EXPECT_EQ(formatSignificant(2.034e17, 3, english), "2.03·10¹⁷");
    EXPECT_EQ(formatSignificant(2.034e17, 3, german), "2,03·10¹⁷");
    EXPECT_EQ(formatSignificant(8.4e22, 3, LocaleTag("ar")), "8.4·10²²");
    EXPECT_EQ(formatSignificant(-4.5e-7, 3, english), "-4.5·10⁻⁷");
    EXPECT_EQ(formatSignificant(1e6, 3, english), "10⁶");
    EXPECT_EQ(formatSignificant(-1e6, 3, english), "-1·10⁶");
}

TEST(FormatSignificant, ChoosesTheFormByTheRoundedValue)
{
    EXPECT_EQ(formatSignificant(10000, 3, english), "10,000");
    EXPECT_EQ(formatSignificant(10040, 3, english), "10,000");
    EXPECT_EQ(formatSignificant(10060, 3, english), "1.01·10⁴");
    EXPECT_EQ(formatSignificant(9.996e6, 3, english), "10⁷") << "the carry reaches the exponent";
    EXPECT_EQ(formatSignificant(0.0001, 3, english), "0.0001");
    EXPECT_EQ(formatSignificant(0.00009999, 3, english), "0.0001");
    EXPECT_EQ(formatSignificant(0.0000999, 3, english), "9.99·10⁻⁵");
}

TEST(FormatSignificant, ReachesTheEndsOfDouble)
{
    EXPECT_EQ(formatSignificant(DBL_MAX, 2, english), "1.8·10³⁰⁸") << "more than a double can hold";
    EXPECT_EQ(formatSignificant(5e-324, 3, english), "5·10⁻³²⁴");
}

TEST(FormatExact, ShowsEveryDigit)
{
    EXPECT_EQ(formatExact(131072, english), "131,072");
    EXPECT_EQ(formatExact(50000, german), "50.000");
    EXPECT_EQ(formatExact(7e9, english), "7·10⁹");
    EXPECT_EQ(formatExact(989e12, german), "9,89·10¹⁴");
    EXPECT_EQ(formatExact(0.1, english), "0.1");
    EXPECT_EQ(formatExact(1234.0625, english), "1,234.0625");
    EXPECT_EQ(formatExact(1234567, english), "1.234567·10⁶");
}

} // namespace
} // namespace warpdeck
