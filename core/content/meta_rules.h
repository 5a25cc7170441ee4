#pragma once

#include "core/content/topic_file.h"
#include "core/domain/item.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// The kind that `kind:` names; reports a missing or unknown one.
std::optional<ItemKind> readKind(const ItemBlock& item, FileReport& report);

/// Reports keys of a source's item that its kind has not, and those that it lacks.
void checkItemKeys(const ItemBlock& item, ItemKind kind, FileReport& report);

/// The keys a front matter must and may have.
struct FrontMatterRules {
    std::vector<std::string> required;
    std::vector<std::string> optional;
};

void checkFrontMatterKeys(const TopicFile& file, const FrontMatterRules& rules, FileReport& report);

} // namespace warpdeck::content
