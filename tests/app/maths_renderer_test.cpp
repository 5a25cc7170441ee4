#include "app/support/maths_renderer.h"

#include <QCoreApplication>

#include <gtest/gtest.h>
#include <iostream>

namespace warpdeck::app {
namespace {

TEST(MathsRenderer, Try)
{
    MathsRenderer renderer;
    for (int i = 0; i < 20; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const auto drawing = renderer.draw("\\frac{a}{b_" + std::to_string(i) + "}", Formula::Style::Inline);
        std::cerr << (std::chrono::steady_clock::now() - start).count() / 1000000 << " ms " << drawing.svg.size() << drawing.error << '\n';
    }
}

} // namespace
} // namespace warpdeck::app

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
