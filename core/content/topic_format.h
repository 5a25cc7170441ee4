#pragma once

#include "core/content/topic_file.h"

#include <string>

namespace warpdeck::content {

/// The file's text in its one canonical form: keys in the order of the rules, one blank line between units, further
/// lines of options indented by two, a backslash before prose that would be a skeleton line. Parsing it gives `file`
/// again (but for the order of keys). Works for a bank's own file, too. Precondition: `file.isComplete`.
std::string formatTopicFile(const TopicFile& file);

/// `lines` in canonical order: by key as the rules list them, equal keys as they stand.
std::vector<MetaLine> inCanonicalOrder(std::vector<MetaLine> lines);

} // namespace warpdeck::content
