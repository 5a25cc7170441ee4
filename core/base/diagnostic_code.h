#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace warpdeck {

/// Everything that can be wrong with content. Each has a name for `waive:` and the output of `check`
/// (diagnosticName), and a sentence and a hint in app/support/diagnostic_text.cpp.
enum class DiagnosticCode : std::uint8_t {
    // bytes
    InvalidUtf8,
};

/// The code's stable name, e.g. `invalid-utf8` or `IW03`.
std::string_view diagnosticName(DiagnosticCode code);

/// The code of that name, if there is one.
std::optional<DiagnosticCode> diagnosticNamed(std::string_view name);

} // namespace warpdeck
