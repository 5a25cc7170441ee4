#pragma once

#include "core/content/lint_findings.h"
#include "core/content/lint_subject.h"

namespace warpdeck::content {

/// IW21 and its kin: a translation has the same options, numbers, formulas, tables and placeholders as its source,
/// uses the glossary and is not the source itself.
void lintTranslations(const LintBank& bank, LintFindings& findings);

} // namespace warpdeck::content
