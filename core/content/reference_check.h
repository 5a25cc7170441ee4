#pragma once

#include "core/content/content_tree.h"
#include "core/content/topic_reader.h"

namespace warpdeck::content {

/// Reports items whose id is retired or a topic's, and ids that are retired twice.
void checkIds(const ContentTree& tree, const IdRegister& ids, Diagnostics& diagnostics);

/// Reports names of items, topics and terms that the bank has not; warns of unknown sources.
void checkReferences(const ContentTree& tree, const IdRegister& ids, Diagnostics& diagnostics);

} // namespace warpdeck::content
