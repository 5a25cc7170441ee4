#pragma once

#include <QString>

#include "core/services/library_service.h"

namespace warpdeck::gui {

/// `New`, `Learning`, `Known`, or `Suspended` and `Buried`, which say more.
QString stateWord(const services::ListedItem& item);

/// When the question comes back: `today`, `2 days late`, `in 12 days`; empty for a new one.
QString dueWords(const services::ListedItem& item);

} // namespace warpdeck::gui
