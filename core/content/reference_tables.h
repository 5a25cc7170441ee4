#pragma once

#include "core/content/tsv.h"
#include "core/domain/bank_contents.h"

#include <vector>

namespace warpdeck::content {

/// The terms of `glossary.tsv`: columns `id`, locales, `definition.<locale>`, `note`.
std::vector<Term> readGlossary(const TsvTable& table, FileReport& report);

/// The sources of `sources.tsv`: columns `key`, `citation`, `url`, `seen`.
std::vector<Source> readSources(const TsvTable& table, FileReport& report);

} // namespace warpdeck::content
