#pragma once

#include "core/content/topic_file.h"
#include "core/domain/item.h"
#include "core/domain/item_text.h"

namespace warpdeck::content {

/// Whether a translated item can be shown, or is left out in its locale.
enum class Completeness { Complete, Incomplete };

/// Compares a translation's item with the source's: reports structure, options, gaps and sections that only the source
/// may have, and warns of what is missing.
Completeness checkTranslation(const ItemBlock& block, const Item& item, const ItemText& source, FileReport& report);

/// Reports `### units` lines for units that the item does not know, and repeated ones.
void checkUnits(const ItemBlock& block, const Item& item, FileReport& report);

} // namespace warpdeck::content
