#pragma once

#include "core/base/diagnostic_code.h"

#include <cstddef>

namespace warpdeck::app {

/// The untranslated words of a diagnostic, in the translation context `Diagnostic`. %1 to %4 are its arguments.
struct DiagnosticWords {
    DiagnosticCode code;
    const char* message;
    const char* hint;
    std::size_t suggestion; ///< which argument is the word that was probably meant, from 1; 0: none. May be empty
};

/// Precondition: `code` is one of the reader's or the validator's.
const DiagnosticWords& readerWords(DiagnosticCode code);

/// Precondition: `code` is one of lint's.
const DiagnosticWords& lintWords(DiagnosticCode code);

} // namespace warpdeck::app
