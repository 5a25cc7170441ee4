#include "core/session/interleave.h"

#include <deque>
#include <functional>
#include <map>
#include <queue>
#include <utility>

namespace warpdeck::session {

namespace {

/// The cards of one item, as places in the original order, first one first.
using Siblings = std::deque<std::size_t>;

std::map<ItemRef, Siblings> siblingsIn(const std::vector<QueueEntry>& entries)
{
    std::map<ItemRef, Siblings> groups;
    for (std::size_t place = 0; place < entries.size(); ++place)
        groups[entries[place].card.item].push_back(place);
    return groups;
}

struct EarliestFirst {
    bool operator()(const Siblings* left, const Siblings* right) const { return left->front() > right->front(); }
};

/// A group that must wait until the result has `until` cards.
struct Waiting {
    std::size_t until;
    Siblings* group;
};

} // namespace

std::vector<QueueEntry> spacedApart(std::vector<QueueEntry> entries, std::size_t gap)
{
    std::map<ItemRef, Siblings> groups = siblingsIn(entries);
    if (groups.size() == entries.size())
        return entries;

    std::priority_queue<Siblings*, std::vector<Siblings*>, EarliestFirst> ready;
    for (auto& [item, group] : groups)
        ready.push(&group);
    std::deque<Waiting> waiting; // in order of `until`, since each enters with the latest one

    std::vector<QueueEntry> result;
    result.reserve(entries.size());
    while (result.size() < entries.size()) {
        while (!waiting.empty() && (ready.empty() || waiting.front().until <= result.size())) {
            ready.push(waiting.front().group);
            waiting.pop_front();
        }
        Siblings* const group = ready.top();
        ready.pop();
        result.push_back(std::move(entries[group->front()]));
        group->pop_front();
        if (!group->empty())
            waiting.push_back({result.size() + gap, group});
    }
    return result;
}

} // namespace warpdeck::session
