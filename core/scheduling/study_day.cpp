#include "core/scheduling/study_day.h"

namespace warpdeck::scheduling {

StudyDay studyDayOf(Timestamp time, std::chrono::seconds utcOffset, std::chrono::hours rollover)
{
    const auto day = std::chrono::floor<std::chrono::days>(time + utcOffset - rollover);
    return {static_cast<std::int32_t>(day.time_since_epoch().count())};
}

Timestamp startOf(StudyDay day, std::chrono::seconds utcOffset, std::chrono::hours rollover)
{
    return std::chrono::sys_days(std::chrono::days(day.number)) + rollover - utcOffset;
}

} // namespace warpdeck::scheduling
