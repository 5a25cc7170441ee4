#pragma once

#include "core/content/file_report.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// Reads a file of a content folder. Nothing when it cannot be read, is above `limit` bytes, a link, a device or a
/// pipe: that is reported.
std::optional<std::string> readContentFile(const std::filesystem::path& path, std::size_t limit, FileReport& report);

/// Gives a file new content in one step: after a crash it holds the old bytes or the new ones. Keeps the permissions
/// of a file that is there. Throws Error (CannotWriteFile, ReadOnlyFile, StorageFull).
void replaceFile(const std::filesystem::path& path, std::string_view bytes);

/// The names in a folder but for hidden ones, sorted. Throws Error (FileNotFound, CannotOpenFile).
std::vector<std::string> namesIn(const std::filesystem::path& folder);

} // namespace warpdeck::content
