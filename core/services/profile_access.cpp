#include "core/services/profile_access.h"

#include "core/scheduling/fsrs6.h"
#include "core/storage/profile_transaction.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::services {

namespace {

// The keys are part of the file format.
constexpr const char* languagesKey = "content-languages";
constexpr const char* retentionKey = "desired-retention";
constexpr const char* rolloverKey = "rollover-hour";
constexpr const char* newPerDayKey = "new-per-day";
constexpr const char* reviewsPerDayKey = "reviews-per-day";
constexpr const char* dailyGoalKey = "daily-goal";

std::optional<int> readInteger(const std::optional<std::string>& text, int lowest, int highest)
{
    int value = 0;
    if (!text)
        return std::nullopt;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc() || end != text->data() + text->size() || value < lowest || value > highest)
        return std::nullopt;
    return value;
}

LocalePreferences readLanguages(const std::optional<std::string>& text)
{
    LocalePreferences languages;
    std::string_view rest = text ? std::string_view(*text) : std::string_view();
    while (!rest.empty()) {
        const auto space = rest.find(' ');
        if (const auto tag = LocaleTag::parse(rest.substr(0, space)))
            languages.push_back(*tag);
        rest = space == std::string_view::npos ? std::string_view() : rest.substr(space + 1);
    }
    return languages;
}

} // namespace

std::filesystem::path backupFolderOf(const std::filesystem::path& profile)
{
    const std::filesystem::path folder = std::filesystem::absolute(profile).parent_path();
    return (folder.filename() == "profiles" ? folder.parent_path() : folder) / "backups";
}

std::unique_ptr<storage::ProfileStore> openForWriting(const std::filesystem::path& profile, Random& random,
                                                      Timestamp now)
{
    const Uuid profileId = Uuid::version7(now, random);
    const Uuid deviceId = Uuid::version7(now, random);
    storage::createProfile(profile, {profileId, deviceId});
    storage::upgradeProfile(profile, backupFolderOf(profile), now);
    return std::make_unique<storage::ProfileStore>(profile, storage::ProfileAccess::Write);
}

std::unique_ptr<storage::ProfileStore> openForReading(const std::filesystem::path& profile)
{
    if (std::filesystem::exists(profile))
        return std::make_unique<storage::ProfileStore>(profile, storage::ProfileAccess::Read);
    const Uuid nobody{Uuid::Bytes{}};
    return std::make_unique<storage::ProfileStore>(storage::ProfileIdentity{nobody, nobody});
}

StudySettings readSettings(storage::ProfileStore& profile)
{
    // Per cent, so that the stored text is the same in every locale.
    const auto percent = readInteger(profile.setting(retentionKey), 70, 99);
    StudySettings settings;
    settings.contentLanguages = readLanguages(profile.setting(languagesKey));
    if (percent)
        settings.desiredRetention = *percent / 100.0;
    settings.rollover = std::chrono::hours(
        readInteger(profile.setting(rolloverKey), 0, 23).value_or(static_cast<int>(settings.rollover.count())));
    settings.newPerDay = readInteger(profile.setting(newPerDayKey), 0, 9999).value_or(settings.newPerDay);
    settings.reviewsPerDay = readInteger(profile.setting(reviewsPerDayKey), 0, 9999).value_or(settings.reviewsPerDay);
    settings.dailyGoal = readInteger(profile.setting(dailyGoalKey), 0, 999).value_or(settings.dailyGoal);
    return settings;
}

void writeSettings(storage::ProfileStore& profile, const StudySettings& settings)
{
    std::string languages;
    for (const LocaleTag& language : settings.contentLanguages)
        languages += (languages.empty() ? "" : " ") + language.value();
    storage::ProfileTransaction transaction(profile);
    transaction.putSetting(languagesKey, languages);
    transaction.putSetting(retentionKey, std::to_string(std::lround(settings.desiredRetention * 100)));
    transaction.putSetting(rolloverKey, std::to_string(settings.rollover.count()));
    transaction.putSetting(newPerDayKey, std::to_string(settings.newPerDay));
    transaction.putSetting(reviewsPerDayKey, std::to_string(settings.reviewsPerDay));
    transaction.putSetting(dailyGoalKey, std::to_string(settings.dailyGoal));
    transaction.commit();
}

std::unique_ptr<scheduling::Scheduler> currentScheduler()
{
    return std::make_unique<scheduling::Fsrs6>();
}

storage::ModelStamp stampOf(const scheduling::Scheduler& scheduler)
{
    return {std::string(scheduler.model()), scheduler.parametersHash()};
}

} // namespace warpdeck::services
