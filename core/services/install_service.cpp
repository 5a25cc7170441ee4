#include "core/services/install_service.h"

#include "core/storage/bank_copy.h"
#include "core/storage/bank_reader.h"

#include <system_error>

namespace warpdeck::services {

namespace {

/// What the file at `path` holds, if it can be opened as a bank at all.
std::optional<BankInfo> infoOf(const std::filesystem::path& path)
{
    try {
        return storage::BankReader(path).info();
    } catch (const Error&) {
        return std::nullopt; // a broken file takes no id
    }
}

void requireFreeId(const BankInfo& info, const std::filesystem::path& target,
                   const std::vector<std::filesystem::path>& known)
{
    for (const std::filesystem::path& other : known) {
        const std::optional<BankInfo> present = infoOf(other);
        if (!present || present->id != info.id)
            continue;
        std::error_code ignored; // files that are not there are not the same
        const bool isUpdate = std::filesystem::equivalent(other, target, ignored) && present->version < info.version;
        if (!isUpdate)
            throw Error(ErrorCode::BankIdTaken, other.string());
    }
}

} // namespace

BankInfo installBank(const std::filesystem::path& file, const std::filesystem::path& folder,
                     const std::vector<std::filesystem::path>& known, OnTakenId onTakenId)
{
    BankInfo info = storage::BankReader(file).info();
    const std::filesystem::path target = folder / (info.id.value() + ".wdbank");
    if (onTakenId == OnTakenId::Refuse)
        requireFreeId(info, target, known);
    storage::copyBank(file, target);
    return info;
}

std::vector<BankCheck> checkBanks(const std::vector<std::filesystem::path>& files)
{
    std::vector<BankCheck> checks;
    for (const std::filesystem::path& file : files) {
        try {
            storage::BankReader(file).verify();
            checks.push_back({file, std::nullopt});
        } catch (const Error& error) {
            checks.push_back({file, error});
        }
    }
    return checks;
}

} // namespace warpdeck::services
