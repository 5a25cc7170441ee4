#pragma once

#include "core/base/diagnostics.h"

#include <string>
#include <vector>

namespace warpdeck::content {

/// `line:column code [argument, argument]` of each finding, sorted by place.
std::vector<std::string> findingsOf(Diagnostics diagnostics);

/// The same with the file: `file:line:column code [argument]`.
std::vector<std::string> findingsWithFiles(Diagnostics diagnostics);

} // namespace warpdeck::content
