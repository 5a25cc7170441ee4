#include "core/services/install_service.h"

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

void copyInto(const std::filesystem::path& file, const std::filesystem::path& target)
{
    const std::filesystem::path temporary = target.string() + ".new";
    std::error_code error;
    std::filesystem::create_directories(target.parent_path(), error);
    if (!error)
        std::filesystem::copy_file(file, temporary, std::filesystem::copy_options::overwrite_existing, error);
    if (!error)
        std::filesystem::rename(temporary, target, error);
    if (!error)
        return;
    std::error_code ignored; // the first error is the one to tell
    std::filesystem::remove(temporary, ignored);
    throw Error(error == std::errc::no_space_on_device ? ErrorCode::StorageFull : ErrorCode::CannotWriteFile,
                target.string() + ": " + error.message());
}

} // namespace

BankInfo installBank(const std::filesystem::path& file, const std::filesystem::path& folder,
                     const std::vector<std::filesystem::path>& known, OnTakenId onTakenId)
{
    storage::BankReader reader(file);
    reader.verify();
    const BankInfo info = reader.info();
    const std::filesystem::path target = folder / (info.id.value() + ".wdbank");
    if (onTakenId == OnTakenId::Refuse)
        requireFreeId(info, target, known);
    copyInto(file, target);
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
