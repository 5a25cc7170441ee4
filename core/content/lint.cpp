#include "core/content/lint.h"

#include "core/content/lint_rules.h"
#include "core/content/locale_lint.h"
#include "core/content/number_lint.h"

namespace warpdeck::content {

void lint(const ContentTree& tree, Diagnostics& diagnostics)
{
    const LintBank bank = lintBankOf(tree);
    LintFindings findings(tree);
    lintOptions(bank, findings);
    lintLengths(bank, findings);
    lintCues(bank, findings);
    lintStems(bank, findings);
    lintExplanations(bank, findings);
    lintProperties(bank, findings);
    lintTranslations(bank, findings);
    lintMarkup(bank, findings);
    lintNumbers(bank, findings);
    findings.report(diagnostics);
}

} // namespace warpdeck::content
