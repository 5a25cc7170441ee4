#pragma once

#include "core/base/strong_id.h"
#include "core/base/time.h"
#include "core/base/uuid.h"
#include "core/domain/card.h"
#include "core/domain/rating.h"
#include "core/text/locale_tag.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck {

/// Why a card was answered. Only Practice and Early enter the replay of memory states.
enum class ReviewMode : std::uint8_t { Practice, Early, Cram, Exam };

/// One answer, as it happened. Never changed once written: memory states can be
/// recomputed from reviews, but reviews cannot be recomputed from anything.
struct Review {
    Uuid id; ///< version 7
    CardKey card;
    Rating rating = Rating::Again;
    ReviewMode mode = ReviewMode::Practice;
    Timestamp answeredAt; ///< later than every earlier review of the profile, even if the clock went back
    Timestamp wallClock;  ///< what the clock really showed
    std::chrono::seconds utcOffset{0};
    StudyDay studyDay;                     ///< by the rollover hour in force at the time
    std::chrono::milliseconds duration{0}; ///< monotonic, from showing to answering
    double scheduledDays = 0;              ///< the interval given to the learner
    Due due;                               ///< what came of it
    LocaleTag locale;                      ///< of the text that was shown
    std::string revision;                  ///< ItemText::revision of that text
    int bankVersion = 0;
    bool correct = false;
    double score = 0; ///< 0 to 1
    bool firstExposure = false;
    std::vector<OptionId> shown;  ///< in the order of display
    std::vector<OptionId> chosen; ///< in that order too
    std::string response;         ///< typed text
    std::string drawnValues;      ///< `number`: the parameters as `name=value;…`
    Uuid session;
    Uuid device;

    friend bool operator==(const Review&, const Review&) = default;
};

/// What can be undone or decided about a card besides answering it.
enum class EventKind : std::uint8_t { Suspend, Unsuspend, Bury, Unbury, Flag, Unflag, Reset, Reschedule, Retract };

/// Something that happened to a card, append-only like reviews.
struct Event {
    Uuid id; ///< version 7
    Timestamp at;
    CardKey card;
    EventKind kind = EventKind::Suspend;
    std::string value; ///< Retract: the id of a review, or of any event but a retraction. Bury: the number of the
                       ///< study day until which. Reschedule: the number of the due day
    Uuid group;        ///< events of one action share it, so that the action can be undone as one

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace warpdeck
