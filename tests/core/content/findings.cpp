#include "tests/core/content/findings.h"

namespace warpdeck::content {

namespace {

std::string describe(const Diagnostic& diagnostic)
{
    std::string text = std::to_string(diagnostic.place.line) + ":" + std::to_string(diagnostic.place.column) + " " +
                       std::string(diagnosticName(diagnostic.code));
    for (std::size_t i = 0; i < diagnostic.arguments.size(); ++i)
        text += (i == 0 ? " [" : ", ") + diagnostic.arguments[i];
    return text + (diagnostic.arguments.empty() ? "" : "]");
}

} // namespace

std::vector<std::string> findingsOf(Diagnostics diagnostics)
{
    diagnostics.sort();
    std::vector<std::string> findings;
    for (const Diagnostic& diagnostic : diagnostics.all())
        findings.push_back(describe(diagnostic));
    return findings;
}

std::vector<std::string> findingsWithFiles(Diagnostics diagnostics)
{
    diagnostics.sort();
    std::vector<std::string> findings;
    for (const Diagnostic& diagnostic : diagnostics.all())
        findings.push_back(diagnostic.place.file + ":" + describe(diagnostic));
    return findings;
}

} // namespace warpdeck::content
