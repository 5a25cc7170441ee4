#include "core/scheduling/replay.h"

#include "core/scheduling/elapsed.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace warpdeck::scheduling {

namespace {

std::tuple<Timestamp, const Uuid&> orderOf(const ReviewFact& review)
{
    return {review.answeredAt, review.id};
}

std::tuple<Timestamp, const Uuid&> orderOf(const Event& event)
{
    return {event.at, event.id};
}

template <class Entry>
void sortAndUnite(std::vector<Entry>& entries)
{
    const auto earlier = [](const Entry& left, const Entry& right) { return orderOf(left) < orderOf(right); };
    const auto same = [](const Entry& left, const Entry& right) { return left.id == right.id; };
    std::sort(entries.begin(), entries.end(), earlier);
    entries.erase(std::unique(entries.begin(), entries.end(), same), entries.end());
}

std::set<Uuid> retractedBy(const std::vector<Event>& events)
{
    std::set<Uuid> ids;
    for (const Event& event : events) {
        const auto target = event.kind == EventKind::Retract ? Uuid::parse(event.value) : std::nullopt;
        if (target)
            ids.insert(*target);
    }
    return ids;
}

/// Leaves what was not retracted, in order. Retractions themselves stay: they cannot be retracted, and do nothing.
void settle(CardLog& log)
{
    const std::set<Uuid> retracted = retractedBy(log.events);
    if (!retracted.empty()) {
        std::erase_if(log.reviews, [&](const ReviewFact& review) { return retracted.count(review.id) > 0; });
        std::erase_if(log.events, [&](const Event& event) { return retracted.count(event.id) > 0; });
    }
    sortAndUnite(log.reviews);
    sortAndUnite(log.events);
}

std::optional<StudyDay> parseDay(std::string_view text)
{
    StudyDay day;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, day.number);
    if (problem != std::errc{} || stop != end)
        return std::nullopt;
    return day;
}

void forgetReviews(CardState& card)
{
    card.memory.reset();
    card.due.reset();
    card.lastReview.reset();
    card.lastStudyDay.reset();
    card.reviews = 0;
    card.lapses = 0;
}

} // namespace

std::vector<ReviewFact> withoutRetracted(CardLog log)
{
    settle(log);
    return std::move(log.reviews);
}

CardState replay(const Scheduler& scheduler, CardLog log)
{
    settle(log);
    CardState card;
    auto event = log.events.cbegin();
    for (const ReviewFact& review : log.reviews) {
        for (; event != log.events.cend() && orderOf(*event) < orderOf(review); ++event)
            card = afterEvent(card, *event);
        card = afterReview(scheduler, card, review);
    }
    for (; event != log.events.cend(); ++event)
        card = afterEvent(card, *event);
    return card;
}

CardState afterReview(const Scheduler& scheduler, const CardState& before, const ReviewFact& review)
{
    CardState after = before;
    if (!countsForMemory(review.mode))
        return after;
    after.memory =
        scheduler.next(before.memory, elapsedSince(before, review.answeredAt, review.studyDay), review.rating);
    after.due = review.due;
    after.lastReview = review.answeredAt;
    after.lastStudyDay = review.studyDay;
    ++after.reviews;
    if (before.memory && review.rating == Rating::Again)
        ++after.lapses;
    return after;
}

CardState afterEvent(const CardState& before, const Event& event)
{
    CardState after = before;
    switch (event.kind) {
    case EventKind::Suspend:
    case EventKind::Unsuspend:
        after.suspended = event.kind == EventKind::Suspend;
        break;
    case EventKind::Flag:
    case EventKind::Unflag:
        after.flagged = event.kind == EventKind::Flag;
        break;
    case EventKind::Bury:
        if (const auto day = parseDay(event.value))
            after.buriedUntil = day;
        break;
    case EventKind::Unbury:
        after.buriedUntil.reset();
        break;
    case EventKind::Reset:
        forgetReviews(after);
        break;
    case EventKind::Reschedule:
        if (const auto day = parseDay(event.value); day && after.memory)
            after.due = Due{*day, std::nullopt};
        break;
    case EventKind::Retract:
        break;
    }
    return after;
}

} // namespace warpdeck::scheduling
