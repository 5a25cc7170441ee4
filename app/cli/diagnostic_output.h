#pragma once

#include "app/cli/environment.h"
#include "core/base/diagnostics.h"

#include <nlohmann/json_fwd.hpp>

#include <iosfwd>

namespace warpdeck::app {

/// Prints each finding as `file:line:column: severity: code: message`, its hint on an indented line below.
void printDiagnostics(std::ostream& out, const Diagnostics& diagnostics);

/// `Errors: 2. Warnings: 1. Notes: 0.` in the user interface's language.
std::string countedFindings(const Diagnostics& diagnostics);

/// The findings as an array of `{"file","line","column","severity","code","message","hint"}`.
nlohmann::json diagnosticsAsJson(const Diagnostics& diagnostics);

} // namespace warpdeck::app
