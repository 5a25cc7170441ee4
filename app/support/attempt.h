#pragma once

#include "core/base/error.h"

#include <functional>
#include <optional>

namespace warpdeck::app {

/// Runs `work`; what it threw comes back as an Error, other exceptions as Unexpected. The one place of the window
/// that catches.
std::optional<Error> attempt(const std::function<void()>& work);

} // namespace warpdeck::app
