#pragma once

#include "core/content/content_tree.h"

#include <filesystem>

namespace warpdeck::content {

/// Reads and validates a content folder; what is wrong with it is added to `diagnostics`, sorted by place. With errors
/// the tree holds what could be understood. Throws Error (FileNotFound, CannotOpenFile) when the folder itself cannot
/// be listed.
ContentTree readContent(const std::filesystem::path& folder, Diagnostics& diagnostics);

} // namespace warpdeck::content
