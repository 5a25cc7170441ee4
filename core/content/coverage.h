#pragma once

#include "core/domain/bank_contents.h"
#include "core/domain/coverage.h"

#include <map>
#include <vector>

namespace warpdeck::content {

/// A row for each topic, in the order of the topics. Comparisons count as items.
std::vector<CoverageRow> coverageOf(const BankContents& contents);

/// The counts of all rows together.
std::map<LocaleTag, CoverageCell> totalCoverage(const std::vector<CoverageRow>& rows);

} // namespace warpdeck::content
