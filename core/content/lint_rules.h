#pragma once

#include "core/content/lint_findings.h"
#include "core/content/lint_subject.h"

namespace warpdeck::content {

// The rules of the item-writing guide, by family (thresholds and reasons: LINT.md). Each looks at the whole bank and
// adds what it finds.

void lintOptions(const LintBank& bank, LintFindings& findings);      ///< IW01, IW02, IW11, IW12
void lintLengths(const LintBank& bank, LintFindings& findings);      ///< IW03, IW04, IW05
void lintCues(const LintBank& bank, LintFindings& findings);         ///< IW06, IW07, IW08, IW16
void lintStems(const LintBank& bank, LintFindings& findings);        ///< IW09, IW10, IW17, IW18, IW24
void lintExplanations(const LintBank& bank, LintFindings& findings); ///< IW13, IW14
void lintProperties(const LintBank& bank, LintFindings& findings);   ///< IW19, IW20

/// What holds for a text of any locale by itself: bidi controls balance, no raw HTML, formulas close, a comparison has
/// one table.
void lintMarkup(const LintBank& bank, LintFindings& findings);

/// From this number of items on the rules about shares of a whole bank mean something.
inline constexpr int fewestForShares = 20;

/// `share` of a whole, of which `count` show a fault, as arguments of a finding: count, total, per cent, limit.
std::vector<std::string> shareArguments(int count, int total, double limit);

/// Whether the share is worth a finding: enough items, and more than `limit` of them.
bool exceeds(int count, int total, double limit);

} // namespace warpdeck::content
