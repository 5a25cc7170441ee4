#pragma once

#include "core/domain/bank_contents.h"

namespace warpdeck::services {

/// A bank of one topic with `items` choice items `item-1`, `item-2` … of three options a, b, c (key b) in English and,
/// but for the last item, in German.
BankContents choiceBank(const std::string& bank, int version, int items);

} // namespace warpdeck::services
