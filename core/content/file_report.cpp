#include "core/content/file_report.h"

namespace warpdeck::content {

void FileReport::error(DiagnosticCode code, Spot spot, std::vector<std::string> arguments)
{
    ++m_errors;
    add(Severity::Error, code, spot, std::move(arguments));
}

void FileReport::warning(DiagnosticCode code, Spot spot, std::vector<std::string> arguments)
{
    add(Severity::Warning, code, spot, std::move(arguments));
}

void FileReport::add(Severity severity, DiagnosticCode code, Spot spot, std::vector<std::string> arguments)
{
    ++m_findings;
    if (m_findings < maximum)
        m_diagnostics.add({severity, code, place(spot), std::move(arguments)});
    else if (m_findings == maximum)
        m_diagnostics.error(DiagnosticCode::TooManyProblems, place(spot), {std::to_string(maximum)});
}

} // namespace warpdeck::content
