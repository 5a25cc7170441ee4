#include "core/storage/backup.h"

#include "core/storage/backup_copy.h"
#include "core/storage/backup_rotation.h"
#include "core/storage/profile_check.h"

#include <algorithm>

namespace warpdeck::storage {

namespace {

/// Takes the profile's files as they are out of the way of a restored one. The side files must not stay: SQLite would
/// apply them to whatever file has the profile's name.
void keepDamaged(const std::filesystem::path& profile, const std::filesystem::path& kept)
{
    try {
        if (std::filesystem::exists(profile))
            std::filesystem::copy_file(profile, kept);
        for (const char* suffix : databaseSideFiles) {
            if (std::filesystem::exists(profile.string() + suffix))
                std::filesystem::rename(profile.string() + suffix, kept.string() + suffix);
        }
    } catch (const std::filesystem::filesystem_error& error) {
        throw fileError(error.code().value(), kept);
    }
}

} // namespace

BackupFolder::BackupFolder(std::filesystem::path folder, std::filesystem::path profile)
    : m_folder(std::move(folder)),
      m_profile(std::move(profile))
{
}

Backup BackupFolder::add(Timestamp now) const
{
    std::error_code failure;
    std::filesystem::create_directories(m_folder, failure);
    if (failure)
        throw fileError(failure.value(), m_folder);
    const std::vector<Backup> older = all();
    while (std::any_of(older.begin(), older.end(), [&](const Backup& backup) { return backup.at == now; }))
        now += std::chrono::milliseconds(1);

    Backup added{m_folder / backupName(m_profile.stem().string(), now), now};
    SQLite::Database profile = openDatabase(m_profile, OpenMode::ReadOnly, FileKind::Profile);
    copyProfile(profile, added.path, IfExists::Keep);

    std::set<Timestamp> times{now};
    for (const Backup& backup : older)
        times.insert(backup.at);
    const std::set<Timestamp> kept = backupsToKeep(times);
    for (const Backup& backup : older) {
        if (!kept.contains(backup.at))
            std::filesystem::remove(backup.path, failure); // one too many does no harm
    }
    return added;
}

std::vector<Backup> BackupFolder::all() const
{
    std::vector<Backup> backups;
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder, failure)) {
        if (const auto at = backupTime(m_profile.stem().string(), entry.path().filename().string()))
            backups.push_back({entry.path(), *at});
    }
    std::sort(backups.begin(), backups.end(),
              [](const Backup& left, const Backup& right) { return left.at > right.at; });
    return backups;
}

std::optional<Backup> BackupFolder::newestGood() const
{
    std::optional<Backup> best;
    int most = -1;
    for (const Backup& backup : all()) {
        const std::optional<int> answers = answersOfSoundProfile(backup.path);
        if (answers && *answers > most) {
            best = backup;
            most = *answers;
        }
    }
    return best;
}

void BackupFolder::restore(const Backup& backup, Timestamp now) const
{
    SQLite::Database source = openDatabase(backup.path, OpenMode::ReadImmutable, FileKind::Profile);
    const std::filesystem::path restored = m_profile.string() + ".restored";
    copyProfile(source, restored, IfExists::Replace);
    keepDamaged(m_profile, m_profile.parent_path() / backupName(m_profile.stem().string() + ".damaged", now));
    publishFile(restored, m_profile, IfExists::Replace);
}

} // namespace warpdeck::storage
