#pragma once

#include "core/domain/bank_info.h"

#include <filesystem>
#include <optional>

namespace warpdeck::services {

/// What a bank file holds, before it is installed.
struct BankPreview {
    BankInfo info;
    std::optional<BankInfo> installed; ///< the installed or shipped bank of the same id
};

enum class OnTakenId { Refuse, Replace };

/// Verifies every byte of the file and copies it into the folder of added banks as `<bank id>.wdbank`.
/// A higher version of an added bank replaces it; anything else under a taken id needs Replace.
/// Throws Error (NotABank, BankDamaged, BankIdTaken …); the folder is then as it was.
BankInfo installBank(const std::filesystem::path& file, const std::filesystem::path& folder,
                     const std::vector<std::filesystem::path>& shipped, OnTakenId onTakenId);

} // namespace warpdeck::services
