#pragma once

#include "core/storage/sqlite.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck::storage {

/// Reads all of a profile and names what is wrong with it as a file: pages, indexes, constraints, references.
/// Empty: it is sound. Takes time in proportion to its size; throws nothing.
std::vector<std::string> problemsOf(const SQLite::Database& profile);

/// The number of answers in the closed file at `path`, retracted ones included, when it is a sound profile of this or
/// an older version; nothing otherwise. Reads all of it, changes nothing, throws nothing.
std::optional<int> answersOfSoundProfile(const std::filesystem::path& path);

/// Looks at the application id and the version only. `newest` is the number of migrations this program knows.
/// Throws Error: NotAProfile, ProfileTooNew, ProfileDamaged.
void requireProfile(const SQLite::Database& database, int newest);

} // namespace warpdeck::storage
