#pragma once

#include "core/domain/bank_contents.h"

#include <map>
#include <vector>

namespace warpdeck::content {

/// How many items have a text in a locale, and of what quality. The five counts add up to all items.
struct CoverageCounts {
    int source = 0;
    int reviewed = 0;
    int draft = 0;
    int stale = 0;
    int missing = 0;

    int present() const { return source + reviewed + draft + stale; }

    friend bool operator==(const CoverageCounts&, const CoverageCounts&) = default;
};

/// One topic's counts in every locale that any text of the bank has.
struct TopicCoverage {
    TopicId topic;
    std::map<LocaleTag, CoverageCounts> locales;

    friend bool operator==(const TopicCoverage&, const TopicCoverage&) = default;
};

/// A row for each topic, in the order of the topics. Comparisons count as items.
std::vector<TopicCoverage> coverageOf(const BankContents& contents);

/// The counts of all rows together.
std::map<LocaleTag, CoverageCounts> totalCoverage(const std::vector<TopicCoverage>& rows);

} // namespace warpdeck::content
