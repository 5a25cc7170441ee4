#include "app/gui/card/card_document.h"

#include "tests/gui/gui_fixture.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPainter>
#include <QTextDocument>

#include <gtest/gtest.h>

namespace warpdeck::gui {
namespace {

/// A formula that is one black bar of 700 units on the baseline, above `depth` empty units.
std::string barOfDepth(int depth)
{
    const QString svg = QStringLiteral(R"(<svg xmlns="http://www.w3.org/2000/svg" style="vertical-align: -%1ex;" )"
                                       R"(width="1ex" height="%2ex" viewBox="0 -700 500 %2"><g fill="currentColor">)"
                                       R"(<path d="M0 -700L500 -700L500 0L0 0Z"/></g></svg>)");
    return svg.arg(depth).arg(700 + depth).toStdString();
}

/// The lowest dark row of `image` between the columns, in device-independent pixels; half covered rows count half.
double lowestInk(const QImage& image, double scale, int from, int to)
{
    double lowest = -1;
    for (int y = 0; y < image.height(); ++y) {
        int darkest = 255;
        for (int x = from; x < to; ++x)
            darkest = std::min(darkest, qGray(image.pixel(x, y)));
        if (darkest < 250)
            lowest = y + (255 - darkest) / 255.0;
    }
    return lowest / scale;
}

class Baseline : public GuiTest, public testing::WithParamInterface<std::tuple<int, int, TextStyle>> {};

TEST_P(Baseline, OfAFormulaIsThatOfTheText)
{
    const auto [depth, scale, style] = GetParam();
    const std::string picture = barOfDepth(depth);
    const CardSource source{
        .locale = LocaleTag("en"), .formula = [&](const FormulaKey&) { return std::optional(picture); }, .picture = {}};
    const auto document = buildDocument("H $x$", source, theme(), {style, Role::Text});
    QImage image(100 * scale, 80 * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    document->documentLayout()->draw(&painter, {});
    painter.end();
    const QFontMetricsF metrics(theme().font(style, source.locale));
    const int formulaStart = static_cast<int>(metrics.horizontalAdvance(QStringLiteral("H ")) + 1) * scale;
    const double text =
        lowestInk(image, scale, 0, static_cast<int>(metrics.horizontalAdvance(QStringLiteral("H"))) * scale);
    const double formula = lowestInk(image, scale, formulaStart, image.width());
    EXPECT_NEAR(formula, text, 0.5);
}

INSTANTIATE_TEST_SUITE_P(Sizes, Baseline,
                         testing::Combine(testing::Values(0, 300), testing::Values(1, 2),
                                          testing::Values(TextStyle::Stem, TextStyle::Reading, TextStyle::Feedback)),
                         [](const auto& parameter) {
                             return "Depth" + std::to_string(std::get<0>(parameter.param)) + "Scale" +
                                    std::to_string(std::get<1>(parameter.param)) + "Style" +
                                    std::to_string(static_cast<int>(std::get<2>(parameter.param)));
                         });

} // namespace
} // namespace warpdeck::gui
