#pragma once

#include "core/content/content_tree.h"

namespace warpdeck::content {

/// Judges content that was read without structural faults: the rules of the item-writing guide (IW01–IW14, IW16–IW22,
/// IW24), the agreement of translations with their source, and the formulas of `number` items. Waived findings are
/// left out. Every code is described in LINT.md.
void lint(const ContentTree& tree, Diagnostics& diagnostics);

} // namespace warpdeck::content
