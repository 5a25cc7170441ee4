#pragma once

#include "core/content/source_text.h"
#include "core/content/topic_file.h"

#include <optional>
#include <vector>

namespace warpdeck::content {

/// Reads `key: value` and adds it to `lines`; reports a line of another form.
void readMetaLine(const Line& line, std::vector<MetaLine>& lines, FileReport& report);

/// Reports keys that stand there twice and may not be repeated.
void reportDuplicateKeys(const std::vector<MetaLine>& lines, FileReport& report);

/// True for the keys that may stand several times: `let`, `accept`, `mistake`, `waive`.
bool mayRepeat(std::string_view key);

/// The passage that a line holds from a byte offset to its end, trimmed.
Passage lineEnding(const Line& line, std::size_t offset);

} // namespace warpdeck::content
