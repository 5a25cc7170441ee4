#pragma once

#include "core/content/line_cursor.h"
#include "core/content/topic_file.h"

namespace warpdeck::content {

/// Reads one item, up to the next item's heading. Precondition: the cursor stands on an item's heading.
ItemBlock readItem(LineCursor& cursor, FileReport& report);

} // namespace warpdeck::content
