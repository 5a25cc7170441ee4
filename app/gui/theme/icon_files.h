#pragma once

#include <QString>

#include "app/gui/theme/roles.h"

namespace warpdeck::gui {

constexpr int iconCount = static_cast<int>(Icon::Wrong) + 1;

/// The resource that holds the drawing, black on nothing as `currentColor`.
QString iconFile(Icon icon);

} // namespace warpdeck::gui
