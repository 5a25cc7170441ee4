#include "core/text/number_format.h"
#include "core/text/quantity.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace warpdeck {
namespace {

struct Reading {
    const char* option;
    double value;
    const char* unit;
};

class ReadQuantity : public testing::TestWithParam<Reading> {};

TEST_P(ReadQuantity, HasValueAndUnit)
{
    const std::optional<Quantity> quantity = parseQuantity(GetParam().option);
    ASSERT_TRUE(quantity) << GetParam().option;
    EXPECT_DOUBLE_EQ(quantity->value, GetParam().value) << GetParam().option;
    EXPECT_EQ(quantity->unit, GetParam().unit) << GetParam().option;
}

INSTANTIATE_TEST_SUITE_P(
    Plain, ReadQuantity,
    testing::Values(Reading{"3", 3, ""}, Reading{"40 %", 40, "%"}, Reading{"40%", 40, "%"},
                    Reading{"40\u00A0%", 40, "%"}, Reading{"40 \\%", 40, "%"}, Reading{"1.5 TB/s", 1.5, "TB/s"},
                    Reading{"-2 dB", -2, "dB"}, Reading{"−0.5", -0.5, ""}, Reading{"10,000 GPUs", 10000, "GPUs"},
                    Reading{"1,234,567.5", 1234567.5, ""}, Reading{"1/6", 1.0 / 6, ""},
                    Reading{"1/12 FLOP/byte", 1.0 / 12, "FLOP/byte"}, Reading{"2×", 2, "×"}, Reading{"65 °C", 65, "°C"},
                    Reading{"5 m²", 5, "m^2"}, Reading{"512 GPU-hours", 512, "GPU-hours"},
                    Reading{"2 bytes per parameter", 2, "bytes per parameter"}, Reading{"3 µs ", 3, "µs"}));

INSTANTIATE_TEST_SUITE_P(PowersOfTen, ReadQuantity,
                         testing::Values(Reading{"8.4·10²² FLOPs", 8.4e22, "FLOPs"}, Reading{"10⁻⁶ s", 1e-6, "s"},
                                         Reading{"8.4 × 10^22 FLOPs", 8.4e22, "FLOPs"}, Reading{"1e-3", 1e-3, ""},
                                         Reading{"-10⁶", -1e6, ""}));

INSTANTIATE_TEST_SUITE_P(Tex, ReadQuantity,
                         testing::Values(Reading{"$1/4$ FLOP/byte", 0.25, "FLOP/byte"},
                                         Reading{"$8.4 \\times 10^{22}$ FLOPs", 8.4e22, "FLOPs"},
                                         Reading{"$8.4 \\cdot 10^{-22}\\ \\text{FLOP/s}$", 8.4e-22, "FLOP/s"},
                                         Reading{"$\\frac{1}{6}$", 1.0 / 6, ""}, Reading{"$40\\,\\%$", 40, "%"},
                                         Reading{"$10^9$", 1e9, ""}, Reading{"$3\\,\\mathrm{TB}$", 3, "TB"},
                                         Reading{"7{,}5", 7.5, ""}, Reading{"$7{,}25$ GB", 7.25, "GB"}));

TEST(ParseQuantity, RefusesWhateverCouldMeanSomethingElse)
{
    for (const char* option : {"",
                               " ",
                               "-",
                               "about 3",
                               "≈ 3",
                               "~3",
                               "3 to 5",
                               "3–5",
                               "3-5",
                               "7,5",
                               "1,2345",
                               "10{,}000",
                               "1.2.3",
                               ".5",
                               "5.",
                               "6N",
                               "6ND",
                               "$6ND$",
                               "$6N$",
                               "$2N$ FLOPs",
                               "40GB",
                               "FP16",
                               "4-bit",
                               "2×n",
                               "2 × 3",
                               "2·3",
                               "2^10",
                               "1/0",
                               "1/",
                               "1/2/3",
                               "3 + 4",
                               "+3",
                               "3 GB and 4 GB",
                               "**3**",
                               "`3`",
                               "[3](x)",
                               "$3",
                               "$$3$$ $",
                               "$\\sqrt{3}$",
                               "$\\frac{a}{2}$",
                               "$\\frac12$",
                               "$10^{n}$",
                               "$3 \\text{a}\\text{$",
                               "1e999",
                               "Both of these",
                               "٣",
                               "\xFF",
                               "3 \xFF",
                               "40 % of the peak rate",
                               "3.",
                               "10 000 GPUs"})
        EXPECT_FALSE(parseQuantity(option)) << option;
    EXPECT_FALSE(parseQuantity("3 " + std::string(1000, 'x')));
}

RC_GTEST_PROP(ParseQuantity, ReadsBackWhatIsFormattedInEnglish, (int mantissa, bool isSmall))
{
    const int exponent = *rc::gen::inRange(-30, 30);
    const double value = mantissa * std::pow(10.0, isSmall ? -exponent : exponent);
    const auto quantity = parseQuantity(formatExact(value, LocaleTag("en")) + " FLOP");
    RC_ASSERT(quantity.has_value());
    RC_ASSERT(quantity->value == value);
    RC_ASSERT(quantity->unit == "FLOP");
}

RC_GTEST_PROP(ParseQuantity, EndsForAnyText, ())
{
    std::string text;
    for (const std::string& part : *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
             "$", "{", "}", "\\text", "\\frac", "^", "1", "10", ",", ".", "/", "·", "²", "-", " ", "%", "GB", "\xE2")))
        text += part;
    const auto quantity = parseQuantity(text);
    RC_ASSERT(!quantity || std::isfinite(quantity->value));
}

} // namespace
} // namespace warpdeck
