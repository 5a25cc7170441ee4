#pragma once

#include "core/domain/bank_contents.h"

#include <cstddef>

namespace warpdeck::storage {

/// A small bank in canonical order that uses every kind of item and every field at least once.
BankContents sampleBank();

struct SyntheticSize {
    int items = 0;
    int locales = 1;           ///< at most 10
    std::size_t textBytes = 0; ///< of all texts of one item in one locale, about
};

/// A bank of choice items, 100 to a topic, for measuring.
BankContents syntheticBank(const SyntheticSize& size);

} // namespace warpdeck::storage
