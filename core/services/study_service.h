#pragma once

#include "core/base/time.h"
#include "core/domain/question.h"
#include "core/domain/session_options.h"
#include "core/domain/study_settings.h"
#include "core/services/bank_service.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace warpdeck::services {

/// Drills: picks cards, grades answers, schedules, and saves. The one place where a profile is changed by studying.
///
/// Each answer is one transaction that is on the disk before the call returns; a failed call leaves session and profile
/// as they were, so the caller may try again. Not to be shared between threads.
class StudyService {
public:
    /// Opens (or makes) the profile for writing and takes its lock. `seed` feeds identities and shuffles. Throws Error.
    StudyService(BankService& banks, const std::filesystem::path& profile, std::uint64_t seed,
                 const ClockReading& clock);
    ~StudyService();
    StudyService(const StudyService&) = delete;
    StudyService& operator=(const StudyService&) = delete;

    const StudySettings& settings() const;
    void setSettings(const StudySettings& settings);

    /// Begins a session of the cards that `options` ask for. It may be empty.
    void begin(const SessionOptions& options, const ClockReading& clock);

    /// The question asked now; nothing when the session is over or none was begun.
    std::optional<Question> question() const;

    /// Grades the answer to question(). A wrong answer is saved at once as Again; a right one, or a flashcard's, waits
    /// for rate(). Precondition: there is a question and it is unanswered.
    AnswerOutcome answer(const Answer& answer, const ClockReading& clock);

    /// True between answer() and rate() of a right answer.
    bool awaitsRating() const;

    /// Saves the answer with the learner's rating. Precondition: awaitsRating().
    void rate(Rating rating, const ClockReading& clock);

    /// Leaves an answered question behind. Precondition: question() is answered and nothing awaits a rating.
    void next();

    /// Takes back the last saved answer of the session (or an unrated one) and asks its question again. False: there
    /// was none.
    bool undo(const ClockReading& clock);

    SessionSummary summary() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace warpdeck::services
