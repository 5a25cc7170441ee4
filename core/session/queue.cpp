#include "core/session/queue.h"

#include "core/session/interleave.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace warpdeck::session {

namespace {

constexpr std::size_t siblingGap = 5;
constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

/// Places in the list of cards, by what a session does with them.
struct Groups {
    std::vector<std::size_t> due;
    std::vector<std::size_t> fresh;
    std::vector<std::size_t> rest;
};

Groups grouped(const std::vector<CardFacts>& cards, const SessionOptions& options, Timestamp now, StudyDay today)
{
    const std::set<TopicId> topics(options.topics.begin(), options.topics.end());
    Groups groups;
    for (std::size_t place = 0; place < cards.size(); ++place) {
        const CardState& state = cards[place].state;
        if (state.suspended || (state.buriedUntil && *state.buriedUntil > today))
            continue;
        if (!topics.empty() && topics.count(cards[place].topic) == 0)
            continue;
        if (!state.due)
            groups.fresh.push_back(place);
        else if (isDue(*state.due, now, today))
            groups.due.push_back(place);
        else
            groups.rest.push_back(place);
    }
    return groups;
}

/// The first `limit` places by `key`, in that order; full sorting of a large collection would be felt.
template <class Key>
void keepFirst(std::vector<std::size_t>& places, std::size_t limit, Key key)
{
    const auto kept = static_cast<std::ptrdiff_t>(std::min(limit, places.size()));
    std::partial_sort(places.begin(), places.begin() + kept, places.end(), [&](std::size_t left, std::size_t right) {
        return std::tuple(key(left), left) < std::tuple(key(right), right);
    });
    places.resize(static_cast<std::size_t>(kept));
}

/// Exactly the cards that were asked for and can be asked, in that order.
std::vector<QueueEntry> chosenCards(const std::vector<CardFacts>& cards, const SessionOptions& options, Timestamp now,
                                    StudyDay today)
{
    std::map<CardKey, const CardFacts*> byKey;
    for (const CardFacts& facts : cards)
        byKey.emplace(facts.card, &facts);
    std::vector<QueueEntry> queue;
    for (const CardKey& wanted : options.cards) {
        const auto found = byKey.find(wanted);
        if (found == byKey.end() || found->second->state.suspended)
            continue;
        const std::optional<Due>& due = found->second->state.due;
        const bool early = due && !isDue(*due, now, today);
        queue.push_back({wanted, found->second->topic, early ? ReviewMode::Early : ReviewMode::Practice});
    }
    return queue;
}

} // namespace

std::vector<QueueEntry> buildQueue(const std::vector<CardFacts>& cards, const SessionOptions& options, Timestamp now,
                                   StudyDay today)
{
    if (!options.cards.empty())
        return chosenCards(cards, options, now, today);
    const auto byRisk = [&](std::size_t place) {
        return std::tuple(cards[place].retrievability, cards[place].state.due->day);
    };
    const auto byPosition = [&](std::size_t place) { return cards[place].position; };
    const bool limited = options.kind == SessionKind::Study;

    std::vector<QueueEntry> queue;
    std::size_t left = options.count.value_or(unlimited);
    const auto append = [&](const std::vector<std::size_t>& places, ReviewMode mode) {
        for (const std::size_t place : places)
            queue.push_back({cards[place].card, cards[place].topic, mode});
        left -= places.size();
    };

    Groups groups = grouped(cards, options, now, today);
    keepFirst(groups.due, limited ? std::min(left, options.reviewsLeft) : left, byRisk);
    append(groups.due, ReviewMode::Practice);
    keepFirst(groups.fresh, limited ? std::min(left, options.newCardsLeft) : left, byPosition);
    append(groups.fresh, ReviewMode::Practice);
    keepFirst(groups.rest, limited ? 0 : left, byRisk);
    append(groups.rest, ReviewMode::Early);
    return spacedApart(std::move(queue), siblingGap);
}

} // namespace warpdeck::session
