#include "core/content/lint_findings.h"

#include <algorithm>
#include <utility>

namespace warpdeck::content {

void LintFindings::error(DiagnosticCode code, UnitKey unit, std::vector<std::string> arguments)
{
    m_findings.push_back({Severity::Error, code, std::move(unit), std::move(arguments)});
}

void LintFindings::warning(DiagnosticCode code, UnitKey unit, std::vector<std::string> arguments)
{
    m_findings.push_back({Severity::Warning, code, std::move(unit), std::move(arguments)});
}

void LintFindings::aboutBank(DiagnosticCode code, const LocaleTag& locale, std::vector<std::string> arguments)
{
    m_aboutBank.push_back(
        {Severity::Warning, code, Place{.file = "bank." + locale.value() + ".md"}, std::move(arguments)});
}

bool LintFindings::waives(const Waiver& waiver, const Finding& finding)
{
    return waiver.code == finding.code && waiver.owner == finding.unit.owner && waiver.locale == finding.unit.locale;
}

void LintFindings::report(Diagnostics& diagnostics) const
{
    for (const Finding& finding : m_findings) {
        const bool isWaived = std::any_of(m_tree.waivers.begin(), m_tree.waivers.end(),
                                          [&](const Waiver& waiver) { return waives(waiver, finding); });
        if (!isWaived)
            diagnostics.add({finding.severity, finding.code, m_tree.placeOf(finding.unit), finding.arguments});
    }
    for (const Diagnostic& diagnostic : m_aboutBank)
        diagnostics.add(diagnostic);
    for (const Waiver& waiver : m_tree.waivers) {
        const std::string name(diagnosticName(waiver.code));
        const bool isUsed = std::any_of(m_findings.begin(), m_findings.end(),
                                        [&](const Finding& finding) { return waives(waiver, finding); });
        if (!isUsed)
            diagnostics.warning(DiagnosticCode::WaiverUnused, waiver.place, {name});
        if (waiver.reason.empty())
            diagnostics.warning(DiagnosticCode::WaiverWithoutReason, waiver.place, {name});
    }
}

} // namespace warpdeck::content
