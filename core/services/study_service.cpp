#include "core/services/study_service.h"

#include "core/grading/choice.h"
#include "core/scheduling/fuzz.h"
#include "core/scheduling/interval_policy.h"
#include "core/scheduling/study_day.h"
#include "core/services/card_collection.h"
#include "core/services/day_answers.h"
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
         const ClockReading& clock, Holder holder)
        : banks(openBanks),
          random(seed),
          lock(profile, holder == Holder::Window ? storage::ProfileHolder::App : storage::ProfileHolder::OtherWriter),
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
    StudyDay dayOf(const ClockReading& clock) const;
    Event eventOf(const CardKey& card, EventKind kind, std::string value, const ClockReading& clock);
    std::optional<session::Session> readSession(const storage::SavedSession& saved) const;
    void drop(EventKind kind, std::string value, const ClockReading& clock);
    std::vector<Event> undoing(const session::Step& step, const CardKey& card, const ClockReading& clock);
    void append(storage::ProfileTransaction& transaction, const std::vector<Event>& events) const;
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
                           const ClockReading& clock, Holder holder)
    : m_impl(std::make_unique<Impl>(banks, profile, seed, clock, holder))
{
}

StudyService::~StudyService() = default;

const StudySettings& StudyService::settings() const
{
    return m_impl->settings;
}

void StudyService::setSettings(const StudySettings& settings)
{
    writeSettings(*m_impl->store, settings);
    m_impl->settings = settings;
}

SessionOptions StudyService::studyOptions(std::uint64_t seed, const ClockReading& clock) const
{
    const Impl& impl = *m_impl;
    const DayAnswers answered = answersOf(*impl.store, impl.dayOf(clock));
    const auto left = [](int limit, std::size_t used) {
        const auto most = static_cast<std::size_t>(std::max(limit, 0));
        return most - std::min(most, used);
    };
    return {.kind = SessionKind::Study,
            .seed = seed,
            .newCardsLeft = left(impl.settings.newPerDay, answered.newCards),
            .reviewsLeft = left(impl.settings.reviewsPerDay, answered.otherCards)};
}

void StudyService::begin(const SessionOptions& options, const ClockReading& clock)
{
    Impl& impl = *m_impl;
    const StudyDay today = impl.dayOf(clock);
    const auto facts = collectCardFacts(impl.banks, *impl.store, *impl.scheduler, clock.now, today);
    session::Session begun(session::buildQueue(facts, options, clock.now, today), options.seed);
    impl.sessionId = Uuid::version7(clock.now, impl.random);
    impl.startedAt = clock.now;
    if (begun.phase() != session::Phase::Finished) {
        storage::ProfileTransaction transaction(*impl.store);
        impl.saveSession(transaction, begun, clock.now);
        transaction.commit();
    }
    impl.session = std::move(begun);
    impl.pending.reset();
}

std::optional<session::Session> StudyService::Impl::readSession(const storage::SavedSession& saved) const
{
    std::optional<session::Session> read = session::parseSession(saved.state);
    const auto isOpen = [&](const session::QueueEntry& entry) { return banks.contains(entry.card.item); };
    if (!read || !std::all_of(read->entries().begin(), read->entries().end(), isOpen))
        return std::nullopt;
    return read;
}

bool StudyService::resume()
{
    Impl& impl = *m_impl;
    const std::optional<storage::SavedSession> saved = impl.store->unfinishedSession();
    std::optional<session::Session> session = saved ? impl.readSession(*saved) : std::nullopt;
    if (!session)
        return false;
    impl.session = std::move(session);
    impl.pending.reset();
    impl.sessionId = saved->id;
    impl.startedAt = saved->startedAt;
    return true;
}

std::optional<InterruptedSession> StudyService::interrupted() const
{
    const std::optional<storage::SavedSession> saved = m_impl->store->unfinishedSession();
    const std::optional<session::Session> session = saved ? m_impl->readSession(*saved) : std::nullopt;
    if (!session || session->phase() == session::Phase::Finished)
        return std::nullopt;
    InterruptedSession interrupted{
        .outline = session::outlineOf(*session), .answered = answeredCards(*session), .startedAt = saved->startedAt};
    for (const session::QueueEntry& entry : session->entries()) {
        std::vector<TopicId>& topics = interrupted.topics;
        if (std::find(topics.begin(), topics.end(), entry.topic) == topics.end())
            topics.push_back(entry.topic);
    }
    return interrupted;
}

void StudyService::abandon(const ClockReading& clock)
{
    Impl& impl = *m_impl;
    if (const auto saved = impl.store->unfinishedSession()) {
        storage::ProfileTransaction transaction(*impl.store);
        transaction.finishSession(saved->id, clock.now);
        transaction.commit();
    }
    impl.session.reset();
    impl.pending.reset();
}

SessionOutline StudyService::outline() const
{
    return m_impl->session ? session::outlineOf(*m_impl->session) : SessionOutline{};
}

CardState StudyService::cardState(const CardKey& card) const
{
    return m_impl->store->cardState(card).value_or(CardState{});
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

StudyDay StudyService::Impl::dayOf(const ClockReading& clock) const
{
    return scheduling::studyDayOf(clock.now, clock.utcOffset, settings.rollover);
}

Event StudyService::Impl::eventOf(const CardKey& card, EventKind kind, std::string value, const ClockReading& clock)
{
    return {.id = Uuid::version7(clock.now, random),
            .at = clock.now,
            .card = card,
            .kind = kind,
            .value = std::move(value),
            .group = Uuid::version7(clock.now, random)};
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
    assert(session && session->phase() != session::Phase::Finished);
    session::Session changed = *session;
    const CardKey card = changed.current().entry.card;
    const Event event = eventOf(card, kind, std::move(value), clock);
    changed.drop(card, event.group);
    storage::ProfileTransaction transaction(*store);
    append(transaction, {event});
    saveSession(transaction, changed, clock.now);
    transaction.commit();
    session = std::move(changed);
    pending.reset();
}

void StudyService::suspend(const ClockReading& clock)
{
    m_impl->drop(EventKind::Suspend, {}, clock);
}

void StudyService::bury(const ClockReading& clock)
{
    m_impl->drop(EventKind::Bury, std::to_string((m_impl->dayOf(clock) + 1).number), clock);
}

void StudyService::setFlagged(const CardKey& card, bool flagged, const ClockReading& clock)
{
    Impl& impl = *m_impl;
    storage::ProfileTransaction transaction(*impl.store);
    impl.append(transaction, {impl.eventOf(card, flagged ? EventKind::Flag : EventKind::Unflag, {}, clock)});
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

void StudyService::Impl::retract(const session::Step& step, const session::Session& changed, const ClockReading& clock)
{
    const CardKey& card = changed.entries()[step.entry].card;
    storage::ProfileTransaction transaction(*store);
    if (const std::vector<Event> events = undoing(step, card, clock); !events.empty())
        append(transaction, events);
    saveSession(transaction, changed, clock.now);
    transaction.commit();
}

SessionSummary StudyService::summary() const
{
    return m_impl->session ? session::summaryOf(*m_impl->session) : SessionSummary{};
}

std::vector<MissedAnswer> StudyService::missedAnswers() const
{
    std::vector<MissedAnswer> missed;
    if (!m_impl->session)
        return missed;
    for (const Uuid& id : session::missedReviews(*m_impl->session)) {
        if (const std::optional<Review> review = m_impl->store->review(id))
            missed.push_back({review->card, review->chosen});
    }
    return missed;
}

} // namespace warpdeck::services
