#include "core/services/study_service.h"

#include "core/services/card_collection.h"
#include "core/services/profile_access.h"
#include "core/services/standing_reviews.h"
#include "core/services/study_impl.h"
#include "core/session/option_order.h"
#include "core/session/queue.h"
#include "core/session/session_summary.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace warpdeck::services {

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

StudyDay StudyService::today(const ClockReading& clock) const
{
    return m_impl->dayOf(clock);
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
    RunningSession begun{Uuid::version7(clock.now, impl.random), clock.now,
                         session::Session(session::buildQueue(facts, options, clock.now, today), options.seed)};
    if (begun.session.phase() != session::Phase::Finished) {
        storage::ProfileTransaction transaction(*impl.store);
        impl.saveSession(transaction, begun, clock.now);
        transaction.commit();
    }
    impl.running = std::move(begun);
    impl.pending.reset();
}

bool StudyService::resume()
{
    Impl& impl = *m_impl;
    std::optional<RunningSession> stored = impl.storedSession();
    if (!stored)
        return false;
    impl.running = std::move(stored);
    impl.pending.reset();
    return true;
}

std::optional<InterruptedSession> StudyService::interrupted() const
{
    const std::optional<RunningSession> stored = m_impl->storedSession();
    if (!stored || stored->session.phase() == session::Phase::Finished)
        return std::nullopt;
    InterruptedSession interrupted{.outline = session::outlineOf(stored->session),
                                   .answered = session::answeredCards(stored->session),
                                   .startedAt = stored->startedAt};
    for (const session::QueueEntry& entry : stored->session.entries()) {
        std::vector<TopicId>& topics = interrupted.topics;
        if (std::find(topics.begin(), topics.end(), entry.topic) == topics.end())
            topics.push_back(entry.topic);
    }
    return interrupted;
}

SessionOutline StudyService::outline() const
{
    return m_impl->running ? session::outlineOf(m_impl->running->session) : SessionOutline{};
}

CardState StudyService::cardState(const CardKey& card) const
{
    return m_impl->store->cardState(card).value_or(CardState{});
}

std::optional<Question> StudyService::question() const
{
    const Impl& impl = *m_impl;
    const session::Session* const session = impl.asking();
    if (session == nullptr)
        return std::nullopt;
    const session::Attempt attempt = session->current();
    const std::size_t total = session::progressOf(*session).total;
    Item item = impl.banks.item(attempt.entry.card.item);
    std::vector<OptionId> shown = session::displayOrder(item, attempt.seed);
    return Question{.card = attempt.entry.card,
                    .item = std::move(item),
                    .shown = std::move(shown),
                    .number = std::min(session::answeredCards(*session) + 1, total),
                    .total = total,
                    .mode = attempt.entry.mode,
                    .isNew = !cardState(attempt.entry.card).memory,
                    .isRepeated = attempt.number > 0};
}

AnswerOutcome StudyService::answer(const Answer& answer, const ClockReading& clock)
{
    Impl& impl = *m_impl;
    assert(impl.asking() != nullptr && impl.asking()->phase() == session::Phase::Question);
    PendingAnswer pending = impl.judge(answer, clock);
    const bool selfJudged = impl.banks.item(impl.asking()->current().entry.card.item).kind == ItemKind::Card;
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
    m_impl->setFlagged(card, flagged, clock);
}

bool StudyService::canUndo() const
{
    return m_impl->pending || (m_impl->running && m_impl->running->session.canUndo());
}

bool StudyService::undo(const ClockReading& clock)
{
    Impl& impl = *m_impl;
    if (impl.pending) {
        impl.pending.reset();
        return true;
    }
    if (!impl.running || !impl.running->session.canUndo())
        return false;
    RunningSession changed = *impl.running;
    if (const std::optional<session::Step> step = changed.session.undo())
        impl.retract(*step, changed, clock);
    impl.running = std::move(changed);
    return true;
}

SessionSummary StudyService::summary() const
{
    return m_impl->running ? session::summaryOf(m_impl->running->session) : SessionSummary{};
}

std::vector<MissedAnswer> StudyService::missedAnswers() const
{
    std::vector<MissedAnswer> missed;
    if (!m_impl->running)
        return missed;
    for (const Uuid& id : session::missedReviews(m_impl->running->session)) {
        if (const std::optional<Review> review = m_impl->store->review(id))
            missed.push_back({review->card, review->chosen});
    }
    return missed;
}

} // namespace warpdeck::services
