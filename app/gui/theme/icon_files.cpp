#include "app/gui/theme/icon_files.h"

#include <array>

namespace warpdeck::gui {

namespace {

constexpr std::array<const char*, iconCount> names{
    "author",   "back",    "backup", "browse",   "bury",         "check",    "clock",  "comparisons", "correct",
    "cross",    "down",    "exam",   "export",   "fallback",     "filter",   "flag",   "folder",      "forward",
    "glossary", "hint",    "import", "info",     "keyboard",     "language", "more",   "plus",        "print",
    "redo",     "related", "reveal", "settings", "side-by-side", "sort",     "source", "stale",       "statistics",
    "study",    "suspend", "table",  "today",    "topics",       "trash",    "undo",   "warning",     "wrong"};

} // namespace

QString iconFile(Icon icon)
{
    return QStringLiteral(":/icons/%1.svg").arg(QLatin1String(names[static_cast<std::size_t>(icon)]));
}

} // namespace warpdeck::gui
