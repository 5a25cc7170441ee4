#pragma once

#include "core/base/diagnostics.h"
#include "core/domain/format_mode.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpdeck::content {

/// Brings the files of a content folder into canonical form: Markdown files and tables; rows of translation states are
/// sorted. Names those that were, or would be, changed, relative to the folder. A file with errors is left as it is,
/// and its errors are added to `diagnostics`. Throws Error when the folder cannot be listed or a file not be written.
std::vector<std::string> formatContent(const std::filesystem::path& folder, FormatMode mode, Diagnostics& diagnostics);

} // namespace warpdeck::content
