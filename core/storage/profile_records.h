#pragma once

#include "core/base/time.h"
#include "core/base/uuid.h"
#include "core/domain/card.h"
#include "core/domain/rating.h"
#include "core/domain/review.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::storage {

/// Stands for a CardKey inside one profile; means nothing in another.
enum class CardNumber : std::int64_t {};

/// What computed a memory state. States of another model or of other parameters are stale.
struct ModelStamp {
    std::string model;          ///< e.g. `fsrs-7`
    std::string parametersHash; ///< Scheduler::parametersHash

    friend bool operator==(const ModelStamp&, const ModelStamp&) = default;
};

/// What replay and statistics need of a review, without an allocation. For the rest: ProfileStore::review.
struct ReviewRow {
    Uuid id;
    CardNumber card;
    Rating rating = Rating::Again;
    ReviewMode mode = ReviewMode::Practice;
    Timestamp answeredAt;
    std::chrono::seconds utcOffset{0};
    StudyDay studyDay;
    std::chrono::milliseconds duration{0};
    double scheduledDays = 0;
    Due due;
    bool correct = false;
    double score = 0;
    bool firstExposure = false;
    std::string_view locale; ///< only until the visitor returns
};

/// An event, without an allocation.
struct EventRow {
    Uuid id;
    CardNumber card;
    Timestamp at;
    EventKind kind = EventKind::Suspend;
    std::string_view value; ///< only until the visitor returns
    Uuid group;
};

struct NumberedCard {
    CardNumber number;
    CardKey key;
};

struct NumberedState {
    CardNumber card;
    CardState state;
};

/// A session as it is kept for the time after a kill; `state` is what the session module wrote and can read.
struct SavedSession {
    Uuid id;
    Timestamp startedAt;
    std::string kind;
    std::string state;

    friend bool operator==(const SavedSession&, const SavedSession&) = default;
};

struct DayCount {
    StudyDay day;
    std::int64_t reviews = 0;

    friend bool operator==(const DayCount&, const DayCount&) = default;
};

} // namespace warpdeck::storage
