#pragma once

#include "core/domain/rating.h"
#include "core/scheduling/scheduler.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace warpdeck::scheduling {

/// One answer to a card, as a log holds it.
struct LoggedAnswer {
    std::int64_t time = 0; ///< milliseconds, for the order of all answers
    Elapsed elapsed;       ///< since the card's answer before; ignored at the first
    Rating rating = Rating::Again;
};

/// The answers to one card, oldest first.
using CardHistory = std::vector<LoggedAnswer>;

/// In which unit a model counts.
enum class TimeUnit : std::uint8_t { StudyDays, ExactDays };

/// An answer as a fit works through it.
struct TrainingAnswer {
    double elapsed = 0;         ///< days, in the model's unit; 0 at a card's first answer
    double weight = 0;          ///< of its prediction in the loss; 0: it only moves the memory on
    std::int32_t order = 0;     ///< place among all answers of all cards by time
    std::int32_t studyDays = 0; ///< since the card's answer before; 0 at its first
    Rating rating = Rating::Again;

    /// On a later study day than the card's answer before.
    bool isLongTerm() const { return studyDays > 0; }
};

/// The answers of many cards, card after card, each card's in order of time.
struct TrainingSet {
    std::vector<TrainingAnswer> answers;
    std::vector<std::size_t> begins; ///< where each card begins in `answers`, and the end of the last

    std::size_t cards() const { return begins.empty() ? 0 : begins.size() - 1; }
    std::span<const TrainingAnswer> card(std::size_t index) const
    {
        return std::span(answers).subspan(begins[index], begins[index + 1] - begins[index]);
    }
};

/// All answers of `histories`, with no weights yet. Answers at the same time keep the order of the cards.
TrainingSet trainingSetOf(const std::vector<CardHistory>& histories, TimeUnit unit);

/// The answers whose place by time is below `end`.
TrainingSet before(const TrainingSet& all, std::int32_t end);

/// The places by time of the long-term answers, in their order.
std::vector<std::int32_t> longTermOrders(const TrainingSet& set);

} // namespace warpdeck::scheduling
