#pragma once

#include "core/base/strong_id.h"
#include "core/domain/item.h"

#include <string>

namespace warpdeck::content {

/// A topic's source file in English, without items, for an author to fill in. Read as it is it has no errors.
std::string newTopicSkeleton(const TopicId& topic);

/// An item of the kind to be put at the end of a source file. Read as it is it has no errors.
std::string newItemSkeleton(const ItemId& item, ItemKind kind);

} // namespace warpdeck::content
