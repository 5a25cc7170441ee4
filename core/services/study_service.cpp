#include "core/services/study_service.h"

#include "core/grading/choice.h"
#include "core/scheduling/fuzz.h"
#include "core/scheduling/interval_policy.h"
#include "core/scheduling/study_day.h"
#include "core/services/card_collection.h"
#include "core/services/profile_access.h"
#include "core/services/state_rebuild.h"
#include "core/session/option_order.h"
#include "core/session/queue.h"
#include "core/session/session.h"
#include "core/session/session_summary.h"
#include "core/session/session_text.h"
#include "core/storage/profile_lock.h"
#include "core/storage/profile_transaction.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string>
#include <utility>

namespace warpdeck::services {

namespace {

/// An answer that was judged and waits for its rating.
struct PendingAnswer {
    Answer answer;
    Verdict verdict;
    ClockReading clock;
    CardState before;
    scheduling::AnswerTime time;
    scheduling::NextStates next;
};

/// How many cards of the session were answered at least once.
std::size_t answeredCards(const session::Session& session)
{
    std::set<std::size_t> answered;
    for (const session::Step& step : session.steps()) {
        if (step.kind == session::StepKind::Graded)
            answered.insert(step.entry);
    }
    return answered.size();
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

struct StudyService::Impl {
    Impl(const BankService& openBanks, const std::filesystem::path& profile, std::uint64_t seed,
         const ClockReading& clock)
        : banks(openBanks),
          random(seed),
          lock(profile, storage::ProfileHolder::OtherWriter),
          store(openForWriting(profile, random, clock.now)),
          device(store->identity().device),
          settings(readSettings(*store)),
          scheduler(currentScheduler()),
          sessionId(Uuid::version7(clock.now, random))
    {
        if (store->hasStaleStates(stampOf(*scheduler)))
            rebuildCardStates(*store, *scheduler);
    }

    Review reviewOf(const session::Attempt& attempt, const PendingAnswer& pending, Rating rating);
    void save(const PendingAnswer& shown, Rating rating);
    void saveSession(storage::ProfileTransaction& transaction, const session::Session& changed, Timestamp at) const;
    PendingAnswer judge(const Answer& answer, const ClockReading& clock) const;
    void retract(const session::Step& step, const session::Session& changed, const ClockReading& clock);

    const BankService& banks;
    Random random;
    storage::ProfileLock lock;
    std::unique_ptr<storage::ProfileStore> store;
    Uuid device;
    StudySettings settings;
    std::unique_ptr<scheduling::Scheduler> scheduler;
    std::optional<session::Session> session;
    Uuid sessionId;
    Timestamp startedAt;
    std::optional<PendingAnswer> pending;
};

StudyService::StudyService(const BankService& banks, const std::filesystem::path& profile, std::uint64_t seed,
                           const ClockReading& clock)
    : m_impl(std::make_unique<Impl>(banks, profile, seed, clock))
{
}

StudyService::~StudyService() = default;

const StudySettings& StudyService::settings() const
{
    return m_impl->settings;
}

void StudyService::begin(const SessionOptions& options, const ClockReading& clock)
{
    Impl& impl = *m_impl;
    const StudyDay today = scheduling::studyDayOf(clock.now, clock.utcOffset, impl.settings.rollover);
    const auto facts = collectCardFacts(impl.banks, *impl.store, *impl.scheduler, clock.now, today);
    impl.session.emplace(session::buildQueue(facts, options, clock.now, today), options.seed);
    impl.pending.reset();
    impl.sessionId = Uuid::version7(clock.now, impl.random);
    impl.startedAt = clock.now;
}

bool StudyService::resume()
{
    Impl& impl = *m_impl;
    const std::optional<storage::SavedSession> saved = impl.store->unfinishedSession();
    if (!saved)
        return false;
    std::optional<session::Session> session = session::parseSession(saved->state);
    const auto isOpen = [&](const session::QueueEntry& entry) { return impl.banks.contains(entry.card.item); };
    if (!session || !std::all_of(session->entries().begin(), session->entries().end(), isOpen))
        return false;
    impl.session = std::move(session);
    impl.pending.reset();
    impl.sessionId = saved->id;
    impl.startedAt = saved->startedAt;
    return true;
}

std::optional<Question> StudyService::question() const
{
    const Impl& impl = *m_impl;
    if (!impl.session || impl.session->phase() == session::Phase::Finished)
        return std::nullopt;
    const session::Attempt attempt = impl.session->current();
    const std::size_t total = session::progressOf(*impl.session).total;
    Item item = impl.banks.item(attempt.entry.card.item);
    std::vector<OptionId> shown = session::displayOrder(item, attempt.seed);
    const std::optional<CardState> state = impl.store->cardState(attempt.entry.card);
    return Question{.card = attempt.entry.card,
                    .item = std::move(item),
                    .shown = std::move(shown),
                    .number = std::min(answeredCards(*impl.session) + 1, total),
                    .total = total,
                    .mode = attempt.entry.mode,
                    .isNew = !state || !state->memory,
                    .isRepeated = attempt.number > 0};
}

PendingAnswer StudyService::Impl::judge(const Answer& answer, const ClockReading& clock) const
{
    const session::Attempt attempt = session->current();
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

AnswerOutcome StudyService::answer(const Answer& answer, const ClockReading& clock)
{
    Impl& impl = *m_impl;
    assert(impl.session && impl.session->phase() == session::Phase::Question);
    PendingAnswer pending = impl.judge(answer, clock);
    const bool selfJudged = impl.banks.item(impl.session->current().entry.card.item).kind == ItemKind::Card;
    AnswerOutcome outcome{.againInterval = pending.next.again.interval};
    if (!selfJudged)
        outcome.correct = pending.verdict.correct;
    if (!pending.verdict.correct) {
        impl.save(pending, Rating::Again);
        return outcome;
    }
    for (const Rating rating : {Rating::Again, Rating::Hard, Rating::Good, Rating::Easy})
        outcome.choices.push_back({rating, pending.next.of(rating).interval});
    impl.pending = std::move(pending);
    return outcome;
}

bool StudyService::awaitsRating() const
{
    return m_impl->pending.has_value();
}

void StudyService::rate(Rating rating)
{
    Impl& impl = *m_impl;
    assert(impl.pending);
    impl.save(*impl.pending, rating);
    impl.pending.reset();
}

Review StudyService::Impl::reviewOf(const session::Attempt& attempt, const PendingAnswer& answered, Rating rating)
{
    const ItemRef& ref = attempt.entry.card.item;
    const Item item = banks.item(ref);
    const scheduling::NextState& next = answered.next.of(rating);
    const bool right = item.kind == ItemKind::Card ? rating != Rating::Again : answered.verdict.correct;
    const Timestamp answeredAt = store->nextAnswerTime(answered.clock.now);
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
            .session = sessionId,
            .device = device};
}

void StudyService::Impl::save(const PendingAnswer& shown, Rating rating)
{
    storage::ProfileTransaction transaction(*store);
    // Judged anew, now that nobody else can write: another program may have answered the same card meanwhile.
    const PendingAnswer answered = judge(shown.answer, shown.clock);
    // On a copy: when the transaction fails, the session still stands at the question.
    session::Session changed = *session;
    const session::Attempt attempt = changed.current();
    const Review review = reviewOf(attempt, answered, rating);
    changed.answer({.correct = review.correct, .duration = review.duration});
    changed.grade(rating, review.id);
    const CardState after = scheduling::afterReview(*scheduler, answered.before, factOf(review));
    transaction.appendReview(review, after, stampOf(*scheduler));
    saveSession(transaction, changed, review.answeredAt);
    transaction.commit();
    session = std::move(changed);
}

void StudyService::Impl::saveSession(storage::ProfileTransaction& transaction, const session::Session& changed,
                                     Timestamp at) const
{
    if (const auto earlier = store->unfinishedSession(); earlier && earlier->id != sessionId)
        transaction.finishSession(earlier->id, at); // given up: only the latest session can be continued
    transaction.saveSession({sessionId, startedAt, "practice", session::serialise(changed)});
    if (changed.phase() == session::Phase::Finished)
        transaction.finishSession(sessionId, at);
}

bool StudyService::undo(const ClockReading& clock)
{
    Impl& impl = *m_impl;
    if (impl.pending) {
        impl.pending.reset();
        return true;
    }
    if (!impl.session || !impl.session->canUndo())
        return false;
    session::Session changed = *impl.session;
    if (const std::optional<session::Step> step = changed.undo())
        impl.retract(*step, changed, clock);
    impl.session = std::move(changed);
    return true;
}

void StudyService::Impl::retract(const session::Step& step, const session::Session& changed, const ClockReading& clock)
{
    const CardKey& card = changed.entries()[step.entry].card;
    const Event retraction{.id = Uuid::version7(clock.now, random),
                           .at = clock.now,
                           .card = card,
                           .kind = EventKind::Retract,
                           .value = step.record.toString(),
                           .group = Uuid::version7(clock.now, random)};
    storage::ProfileTransaction transaction(*store);
    transaction.appendEvents({&retraction, 1});
    transaction.putCardState(card, scheduling::replay(*scheduler, readLog(*store, card)), stampOf(*scheduler));
    saveSession(transaction, changed, clock.now);
    transaction.commit();
}

SessionSummary StudyService::summary() const
{
    return m_impl->session ? session::summaryOf(*m_impl->session) : SessionSummary{};
}

} // namespace warpdeck::services
