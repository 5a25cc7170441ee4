#include "app/gui/theme/theme.h"

#include "app/gui/theme/icon_files.h"
#include "tests/gui/gui_fixture.h"

#include <QFile>
#include <QFontDatabase>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace warpdeck::gui {
namespace {

/// Relative luminance and contrast ratio of WCAG 2.1.
double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& left, const QColor& right)
{
    const double first = luminance(left);
    const double second = luminance(right);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QJsonObject tokens()
{
    QFile file(QStringLiteral(":/theme/tokens.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void expectContrast(const QJsonObject& colors, const QJsonArray& pairs, double least)
{
    ASSERT_FALSE(pairs.isEmpty());
    for (const QJsonValue value : pairs) {
        const QStringList names = value.toString().split(QStringLiteral(" on "));
        const QColor ink(colors[names[0]].toString());
        const QColor ground(colors[names[1]].toString());
        EXPECT_GE(contrast(ink, ground), least) << value.toString().toStdString();
    }
}

class ThemeTest : public GuiTest {};

TEST_F(ThemeTest, KeepsTextAndOutlinesReadableInEveryScheme)
{
    const QJsonObject all = tokens();
    const QJsonObject pairs = all[QStringLiteral("contrastPairs")].toObject();
    const QJsonObject schemes = all[QStringLiteral("color")].toObject();
    ASSERT_EQ(schemes.size(), 4);
    for (const QString& scheme : schemes.keys()) {
        const double text = scheme.startsWith(QLatin1String("high")) ? 7.0 : 4.5;
        expectContrast(schemes[scheme].toObject(), pairs[QStringLiteral("text")].toArray(), text);
        expectContrast(schemes[scheme].toObject(), pairs[QStringLiteral("nonText")].toArray(), 3.0);
    }
}

TEST_F(ThemeTest, ReadsEveryRoleInEveryScheme)
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
        theme().setChoice(choice);
        for (int role = 0; role < roleCount; ++role)
            EXPECT_TRUE(theme().color(static_cast<Role>(role)).isValid()) << role;
    }
}

TEST_F(ThemeTest, DrawsEveryIconInTheInkAskedFor)
{
    for (int icon = 0; icon < iconCount; ++icon) {
        const QImage image = theme().pixmap(static_cast<Icon>(icon), Role::Wrong, 24, 2).toImage();
        bool inked = false;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                inked = inked ||
                        (image.pixelColor(x, y).alpha() == 255 && image.pixelColor(x, y) == theme().color(Role::Wrong));
        }
        EXPECT_TRUE(inked) << iconFile(static_cast<Icon>(icon)).toStdString();
    }
}

TEST_F(ThemeTest, PutsTheFaceOfTheLanguageFirstWhereHanCharactersDiffer)
{
    EXPECT_EQ(theme().font(TextStyle::Stem, LocaleTag("ja")).families().front(), QStringLiteral("Noto Serif CJK JP"));
    EXPECT_EQ(theme().font(TextStyle::Stem, LocaleTag("zh-Hans")).families().front(),
              QStringLiteral("Noto Serif CJK SC"));
    EXPECT_EQ(theme().font(TextStyle::Stem, LocaleTag("de")).families().front(), QStringLiteral("Noto Serif"));
    EXPECT_EQ(theme().font(TextStyle::Stem, LocaleTag("ar")).families().back(), QStringLiteral("Noto Naskh Arabic"));
}

TEST_F(ThemeTest, ScalesReadingByTheTextSizeAndTheInterfaceByItsRoot)
{
    theme().setTextSize(1.5);
    EXPECT_EQ(theme().font(TextStyle::Reading, LocaleTag("en")).pixelSize(), 24);
    EXPECT_EQ(theme().font(TextStyle::Control, LocaleTag("en")).pixelSize(), 17);
}

} // namespace
} // namespace warpdeck::gui
