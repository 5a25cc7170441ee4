#pragma once

#include "core/base/strong_id.h"
#include "core/domain/bank_contents.h"
#include "core/text/locale_tag.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpdeck {

/// What a bank says of itself, cheap to read when it is opened.
struct BankInfo {
    BankId id;
    int version = 1;
    std::string licence;
    LocaleTag sourceLocale;
    std::vector<BankText> texts;             ///< the source locale's first
    std::map<LocaleTag, int> itemsPerLocale; ///< number of items that have a text in the locale
    int itemCount = 0;
    int topicCount = 0;
    std::string contentHash; ///< of the source texts; two files with the same hash teach the same
    std::string fullHash;    ///< of everything, translations included; two files with the same hash hold the same

    friend bool operator==(const BankInfo&, const BankInfo&) = default;
};

} // namespace warpdeck
