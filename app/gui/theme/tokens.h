#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include "app/gui/theme/roles.h"

#include <array>
#include <map>

namespace warpdeck::gui {

constexpr int roleCount = static_cast<int>(Role::Scrim) + 1;
constexpr int textStyleCount = static_cast<int>(TextStyle::Note) + 1;
constexpr int schemeCount = static_cast<int>(Scheme::HighContrastDark) + 1;

/// Size and weight of a step of the type scale, in px before any scaling.
struct TypeStep {
    int size = 0;
    int line = 0;
    bool bold = false;
};

/// How a script's text differs from Latin text of the same style.
struct ScriptMetrics {
    double scale = 1;
    double lineHeight = 1.45; ///< in em
    int proportionalHeight = 105;
};

/// The three faces of the program.
struct Faces {
    QString ui;
    QString reading;
    QString mono;
    double monoScale = 1;
    std::map<QString, QStringList> uiCompanions; ///< by language: ar, ja, zh-Hans
    std::map<QString, QStringList> readingCompanions;
};

/// The design's values, as resources/theme/tokens.json states them.
struct Tokens {
    std::array<std::array<QColor, roleCount>, schemeCount> colors;
    std::array<TypeStep, textStyleCount> type;
    std::map<QString, ScriptMetrics> scripts; ///< latin, arabic, devanagari, cjk …
    Faces faces;
};

/// Reads the tokens that are compiled into the program.
Tokens readTokens();

} // namespace warpdeck::gui
