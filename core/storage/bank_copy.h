#pragma once

#include <filesystem>

namespace warpdeck::storage {

/// Puts a copy of the bank `file` at `target`, in a folder that is made if it is missing. The copy is checked to the
/// last byte before it appears, whole and durable; until then, and on failure, what was there stays. Throws Error: as
/// BankReader::verify, StorageFull, CannotWriteFile ….
void copyBank(const std::filesystem::path& file, const std::filesystem::path& target);

} // namespace warpdeck::storage
