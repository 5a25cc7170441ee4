#pragma once

#include "core/content/topic_file.h"

#include <string>
#include <string_view>

namespace warpdeck::content {

/// Reads a topic's file of either role: `fileName` is its path in the content folder, for the places of the findings.
/// Finds what breaks the grammar; what the words mean is checked by readContent.
TopicFile parseTopicFile(const std::string& fileName, std::string_view bytes, Diagnostics& diagnostics);

/// Reads `bank.<locale>.md`: the same without items.
TopicFile parseBankFile(const std::string& fileName, std::string_view bytes, Diagnostics& diagnostics);

} // namespace warpdeck::content
