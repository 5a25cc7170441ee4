#pragma once

#include "core/content/topic_file.h"

#include <rapidcheck.h>

namespace warpdeck::content {

/// A topic's file in canonical form with anything the grammar can hold: fences, escaped lines, quotes in options.
rc::Gen<TopicFile> anyTopicFile();

/// Prose of such a file.
rc::Gen<std::string> anyProse();

} // namespace warpdeck::content
