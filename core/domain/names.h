#pragma once

#include "core/domain/item.h"
#include "core/domain/item_text.h"
#include "core/domain/rating.h"
#include "core/domain/review.h"

#include <optional>
#include <string_view>

namespace warpdeck {

/// The words by which content files, databases, CSV and JSON name the values of domain types. They never change.
std::string_view nameOf(ItemKind kind);

std::string_view nameOf(Bloom bloom);
std::string_view nameOf(TextState state);
std::string_view nameOf(ReviewMode mode);

std::optional<ItemKind> itemKindNamed(std::string_view name);

} // namespace warpdeck
