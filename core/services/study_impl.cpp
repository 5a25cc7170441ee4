#include "core/services/study_impl.h"

#include "core/grading/choice.h"
#include "core/scheduling/fuzz.h"
#include "core/scheduling/study_day.h"
#include "core/services/profile_access.h"
#include "core/services/state_rebuild.h"
#include "core/session/option_order.h"
#include "core/session/session_text.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace warpdeck::services {

namespace {

storage::ProfileHolder lockKind(Holder holder)
{
    return holder == Holder::Window ? storage::ProfileHolder::App : storage::ProfileHolder::OtherWriter;
}

ReviewFact factOf(const Review& review)
{
    return {.id = review.id,
            .answeredAt = review.answeredAt,
            .studyDay = review.studyDay,
            .rating = review.rating,
            .mode = review.mode,
            .due = review.due,
            .scheduledDays = review.scheduledDays};
}

} // namespace

StudyService::Impl::Impl(const BankService& openBanks, const std::filesystem::path& profile, std::uint64_t seed,
                         const ClockReading& clock, Holder holder)
    : banks(openBanks),
      random(seed),
      lock(profile, lockKind(holder)),
      store(openForWriting(profile, random, clock.now)),
      device(store->identity().device),
      settings(readSettings(*store)),
      scheduler(currentScheduler())
{
    if (store->hasStaleStates(stampOf(*scheduler)))
        rebuildCardStates(*store, *scheduler);
}

const session::Session* StudyService::Impl::asking() const
{
    const bool asks = running && running->session.phase() != session::Phase::Finished;
    return asks ? &running->session : nullptr;
}

StudyDay StudyService::Impl::dayOf(const ClockReading& clock) const
{
    return scheduling::studyDayOf(clock.now, clock.utcOffset, settings.rollover);
}

PendingAnswer StudyService::Impl::judge(const Answer& answer, const ClockReading& clock) const
{
    const session::Attempt attempt = running->session.current();
    const Item item = banks.item(attempt.entry.card.item);
    const bool selfJudged = item.kind == ItemKind::Card;
    const Verdict verdict =
        selfJudged ? Verdict{.correct = true, .score = 1} : grading::gradeChoice(item, answer.chosen);
    const CardState before = store->cardState(attempt.entry.card).value_or(CardState{});
    // What the calendar says comes from the wall clock; only the order of the log is kept from going backwards.
    const scheduling::AnswerTime time{clock.now, clock.utcOffset, settings.rollover};
    const scheduling::IntervalOptions options{.desiredRetention = settings.desiredRetention,
                                              .fuzzSeed = scheduling::fuzzSeed(attempt.entry.card, before.reviews)};
    return {.answer = answer,
            .verdict = verdict,
            .clock = clock,
            .before = before,
            .time = time,
            .next = scheduling::nextStates(*scheduler, before, time, options)};
}

Review StudyService::Impl::reviewOf(const session::Attempt& attempt, const PendingAnswer& answered, Rating rating)
{
    const ItemRef& ref = attempt.entry.card.item;
    const Item item = banks.item(ref);
    const scheduling::NextState& next = answered.next.of(rating);
    const bool right = item.kind == ItemKind::Card ? rating != Rating::Again : answered.verdict.correct;
    const Timestamp answeredAt = store->nextLogTime(answered.clock.now);
    return {.id = Uuid::version7(answeredAt, random),
            .card = attempt.entry.card,
            .rating = rating,
            .mode = attempt.entry.mode,
            .answeredAt = answeredAt,
            .wallClock = answered.clock.now,
            .utcOffset = answered.time.utcOffset,
            .studyDay =
                scheduling::studyDayOf(answered.time.answeredAt, answered.time.utcOffset, answered.time.rollover),
            .duration = answered.answer.duration,
            .scheduledDays = next.interval.count(),
            .due = next.due,
            .locale = answered.answer.locale,
            .revision = answered.answer.revision,
            .bankVersion = banks.versionOf(ref.bank),
            .correct = right,
            .score = item.kind == ItemKind::Card ? (right ? 1.0 : 0.0) : answered.verdict.score,
            .firstExposure = !answered.before.memory,
            .shown = session::displayOrder(item, attempt.seed),
            .chosen = answered.answer.chosen,
            .session = running->id,
            .device = device};
}

void StudyService::Impl::save(const PendingAnswer& shown, Rating rating)
{
    storage::ProfileTransaction transaction(*store);
    // Judged anew, now that nobody else can write: another program may have answered the same card meanwhile.
    const PendingAnswer answered = judge(shown.answer, shown.clock);
    RunningSession changed = *running;
    const session::Attempt attempt = changed.session.current();
    const Review review = reviewOf(attempt, answered, rating);
    changed.session.answer({.correct = review.correct, .duration = review.duration});
    changed.session.grade(rating, review.id);
    const CardState after = scheduling::afterReview(*scheduler, answered.before, factOf(review));
    transaction.appendReview(review, after, stampOf(*scheduler));
    saveSession(transaction, changed, review.answeredAt);
    transaction.commit();
    running = std::move(changed);
}

Event StudyService::Impl::eventOf(const CardKey& card, EventKind kind, std::string value, const ClockReading& clock)
{
    const Timestamp at = store->nextLogTime(clock.now);
    return {.id = Uuid::version7(at, random),
            .at = at,
            .card = card,
            .kind = kind,
            .value = std::move(value),
            .group = Uuid::version7(at, random)};
}

/// Appends events of one card and the state that follows from its whole log.
void StudyService::Impl::append(storage::ProfileTransaction& transaction, const std::vector<Event>& events) const
{
    transaction.appendEvents(events);
    const CardKey& card = events.front().card;
    transaction.putCardState(card, scheduling::replay(*scheduler, readLog(*store, card)), stampOf(*scheduler));
}

void StudyService::Impl::drop(EventKind kind, std::string value, const ClockReading& clock)
{
    assert(asking() != nullptr);
    storage::ProfileTransaction transaction(*store);
    RunningSession changed = *running;
    const CardKey card = changed.session.current().entry.card;
    const Event event = eventOf(card, kind, std::move(value), clock);
    changed.session.drop(card, event.group);
    append(transaction, {event});
    saveSession(transaction, changed, clock.now);
    transaction.commit();
    running = std::move(changed);
    pending.reset();
}

void StudyService::Impl::setFlagged(const CardKey& card, bool flagged, const ClockReading& clock)
{
    storage::ProfileTransaction transaction(*store);
    append(transaction, {eventOf(card, flagged ? EventKind::Flag : EventKind::Unflag, {}, clock)});
    transaction.commit();
}

std::vector<Event> StudyService::Impl::undoing(const session::Step& step, const CardKey& card,
                                               const ClockReading& clock)
{
    if (step.kind == session::StepKind::Graded)
        return {eventOf(card, EventKind::Retract, step.record.toString(), clock)};
    std::vector<Event> inverse;
    store->forEachEventOf(card, [&](const storage::EventRow& row) {
        if (row.group == step.record)
            inverse.push_back(eventOf(card, EventKind::Retract, row.id.toString(), clock));
    });
    return inverse;
}

void StudyService::Impl::retract(const session::Step& step, const RunningSession& changed, const ClockReading& clock)
{
    const CardKey& card = changed.session.entries()[step.entry].card;
    storage::ProfileTransaction transaction(*store);
    if (const std::vector<Event> events = undoing(step, card, clock); !events.empty())
        append(transaction, events);
    saveSession(transaction, changed, clock.now);
    transaction.commit();
}

void StudyService::Impl::saveSession(storage::ProfileTransaction& transaction, const RunningSession& changed,
                                     Timestamp at) const
{
    if (const auto earlier = store->unfinishedSession(); earlier && earlier->id != changed.id)
        transaction.finishSession(earlier->id, at); // given up: only the latest session can be continued
    transaction.saveSession({changed.id, changed.startedAt, "practice", session::serialise(changed.session)});
    if (changed.session.phase() == session::Phase::Finished)
        transaction.finishSession(changed.id, at);
}

std::optional<RunningSession> StudyService::Impl::storedSession() const
{
    const std::optional<storage::SavedSession> saved = store->unfinishedSession();
    if (!saved)
        return std::nullopt;
    std::optional<session::Session> read = session::parseSession(saved->state);
    const auto isOpen = [&](const session::QueueEntry& entry) { return banks.contains(entry.card.item); };
    if (!read || !std::all_of(read->entries().begin(), read->entries().end(), isOpen))
        return std::nullopt;
    return RunningSession{saved->id, saved->startedAt, *std::move(read)};
}

} // namespace warpdeck::services
