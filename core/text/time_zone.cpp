#include "core/text/time_zone.h"

#include "core/text/icu.h"

#include <unicode/timezone.h>

#include <utility>

namespace warpdeck {

struct TimeZone::Rules {
    std::unique_ptr<const icu::TimeZone> zone;
};

TimeZone::TimeZone(std::unique_ptr<const Rules> rules) : m_rules(std::move(rules)) {}
TimeZone::TimeZone(TimeZone&&) noexcept = default;
TimeZone& TimeZone::operator=(TimeZone&&) noexcept = default;
TimeZone::~TimeZone() = default;

std::optional<TimeZone> TimeZone::find(std::string_view name)
{
    const icu::UnicodeString id = icu_support::toUtf16(name);
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString canonicalId;
    UBool isIanaName = 0; // false also for ICU's own `GMT+5:30` and for its placeholder of unknown zones
    icu::TimeZone::getCanonicalID(id, canonicalId, isIanaName, status);
    if (U_FAILURE(status) || isIanaName == 0 || canonicalId == UCAL_UNKNOWN_ZONE_ID)
        return std::nullopt;
    std::unique_ptr<const icu::TimeZone> zone(icu::TimeZone::createTimeZone(id));
    return TimeZone(std::make_unique<const Rules>(Rules{std::move(zone)}));
}

std::chrono::seconds TimeZone::offsetAt(Timestamp instant) const
{
    std::int32_t standard = 0;
    std::int32_t daylightSaving = 0;
    UErrorCode status = U_ZERO_ERROR;
    const auto date = static_cast<UDate>(instant.time_since_epoch().count());
    m_rules->zone->getOffset(date, false, standard, daylightSaving, status);
    icu_support::throwIfFailed(status, "time zone");
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::milliseconds(standard + daylightSaving));
}

} // namespace warpdeck
