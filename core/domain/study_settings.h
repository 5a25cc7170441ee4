#pragma once

#include "core/text/locale_chain.h"

#include <chrono>
#include <string>

namespace warpdeck {

/// What the learner decided about studying. Stored in the profile, so it moves with it.
struct StudySettings {
    LocalePreferences contentLanguages; ///< empty: follow the user interface's language
    double desiredRetention = 0.9;      ///< 0.7 to 0.99
    std::chrono::hours rollover{4};     ///< when a study day begins, local time
    int newPerDay = 20;                 ///< of the Study queue
    int reviewsPerDay = 200;            ///< of the Study queue
    int dailyGoal = 20;                 ///< answers a day that the learner wants to give; 0: none

    friend bool operator==(const StudySettings&, const StudySettings&) = default;
};

} // namespace warpdeck
