#include "core/text/bidi.h"

#include <gtest/gtest.h>

namespace warpdeck {
namespace {

/// With visible marks: `<` and `>` around what is isolated.
std::string visible(std::string text)
{
    for (const auto& [mark, shown] : {std::pair("\u2066", "<"), std::pair("\u2067", "<"), std::pair("\u2069", ">")}) {
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark))
            text.replace(at, 3, shown);
    }
    return text;
}

TEST(Bidi, IsolatesRunsOfLatinWords)
{
    EXPECT_EQ(visible(isolateLeftToRightRuns("GPU (H100) هو الجواب!")), "<GPU> (<H100>) هو الجواب!");
    EXPECT_EQ(visible(isolateLeftToRightRuns("تبلغ 989 TFLOP/s تقريبا")), "تبلغ <989 TFLOP/s> تقريبا");
    EXPECT_EQ(visible(isolateLeftToRightRuns("بنسبة 40 %، و50%.")), "بنسبة <40 %>، و<50%>.");
    EXPECT_EQ(visible(isolateLeftToRightRuns("A, B و C.")), "<A>, <B> و <C>.");
}

TEST(Bidi, LeavesNumbersAndRightToLeftTextAlone)
{
    for (const char* text : {"", "سنة 2017", "هو 1.5 أو 2", "שלום!", " - ", "\xFF"})
        EXPECT_EQ(isolateLeftToRightRuns(text), text);
}

TEST(Bidi, BalancesIsolatesLineByLine)
{
    IsolateBalancer balancer;
    EXPECT_EQ(visible(balancer.balanced("a \u2066b \u2067c")), "a <b <c>>");
    EXPECT_EQ(visible(balancer.balanced("d\u2069 e")), "<<d> e>");
    EXPECT_EQ(visible(balancer.balanced("f\u2069 g")), "<f> g");
    EXPECT_EQ(visible(balancer.balanced("h")), "h");
}

} // namespace
} // namespace warpdeck
