#include "app/gui/theme/tokens.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace warpdeck::gui {

namespace {

constexpr std::array<const char*, schemeCount> schemeNames{"light", "dark", "highContrastLight", "highContrastDark"};

constexpr std::array<const char*, roleCount> roleNames{
    "surface",     "surfaceRaised", "surfaceSunken", "surfaceHover",  "surfaceSelected",
    "hairline",    "border",        "text",          "textSecondary", "textMuted",
    "accent",      "accentHover",   "accentPressed", "accentText",    "accentSoft",
    "correct",     "correctSoft",   "correctBorder", "wrong",         "wrongSoft",
    "wrongBorder", "stale",         "staleSoft",     "staleBorder",   "focus",
    "link",        "selection",     "selectionText", "threadKnown",   "threadLearning",
    "threadNew",   "tooltip",       "tooltipText",   "shadow",        "scrim"};

struct StylePath {
    const char* group;
    const char* name;
};

constexpr std::array<StylePath, textStyleCount> stylePaths{{{"ui", "caption"},
                                                            {"ui", "body"},
                                                            {"ui", "strong"},
                                                            {"ui", "control"},
                                                            {"ui", "controlStrong"},
                                                            {"ui", "clock"},
                                                            {"reading", "display"},
                                                            {"reading", "title"},
                                                            {"reading", "section"},
                                                            {"reading", "stem"},
                                                            {"reading", "body"},
                                                            {"reading", "option"},
                                                            {"reading", "feedback"},
                                                            {"reading", "note"}}};

/// `#RRGGBB` or `#RRGGBBAA`; QColor itself would read the alpha first.
QColor colorOf(const QString& text)
{
    QColor color(text.left(7));
    if (text.size() == 9)
        color.setAlpha(text.mid(7).toInt(nullptr, 16));
    return color;
}

std::map<QString, QStringList> companionsOf(const QJsonObject& face)
{
    std::map<QString, QStringList> companions;
    const QJsonObject byLanguage = face[QLatin1String("companions")].toObject();
    for (auto it = byLanguage.begin(); it != byLanguage.end(); ++it) {
        for (const QJsonValue family : it.value().toArray())
            companions[it.key()].append(family.toString());
    }
    return companions;
}

Faces facesOf(const QJsonObject& font)
{
    const QJsonObject ui = font[QLatin1String("ui")].toObject();
    const QJsonObject reading = font[QLatin1String("reading")].toObject();
    const QJsonObject mono = font[QLatin1String("mono")].toObject();
    return {.ui = ui[QLatin1String("family")].toString(),
            .reading = reading[QLatin1String("family")].toString(),
            .mono = mono[QLatin1String("family")].toString(),
            .monoScale = mono[QLatin1String("scale")].toDouble(1),
            .uiCompanions = companionsOf(ui),
            .readingCompanions = companionsOf(reading)};
}

} // namespace

Tokens readTokens()
{
    QFile file(QStringLiteral(":/theme/tokens.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    const QJsonObject root = QJsonDocument::fromJson(opened ? file.readAll() : QByteArray()).object();
    Tokens tokens;
    const QJsonObject colors = root[QLatin1String("color")].toObject();
    for (std::size_t scheme = 0; scheme < schemeNames.size(); ++scheme) {
        const QJsonObject roles = colors[QLatin1String(schemeNames[scheme])].toObject();
        for (std::size_t role = 0; role < roleNames.size(); ++role)
            tokens.colors[scheme][role] = colorOf(roles[QLatin1String(roleNames[role])].toString());
    }
    const QJsonObject types = root[QLatin1String("type")].toObject();
    for (std::size_t style = 0; style < stylePaths.size(); ++style) {
        const QJsonObject step =
            types[QLatin1String(stylePaths[style].group)].toObject()[QLatin1String(stylePaths[style].name)].toObject();
        tokens.type[style] = {step[QLatin1String("px")].toInt(), step[QLatin1String("line")].toInt(),
                              step[QLatin1String("weight")].toInt() >= 700};
    }
    const QJsonObject font = root[QLatin1String("font")].toObject();
    tokens.faces = facesOf(font);
    const QJsonObject scripts = font[QLatin1String("script")].toObject();
    for (auto it = scripts.begin(); it != scripts.end(); ++it) {
        const QJsonObject script = it.value().toObject();
        tokens.scripts[it.key()] = {script[QLatin1String("scale")].toDouble(1),
                                    script[QLatin1String("lineHeight")].toDouble(1.45),
                                    script[QLatin1String("proportionalHeight")].toInt(105)};
    }
    return tokens;
}

} // namespace warpdeck::gui
