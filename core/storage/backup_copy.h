#pragma once

#include "core/storage/profile_io.h"
#include "core/storage/sqlite.h"

#include <filesystem>

namespace warpdeck::storage {

/// Writes a copy of an open profile to `target`, checks the copy in full, and only then gives it that name, durably.
/// The copy is one file without side files and shows one moment, also while others write the profile.
/// Throws Error: ProfileDamaged when the copy is not sound, StorageFull, ReadOnlyFile, CannotWriteFile; `target` is
/// then as it was.
void copyProfile(SQLite::Database& profile, const std::filesystem::path& target, IfExists ifExists);

} // namespace warpdeck::storage
