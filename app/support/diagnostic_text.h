#pragma once

#include "core/base/diagnostics.h"

#include <QString>

namespace warpdeck::app {

/// What is wrong, as one sentence in the user interface's language.
QString diagnosticMessage(const Diagnostic& diagnostic);

/// What was expected or how to mend it; empty where the message says it all.
QString diagnosticHint(const Diagnostic& diagnostic);

} // namespace warpdeck::app
