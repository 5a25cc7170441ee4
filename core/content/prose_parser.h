#pragma once

#include "core/content/line_cursor.h"
#include "core/content/topic_file.h"

#include <string_view>
#include <vector>

namespace warpdeck::content {

/// A line of prose as the author means it, and where it stands in the file.
struct ProseLine {
    std::string_view text;
    std::size_t begin = 0; ///< where `text`, as it is written, begins in the file
    std::size_t end = 0;
    Spot spot;
};

/// The passage of these lines; reports a code fence that they do not close. `after` is where a passage without text
/// would stand.
Passage passageOf(const std::vector<ProseLine>& lines, const Line& after, FileReport& report);

/// Reads up to the next skeleton line outside code fences, or to the end.
Passage readProse(LineCursor& cursor, FileReport& report);

/// Reads `- id) text`, its further lines and its feedback. Precondition: the cursor stands on an option line.
OptionBlock readOption(LineCursor& cursor, FileReport& report);

} // namespace warpdeck::content
