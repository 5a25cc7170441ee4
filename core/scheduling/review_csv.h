#pragma once

#include "core/scheduling/training_set.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::scheduling {

/// The cards of a CSV file of reviews, in the order of their first line.
struct ReviewCsv {
    struct Card {
        std::string id;
        CardHistory history;
        std::vector<std::chrono::milliseconds> durations; ///< of each answer; empty when the file has none
    };
    std::vector<Card> cards;
};

/// How local days lie around the file's instants.
struct CsvCalendar {
    std::function<std::chrono::seconds(Timestamp)> utcOffset;
    std::chrono::hours rollover{4};
};

/// Reads reviews by header name: `card_id`, `rating` (1 to 4) and `review_time_ms` (UTC) or `elapsed_days` (fractions
/// allowed) or both; `duration_ms` is read too, all else is ignored. Study days come from `elapsed_days` where it is
/// there, else from the times; exact days the other way round. Lines may come in any order where they have times: each
/// card's answers are sorted by them; without times a card's lines stand in their order. A line that repeats another
/// one's card, time and rating counts once.
///
/// Times must lie within the years 1900 to 2200, elapsed days below 36500. Throws Error{BadArgument}, whose detail is
/// `name:line: what was expected`, for what cannot be read.
ReviewCsv parseReviewCsv(std::string_view text, const std::string& name, const CsvCalendar& calendar);

} // namespace warpdeck::scheduling
