#pragma once

#include "core/base/random.h"
#include "core/domain/review.h"
#include "core/domain/verdict.h"
#include "core/scheduling/interval_policy.h"
#include "core/scheduling/scheduler.h"
#include "core/services/study_service.h"
#include "core/session/session.h"
#include "core/storage/profile_lock.h"
#include "core/storage/profile_store.h"
#include "core/storage/profile_transaction.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck::services {

/// An answer that was judged and waits for its rating.
struct PendingAnswer {
    Answer answer;
    Verdict verdict;
    ClockReading clock;
    CardState before;
    scheduling::AnswerTime time;
    scheduling::NextStates next;
};

/// A session with the name under which it is stored.
struct RunningSession {
    Uuid id;
    Timestamp startedAt;
    session::Session session;
};

/// What StudyService does to the profile. Each change is made to a copy of the running session, which takes its place
/// only after the transaction: when that fails, the session stands where it stood.
struct StudyService::Impl {
    Impl(const BankService& openBanks, const std::filesystem::path& profile, std::uint64_t seed,
         const ClockReading& clock, Holder holder);

    /// The session while it asks something.
    const session::Session* asking() const;
    StudyDay dayOf(const ClockReading& clock) const;

    /// What an answer to the current question comes to, without saving it.
    PendingAnswer judge(const Answer& answer, const ClockReading& clock) const;
    void save(const PendingAnswer& shown, Rating rating);
    /// Takes the current card out of the session by an event of `kind`.
    void drop(EventKind kind, std::string value, const ClockReading& clock);
    /// Takes `step` back, after which the session is `changed`.
    void retract(const session::Step& step, const RunningSession& changed, const ClockReading& clock);
    void setFlagged(const CardKey& card, bool flagged, const ClockReading& clock);

    void saveSession(storage::ProfileTransaction& transaction, const RunningSession& changed, Timestamp at) const;
    /// The session that was stored last and not finished, if it can be gone on with.
    std::optional<RunningSession> storedSession() const;

    const BankService& banks;
    Random random;
    storage::ProfileLock lock;
    std::unique_ptr<storage::ProfileStore> store;
    Uuid device;
    StudySettings settings;
    std::unique_ptr<scheduling::Scheduler> scheduler;
    std::optional<RunningSession> running;
    std::optional<PendingAnswer> pending;

private:
    Review reviewOf(const session::Attempt& attempt, const PendingAnswer& answered, Rating rating);
    /// Precondition: inside a transaction, so that nobody else can append something later.
    Event eventOf(const CardKey& card, EventKind kind, std::string value, const ClockReading& clock);
    std::vector<Event> undoing(const session::Step& step, const CardKey& card, const ClockReading& clock);
    void append(storage::ProfileTransaction& transaction, const std::vector<Event>& events) const;
};

} // namespace warpdeck::services
