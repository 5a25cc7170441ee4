#include "core/storage/backup_rotation.h"

#include <algorithm>
#include <cstdint>

namespace warpdeck::storage {

namespace {

constexpr std::string_view extension = ".wdprofile";

std::int64_t dayOf(Timestamp time)
{
    return std::chrono::floor<std::chrono::days>(time).time_since_epoch().count();
}

std::int64_t weekOf(Timestamp time)
{
    const std::chrono::sys_days day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::sys_days monday = day - (std::chrono::weekday(day) - std::chrono::Monday);
    return monday.time_since_epoch().count();
}

std::int64_t monthOf(Timestamp time)
{
    const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(time));
    return static_cast<int>(date.year()) * 12 + static_cast<int>(static_cast<unsigned>(date.month()));
}

/// Adds to `kept` the newest backup of each of the newest `count` periods.
void keepNewestOfEach(const std::set<Timestamp>& backups, std::int64_t (*periodOf)(Timestamp), int count,
                      std::set<Timestamp>& kept)
{
    std::optional<std::int64_t> period;
    for (auto backup = backups.rbegin(); backup != backups.rend() && count > 0; ++backup) {
        if (period == periodOf(*backup))
            continue;
        period = periodOf(*backup);
        kept.insert(*backup);
        --count;
    }
}

} // namespace

std::string backupName(std::string_view profileName, Timestamp at)
{
    std::string time = formatIsoTime(at);
    std::erase_if(time, [](char character) { return character == '-' || character == ':' || character == '.'; });
    return std::string(profileName) + "-" + time + std::string(extension);
}

std::optional<Timestamp> backupTime(std::string_view profileName, std::string_view fileName)
{
    constexpr std::string_view shape = "20261201T083000250Z";
    if (fileName.size() != profileName.size() + 1 + shape.size() + extension.size())
        return std::nullopt;
    const std::string_view time = fileName.substr(profileName.size() + 1, shape.size());
    const auto part = [&](std::size_t from, std::size_t length) { return std::string(time.substr(from, length)); };
    const std::optional<Timestamp> at = parseIsoTime(part(0, 4) + "-" + part(4, 2) + "-" + part(6, 5) + ":" +
                                                     part(11, 2) + ":" + part(13, 2) + "." + part(15, 4));
    if (!at || backupName(profileName, *at) != fileName)
        return std::nullopt;
    return at;
}

std::set<Timestamp> backupsToKeep(const std::set<Timestamp>& backups)
{
    std::set<Timestamp> kept;
    keepNewestOfEach(
        backups, [](Timestamp time) { return std::int64_t{time.time_since_epoch().count()}; }, 10, kept);
    keepNewestOfEach(backups, dayOf, 7, kept);
    keepNewestOfEach(backups, weekOf, 5, kept);
    keepNewestOfEach(backups, monthOf, 12, kept);
    return kept;
}

} // namespace warpdeck::storage
