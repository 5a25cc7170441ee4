#pragma once

#include "core/storage/sqlite.h"

#include <filesystem>

namespace warpdeck::storage {

/// The warpdeck::Error that `exception` means when it comes from reading the bank `path`: whatever SQLite refuses in an
/// immutable file whose tables are known to be right is damage, unless the system could not read or find memory.
Error bankReadError(const SQLite::Exception& exception, const std::filesystem::path& path);

/// Opens a bank for reading, after checking that it is one, of this format, with exactly this format's tables.
/// Throws Error FileNotFound, CannotOpenFile, NotABank, BankTooNew, BankTooOld, BankDamaged.
SQLite::Database openBank(const std::filesystem::path& path);

} // namespace warpdeck::storage
