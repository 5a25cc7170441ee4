#pragma once

#include "core/content/lint_findings.h"
#include "core/content/lint_subject.h"

namespace warpdeck::content {

/// The formulas of `number` items: they can be read and computed, each mistake differs from the key, the tolerance
/// bears rounded inputs (IW22), the placeholders of all texts can be computed, every unit has names in every locale.
void lintNumbers(const LintBank& bank, LintFindings& findings);

} // namespace warpdeck::content
