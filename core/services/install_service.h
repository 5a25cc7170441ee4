#pragma once

#include "core/base/error.h"
#include "core/domain/bank_info.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace warpdeck::services {

enum class OnTakenId : std::uint8_t { Refuse, Replace };

/// Checks every byte of `file` and copies it into `folder` as `<bank id>.wdbank`. A higher version replaces a lower one
/// of the same added bank; anything else under an id that `known` banks have already needs Replace. Throws Error:
/// NotABank, BankDamaged …, BankIdTaken, StorageFull; the folder is then as it was.
BankInfo installBank(const std::filesystem::path& file, const std::filesystem::path& folder,
                     const std::vector<std::filesystem::path>& known, OnTakenId onTakenId);

/// One bank file, checked to the last byte.
struct BankCheck {
    std::filesystem::path file;
    std::optional<Error> problem;
};

std::vector<BankCheck> checkBanks(const std::vector<std::filesystem::path>& files);

} // namespace warpdeck::services
