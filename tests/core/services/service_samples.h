#pragma once

#include "core/domain/bank_contents.h"

#include <functional>

namespace warpdeck::services {

/// A bank of one topic with `items` choice items `item-1`, `item-2` … of three options a, b, c (key b) in English and,
/// but for the last item, in German.
BankContents choiceBank(const std::string& bank, int version, int items);

/// Runs `work` while no file can grow: what a full disk does.
void onFullDisk(const std::function<void()>& work);

} // namespace warpdeck::services
