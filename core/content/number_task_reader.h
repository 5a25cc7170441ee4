#pragma once

#include "core/content/topic_file.h"
#include "core/domain/item.h"

namespace warpdeck::content {

/// What a `number` item computes, from its meta lines. Expressions are taken as they stand; whether they compute is
/// checked elsewhere.
NumberTask readNumberTask(const ItemBlock& item, FileReport& report);

} // namespace warpdeck::content
