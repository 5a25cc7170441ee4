#pragma once

#include "core/content/lint_subject.h"

#include <vector>

namespace warpdeck::content {

/// The terms that the source names and its translation does not, by any of their names. Terms without a name in the
/// translation's locale are left out. Inflected forms count: a name is found when each of its words begins one of
/// the text's words but for an ending.
std::vector<const Term*> unusedTerms(const std::vector<Term>& terms, const LintSubject& source,
                                     const LintSubject& translation);

} // namespace warpdeck::content
