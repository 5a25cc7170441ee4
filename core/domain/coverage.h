#pragma once

#include "core/base/strong_id.h"
#include "core/text/locale_tag.h"

#include <map>

namespace warpdeck {

/// How many items have a text in a locale, and of what quality. The five counts add up to all items.
struct CoverageCell {
    int source = 0;
    int reviewed = 0;
    int draft = 0;
    int stale = 0;
    int missing = 0;

    int present() const { return source + reviewed + draft + stale; }

    friend bool operator==(const CoverageCell&, const CoverageCell&) = default;
};

/// One topic's counts in every locale that any text of the bank has.
struct CoverageRow {
    TopicId topic;
    std::map<LocaleTag, CoverageCell> locales;

    friend bool operator==(const CoverageRow&, const CoverageRow&) = default;
};

} // namespace warpdeck
