#pragma once

#include "app/gui/widgets/thread_bar.h"
#include "core/domain/session_outline.h"

#include <vector>

namespace warpdeck::gui {

/// A session as threads: whole for a right card, broken for a missed one, short for one that is open.
std::vector<Thread> sessionThreads(const SessionOutline& outline);

} // namespace warpdeck::gui
