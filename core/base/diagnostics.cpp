#include "core/base/diagnostics.h"

#include <algorithm>
#include <utility>

namespace warpdeck {

void Diagnostics::error(DiagnosticCode code, Place place, std::vector<std::string> arguments)
{
    add({Severity::Error, code, std::move(place), std::move(arguments)});
}

void Diagnostics::warning(DiagnosticCode code, Place place, std::vector<std::string> arguments)
{
    add({Severity::Warning, code, std::move(place), std::move(arguments)});
}

void Diagnostics::note(DiagnosticCode code, Place place, std::vector<std::string> arguments)
{
    add({Severity::Note, code, std::move(place), std::move(arguments)});
}

void Diagnostics::add(Diagnostic diagnostic)
{
    m_all.push_back(std::move(diagnostic));
}

void Diagnostics::sort()
{
    std::stable_sort(m_all.begin(), m_all.end(),
                     [](const Diagnostic& left, const Diagnostic& right) { return left.place < right.place; });
}

std::size_t Diagnostics::count(Severity severity) const
{
    return static_cast<std::size_t>(std::count_if(
        m_all.begin(), m_all.end(), [&](const Diagnostic& diagnostic) { return diagnostic.severity == severity; }));
}

} // namespace warpdeck
