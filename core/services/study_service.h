#pragma once

#include "core/base/time.h"
#include "core/domain/question.h"
#include "core/domain/session_options.h"
#include "core/domain/session_outline.h"
#include "core/domain/session_summary.h"
#include "core/domain/study_settings.h"
#include "core/services/bank_service.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace warpdeck::services {

/// Who holds the profile: the window alone, or one of several short-lived writers.
enum class Holder : std::uint8_t { Window, CommandLine };

/// Drills: picks cards, grades answers, schedules, and saves. The one place where a profile is changed by studying.
///
/// Each answer is one transaction that is on the disk before the call returns; a failed call leaves session and profile
/// as they were, so the caller may try again. Not to be shared between threads. Every function may throw Error.
class StudyService {
public:
    /// Opens (or makes) the profile for writing and takes its lock. `seed` feeds identities and shuffles.
    StudyService(const BankService& banks, const std::filesystem::path& profile, std::uint64_t seed,
                 const ClockReading& clock, Holder holder = Holder::CommandLine);
    ~StudyService();
    StudyService(const StudyService&) = delete;
    StudyService& operator=(const StudyService&) = delete;

    const StudySettings& settings() const;
    /// Saves what the learner decided; it holds from the next question on.
    void setSettings(const StudySettings& settings);

    /// The study day that `clock` lies in.
    StudyDay today(const ClockReading& clock) const;

    /// The options of a Study session now: what the day's limits still allow, all topics.
    SessionOptions studyOptions(std::uint64_t seed, const ClockReading& clock) const;

    /// Begins a session of the cards that `options` ask for. It may be empty.
    void begin(const SessionOptions& options, const ClockReading& clock);

    /// Goes on with the session that was interrupted last, at the question where it stood. False: there is none.
    bool resume();

    /// The session that resume() would go on with.
    std::optional<InterruptedSession> interrupted() const;

    SessionOutline outline() const;

    /// What is known of a card now.
    CardState cardState(const CardKey& card) const;

    /// Takes the asked card out of the session, and out of all until it is released or until tomorrow. undo() takes
    /// it back. Precondition: there is a question.
    void suspend(const ClockReading& clock);
    void bury(const ClockReading& clock);
    /// Sets or clears a card's flag. Does not take part in undo().
    void setFlagged(const CardKey& card, bool flagged, const ClockReading& clock);

    /// The question asked now; nothing when the session is over or none was begun.
    std::optional<Question> question() const;

    /// Grades the answer to question(). A wrong one is saved at once as Again and question() is the next one; a right
    /// one, or a flashcard's, waits for rate(). Precondition: there is a question and awaitsRating() is false.
    AnswerOutcome answer(const Answer& answer, const ClockReading& clock);

    /// True between answer() and rate().
    bool awaitsRating() const;

    /// Saves the answer with the learner's rating; question() is the next one. Precondition: awaitsRating().
    void rate(Rating rating);

    /// Takes back the last answer, suspension or burying of the session, and asks its question again as it was. False:
    /// there was none.
    bool undo(const ClockReading& clock);
    bool canUndo() const;

    SessionSummary summary() const;
    /// The missed questions of summary(), in its order.
    std::vector<MissedAnswer> missedAnswers() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace warpdeck::services
