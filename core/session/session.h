#pragma once

#include "core/base/uuid.h"
#include "core/domain/card.h"
#include "core/domain/rating.h"
#include "core/session/queue_entry.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace warpdeck::session {

enum class Phase : std::uint8_t { Question, Answered, Finished };

/// One asking of a card. All of it follows from the card and how often it was asked, so an undone attempt comes back
/// exactly as it was.
struct Attempt {
    QueueEntry entry;
    int number = 0;         ///< 0: first time in this session
    std::uint64_t seed = 0; ///< for the order of options and the drawing of values

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

/// What came of an attempt before the learner rated it.
struct Answer {
    bool correct = false;
    std::chrono::milliseconds duration{0};

    friend bool operator==(const Answer&, const Answer&) = default;
};

enum class StepKind : std::uint8_t { Graded, Dropped };

/// Something done in a session that can be undone.
struct Step {
    StepKind kind = StepKind::Graded;
    std::size_t entry = 0;         ///< which of Session::entries()
    Answer answer;                 ///< Graded only
    Rating rating = Rating::Again; ///< Graded only
    Uuid record;                   ///< Graded: the review. Dropped: the group of the events that did it

    friend bool operator==(const Step&, const Step&) = default;
};

/// A run through a queue, as a pure state machine: question, answered, then graded, which brings the next question.
///
/// A card rated Again returns after five others, or at the end when fewer are left. Everything follows from the queue,
/// the seed and the steps; taking a step back is doing the others again.
class Session {
public:
    Session(std::vector<QueueEntry> entries, std::uint64_t seed);

    Phase phase() const;

    /// The card asked now. Precondition: not finished.
    Attempt current() const;

    /// Question to Answered.
    void answer(const Answer& answer);

    /// Answered to the next question. `review` is the id under which it was logged.
    /// Precondition: Answered; after a wrong answer only Again.
    void grade(Rating rating, const Uuid& review);

    /// Asks `card` no more, because it was suspended or buried by the events of `group`. An answer to it that was not
    /// yet graded is withdrawn. Nothing happens when the session does not hold the card.
    void drop(const CardKey& card, const Uuid& group);

    /// True when there is something to undo.
    bool canUndo() const { return m_pending || !m_steps.empty(); }

    /// Takes back the latest answer or drop; the question of an answer is asked again as it was. Returns the step whose
    /// record is to be retracted, or nothing when the answer was not yet graded. Precondition: canUndo().
    std::optional<Step> undo();

    /// Does again what undo() took back, or what was stored. False, and nothing happens, when it does not fit.
    bool apply(const Step& step);

    const std::vector<QueueEntry>& entries() const { return m_entries; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::uint64_t seed() const { return m_seed; }

    /// Cards that will be asked from here on, the current one included.
    std::size_t cardsLeft() const { return m_upcoming.size(); }

    friend bool operator==(const Session&, const Session&) = default;

private:
    struct Place {
        std::size_t entry = 0;
        int number = 0;

        friend bool operator==(const Place&, const Place&) = default;
    };

    bool applyGraded(const Step& step);
    bool applyDropped(const Step& step);
    void begin();

    std::vector<QueueEntry> m_entries;
    std::uint64_t m_seed;
    std::vector<Step> m_steps;
    std::deque<Place> m_upcoming; ///< each card at most once
    std::optional<Answer> m_pending;
};

} // namespace warpdeck::session
