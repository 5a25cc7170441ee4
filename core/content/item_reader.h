#pragma once

#include "core/content/content_tree.h"
#include "core/content/topic_file.h"

#include <optional>
#include <utility>
#include <vector>

namespace warpdeck::content {

/// The item that a block of a source file describes; reports whatever keeps it from being asked. Nothing when its kind
/// is not known.
std::optional<Item> readSourceItem(const ItemBlock& block, const TopicId& topic, FileReport& report);

/// The texts of a block of either role; options in the order of `item`. Revision and state are not set.
ItemText readItemText(const ItemBlock& block, const Item& item, const LocaleTag& locale);

/// The places of a block's units and meta lines.
void addPlaces(ContentTree& tree, const ItemBlock& block, const LocaleTag& locale, const FileReport& report);

/// `waive: CODE reason` lines; reports those of another form.
void addWaivers(ContentTree& tree, const ItemBlock& block, const LocaleTag& locale, FileReport& report);

} // namespace warpdeck::content
