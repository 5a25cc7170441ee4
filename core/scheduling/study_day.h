#pragma once

#include "core/base/time.h"

#include <chrono>

namespace warpdeck::scheduling {

/// The study day in which `time` lies, for a learner whose local time is UTC + `utcOffset` (at `time`, daylight saving
/// included) and whose days begin at `rollover` o'clock.
StudyDay studyDayOf(Timestamp time, std::chrono::seconds utcOffset, std::chrono::hours rollover);

/// The first instant of `day`. `utcOffset` is the one in force at that instant.
Timestamp startOf(StudyDay day, std::chrono::seconds utcOffset, std::chrono::hours rollover);

} // namespace warpdeck::scheduling
