#include "core/services/profile_service.h"

#include "core/base/error.h"
#include "core/base/random.h"
#include "core/domain/names.h"
#include "core/scheduling/replay.h"
#include "core/services/profile_access.h"
#include "core/services/state_rebuild.h"
#include "core/storage/backup.h"
#include "core/storage/profile_check.h"
#include "core/storage/profile_lock.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace warpdeck::services {

namespace {

/// What the CSV says of a review beyond its ReviewFact.
struct ExportedDetail {
    std::chrono::milliseconds duration{0};
    std::string locale;
};

/// A cell as RFC 4180 wants it. Our ids need no quotes, but a profile may hold what another program wrote.
std::string csvCell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char character : text)
        quoted += character == '"' ? std::string("\"\"") : std::string(1, character);
    return quoted + '"';
}

std::string csvLine(const std::vector<std::string>& cells)
{
    std::string line;
    for (const std::string& cell : cells)
        line += (line.empty() ? "" : ",") + csvCell(cell);
    return line;
}

void exportCard(const storage::NumberedCard& card, const std::vector<ReviewFact>& reviews,
                const std::map<Uuid, ExportedDetail>& details, const std::function<void(std::string_view)>& writeLine)
{
    std::optional<StudyDay> previous;
    int index = 0;
    for (const ReviewFact& review : reviews) {
        const auto detail = details.find(review.id);
        if (detail == details.end())
            continue; // answered while the log was being read: the next export has it
        const int elapsed = previous ? std::max(0, review.studyDay - *previous) : 0;
        writeLine(
            csvLine({std::to_string(static_cast<std::int64_t>(card.number)), std::to_string(index),
                     std::to_string(review.answeredAt.time_since_epoch().count()), std::to_string(elapsed),
                     std::to_string(static_cast<int>(review.rating)), std::to_string(detail->second.duration.count()),
                     card.key.item.bank.value(), card.key.item.item.value(), card.key.facet, detail->second.locale,
                     std::string(nameOf(review.mode))}));
        previous = review.studyDay;
        ++index;
    }
}

int differingStates(storage::ProfileStore& profile, const scheduling::Scheduler& scheduler)
{
    std::map<storage::CardNumber, CardState> replayed;
    for (const storage::NumberedState& state : replayedStates(profile, scheduler))
        replayed.emplace(state.card, state.state);
    int differing = 0;
    for (const storage::NumberedCard& card : profile.cards())
        differing += profile.cardState(card.key) == replayed.at(card.number) ? 0 : 1;
    return differing;
}

} // namespace

StudySettings studySettings(const std::filesystem::path& profile)
{
    return readSettings(*openForReading(profile));
}

void exportLog(const std::filesystem::path& profile, const std::function<void(std::string_view)>& writeLine)
{
    const std::unique_ptr<storage::ProfileStore> store = openForReading(profile);
    std::map<Uuid, ExportedDetail> details;
    store->forEachReview([&](const storage::ReviewRow& row) {
        details.emplace(row.id, ExportedDetail{row.duration, std::string(row.locale)});
    });
    std::map<storage::CardNumber, scheduling::CardLog> logs = readLogs(*store);
    writeLine("card_id,review_index,review_time_ms,elapsed_days,rating,duration_ms,bank,item,facet,locale,mode");
    for (const storage::NumberedCard& card : store->cards())
        exportCard(card, scheduling::withoutRetracted(std::move(logs[card.number])), details, writeLine);
}

RepairReport repairProfile(const std::filesystem::path& profile, std::uint64_t seed, const ClockReading& clock)
{
    if (!std::filesystem::exists(profile))
        throw Error(ErrorCode::FileNotFound, profile.string());
    const storage::ProfileLock lock(profile, storage::ProfileHolder::OtherWriter);
    Random random(seed);
    const std::unique_ptr<storage::ProfileStore> store = openForWriting(profile, random, clock.now);
    const std::unique_ptr<scheduling::Scheduler> scheduler = currentScheduler();
    RepairReport report;
    report.cards = static_cast<int>(store->cards().size());
    if (store->verify().empty()) {
        report.backup = storage::BackupFolder(backupFolderOf(profile), profile).add(clock.now).path;
        report.repairedStates = differingStates(*store, *scheduler);
    } else {
        // Stored states are only a cache of the log: when they alone are unreadable, nothing is lost.
        report.repairedStates = report.cards;
    }
    rebuildCardStates(*store, *scheduler);
    if (const std::vector<std::string> problems = store->verify(); !problems.empty())
        throw Error(ErrorCode::ProfileDamaged, profile.string() + ": " + problems.front());
    return report;
}

void checkProfile(const std::filesystem::path& profile)
{
    if (const std::vector<std::string> problems = openForReading(profile)->verify(); !problems.empty())
        throw Error(ErrorCode::ProfileDamaged, profile.string() + ": " + problems.front());
}

std::vector<ProfileBackup> profileBackups(const std::filesystem::path& profile, std::size_t count)
{
    std::vector<ProfileBackup> backups;
    bool isAnyGood = false;
    for (const storage::Backup& backup : storage::BackupFolder(backupFolderOf(profile), profile).all()) {
        if (backups.size() >= count && (isAnyGood || backups.size() >= 4 * count))
            break;
        std::error_code unknownSize;
        const std::uintmax_t bytes = std::filesystem::file_size(backup.path, unknownSize);
        backups.push_back(
            {backup.path, backup.at, unknownSize ? 0 : bytes, storage::answersOfSoundProfile(backup.path)});
        isAnyGood = isAnyGood || backups.back().answers;
    }
    return backups;
}

void restoreProfile(const std::filesystem::path& profile, const std::filesystem::path& backup,
                    const ClockReading& clock)
{
    const storage::ProfileLock lock(profile, storage::ProfileHolder::App);
    const storage::BackupFolder folder(backupFolderOf(profile), profile);
    for (const storage::Backup& known : folder.all()) {
        if (known.path == backup) {
            folder.restore(known, clock.now);
            return;
        }
    }
    throw Error(ErrorCode::FileNotFound, backup.string());
}

std::filesystem::path restoreProfile(const std::filesystem::path& profile, const ClockReading& clock)
{
    const std::optional<std::filesystem::path> newest = newestGoodBackup(profile);
    if (!newest)
        throw Error(ErrorCode::FileNotFound, backupFolderOf(profile).string());
    restoreProfile(profile, *newest, clock);
    return *newest;
}

std::optional<std::filesystem::path> newestGoodBackup(const std::filesystem::path& profile)
{
    const std::optional<storage::Backup> backup = storage::BackupFolder(backupFolderOf(profile), profile).newestGood();
    if (!backup)
        return std::nullopt;
    return backup->path;
}

std::optional<Timestamp> lastBackup(const std::filesystem::path& profile)
{
    const std::vector<storage::Backup> backups = storage::BackupFolder(backupFolderOf(profile), profile).all();
    if (backups.empty())
        return std::nullopt;
    return backups.front().at;
}

void backUpProfile(const std::filesystem::path& profile, const ClockReading& clock)
{
    storage::BackupFolder(backupFolderOf(profile), profile).add(clock.now);
}

} // namespace warpdeck::services
