#pragma once

#include "core/base/time.h"
#include "core/domain/question.h"
#include "core/domain/session_options.h"
#include "core/domain/session_summary.h"
#include "core/domain/study_settings.h"
#include "core/services/bank_service.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace warpdeck::services {

/// Drills: picks cards, grades answers, schedules, and saves. The one place where a profile is changed by studying.
///
/// Each answer is one transaction that is on the disk before the call returns; a failed call leaves session and profile
/// as they were, so the caller may try again. Not to be shared between threads. Every function may throw Error.
class StudyService {
public:
    /// Opens (or makes) the profile for writing and takes its lock. `seed` feeds identities and shuffles.
    StudyService(const BankService& banks, const std::filesystem::path& profile, std::uint64_t seed,
                 const ClockReading& clock);
    ~StudyService();
    StudyService(const StudyService&) = delete;
    StudyService& operator=(const StudyService&) = delete;

    const StudySettings& settings() const;

    /// Begins a session of the cards that `options` ask for. It may be empty.
    void begin(const SessionOptions& options, const ClockReading& clock);

    /// Goes on with the session that was interrupted last, at the question where it stood. False: there is none.
    bool resume();

    /// The question asked now; nothing when the session is over or none was begun.
    std::optional<Question> question() const;

    /// Grades the answer to question(). A wrong one is saved at once as Again and question() is the next one; a right
    /// one, or a flashcard's, waits for rate(). Precondition: there is a question and awaitsRating() is false.
    AnswerOutcome answer(const Answer& answer, const ClockReading& clock);

    /// True between answer() and rate().
    bool awaitsRating() const;

    /// Saves the answer with the learner's rating; question() is the next one. Precondition: awaitsRating().
    void rate(Rating rating);

    /// Takes back the last answer of the session, rated or not, and asks its question again as it was. False: there was
    /// none.
    bool undo(const ClockReading& clock);

    SessionSummary summary() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace warpdeck::services
