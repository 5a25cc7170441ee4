#include "core/statistics/counts.h"

namespace warpdeck::statistics {

namespace {

constexpr double knownFromStability = 21; // days

bool canBeAsked(const CardState& card, Timestamp now, StudyDay today)
{
    const bool buried = card.buriedUntil && *card.buriedUntil > today;
    return !buried && card.due && isDue(*card.due, now, today);
}

/// Adds one to the member of `counts` that stands for `mastery`.
template <class Counts>
void count(Mastery mastery, Counts& counts)
{
    switch (mastery) {
    case Mastery::New:
        ++counts.unseen;
        break;
    case Mastery::Learning:
        ++counts.learning;
        break;
    case Mastery::Known:
        ++counts.known;
        break;
    }
}

} // namespace

Mastery masteryOf(const CardState& card)
{
    if (!card.memory)
        return Mastery::New;
    return card.memory->stability >= knownFromStability ? Mastery::Known : Mastery::Learning;
}

std::map<TopicId, TopicMastery> masteryByTopic(const std::vector<CardFacts>& cards)
{
    std::map<TopicId, TopicMastery> topics;
    for (const CardFacts& card : cards)
        count(masteryOf(card.state), topics[card.topic]);
    return topics;
}

CardCounts countCards(const std::vector<CardFacts>& cards, Timestamp now, StudyDay today)
{
    CardCounts counts;
    for (const CardFacts& card : cards) {
        if (card.state.suspended) {
            ++counts.suspended;
            continue;
        }
        count(masteryOf(card.state), counts);
        if (canBeAsked(card.state, now, today))
            ++counts.due;
    }
    return counts;
}

std::optional<double> meanRetrievability(const std::vector<CardFacts>& cards)
{
    double sum = 0;
    int reviewed = 0;
    for (const CardFacts& card : cards) {
        if (card.state.suspended || !card.state.memory)
            continue;
        sum += card.retrievability;
        ++reviewed;
    }
    if (reviewed == 0)
        return std::nullopt;
    return sum / reviewed;
}

} // namespace warpdeck::statistics
