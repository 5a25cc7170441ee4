#pragma once

#include "core/content/content_tree.h"

#include <string>
#include <vector>

namespace warpdeck::content {

/// Collects what the rules find, by item and locale, and lets the author's waivers speak before it is reported.
class LintFindings {
public:
    explicit LintFindings(const ContentTree& tree) : m_tree(tree) {}

    /// `unit` names the text concerned (see UnitKey).
    void error(DiagnosticCode code, UnitKey unit, std::vector<std::string> arguments = {});
    void warning(DiagnosticCode code, UnitKey unit, std::vector<std::string> arguments = {});

    /// A finding about all items of a locale together; cannot be waived.
    void aboutBank(DiagnosticCode code, const LocaleTag& locale, std::vector<std::string> arguments);

    /// Hands on all that is not waived, and names the waivers that waive nothing or say no reason.
    void report(Diagnostics& diagnostics) const;

private:
    struct Finding {
        Severity severity = Severity::Error;
        DiagnosticCode code{};
        UnitKey unit;
        std::vector<std::string> arguments;
    };

    static bool waives(const Waiver& waiver, const Finding& finding);

    const ContentTree& m_tree;
    std::vector<Finding> m_findings;
    std::vector<Diagnostic> m_aboutBank;
};

} // namespace warpdeck::content
