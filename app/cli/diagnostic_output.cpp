#include "app/cli/diagnostic_output.h"

#include "app/support/diagnostic_text.h"
#include "app/support/text_conversion.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <string_view>

namespace warpdeck::app {

namespace {

/// Not translated: scripts and editors read it.
std::string_view severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        return "note";
    }
    return {};
}

} // namespace

void printDiagnostics(std::ostream& out, const Diagnostics& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        // Editors that jump to `file:line:column` count from 1; what is about the whole file or folder stands at its
        // start.
        const Place& place = diagnostic.place;
        out << (place.file.empty() ? "." : place.file) << ':' << std::max(place.line, 1) << ':'
            << std::max(place.column, 1) << ": " << severityName(diagnostic.severity) << ": "
            << diagnosticName(diagnostic.code) << ": " << toUtf8(diagnosticMessage(diagnostic)) << '\n';
        const QString hint = diagnosticHint(diagnostic);
        if (!hint.isEmpty())
            out << "    " << toUtf8(hint) << '\n';
    }
}

std::string countedFindings(const Diagnostics& diagnostics)
{
    const auto count = [&](Severity severity) { return static_cast<int>(diagnostics.count(severity)); };
    return toUtf8(QCoreApplication::translate("Findings", "Errors: %1. Warnings: %2. Notes: %3.")
                      .arg(count(Severity::Error))
                      .arg(count(Severity::Warning))
                      .arg(count(Severity::Note)));
}

nlohmann::json diagnosticsAsJson(const Diagnostics& diagnostics)
{
    auto array = nlohmann::json::array();
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        array.push_back({{"file", diagnostic.place.file},
                         {"line", diagnostic.place.line},
                         {"column", diagnostic.place.column},
                         {"severity", severityName(diagnostic.severity)},
                         {"code", diagnosticName(diagnostic.code)},
                         {"message", toUtf8(diagnosticMessage(diagnostic))},
                         {"hint", toUtf8(diagnosticHint(diagnostic))}});
    }
    return array;
}

} // namespace warpdeck::app
