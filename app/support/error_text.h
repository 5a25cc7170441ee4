#pragma once

#include "core/base/error.h"

#include <QString>

namespace warpdeck::app {

/// The sentences shown to the user for `error`, in the user interface's language: what happened, what is safe and
/// what to do about it. The error's detail (a path, an id) stands on a line of its own where there is one.
QString errorText(const Error& error);

} // namespace warpdeck::app
