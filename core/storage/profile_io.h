#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <filesystem>

namespace warpdeck::storage {

/// The Error for an `errno` that the system gave for work on `path`.
Error fileError(int errorNumber, const std::filesystem::path& path);

/// True when this process may make and change files in `folder`.
bool isWritable(const std::filesystem::path& folder);

/// What to do when the place is taken.
enum class IfExists : std::uint8_t { Replace, Keep };

/// Gives the finished file `from` the name `to` in the same folder, durably and at once: after a power failure
/// there is the whole file or, as before, none. With Keep, a file that is already there stays and `from` is removed.
/// Throws Error.
void publishFile(const std::filesystem::path& from, const std::filesystem::path& to, IfExists ifExists);

/// Removes a database file and the side files SQLite makes for it, as far as they exist.
void removeDatabase(const std::filesystem::path& path);

/// The side files that SQLite may leave next to the database `path`.
inline constexpr const char* databaseSideFiles[] = {"-wal", "-shm", "-journal"};

} // namespace warpdeck::storage
