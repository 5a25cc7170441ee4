#include "core/services/library_service.h"

#include "core/scheduling/study_day.h"
#include "core/services/card_collection.h"
#include "core/services/profile_access.h"
#include "core/statistics/counts.h"

#include <map>
#include <memory>
#include <utility>

namespace warpdeck::services {

namespace {

/// Of two cards of an item the one that is due first speaks for it; new ones come last.
bool speaksBefore(const CardState& left, const CardState& right)
{
    if (left.due && right.due)
        return left.due->day < right.due->day;
    return left.due.has_value() && !right.due;
}

void addState(const CardState& state, const ClockReading& clock, StudyDay today, ListedItem& listed)
{
    listed.mastery = statistics::masteryOf(state);
    if (state.due) {
        listed.dueIn = state.due->day - today;
        listed.due = isDue(*state.due, clock.now, today);
    }
    listed.suspended = state.suspended;
    listed.flagged = state.flagged;
    listed.buried = state.buriedUntil && *state.buriedUntil > today;
}

} // namespace

std::vector<ListedItem> listItems(const BankService& banks, const std::filesystem::path& profile,
                                  const LocalePreferences& preferences, const ClockReading& clock,
                                  const std::optional<TopicId>& topic)
{
    const std::unique_ptr<storage::ProfileStore> store = openForReading(profile);
    const std::unique_ptr<scheduling::Scheduler> scheduler = currentScheduler();
    const StudyDay today = scheduling::studyDayOf(clock.now, clock.utcOffset, readSettings(*store).rollover);

    std::map<ItemRef, CardState> states;
    for (const CardFacts& facts : collectCardFacts(banks, *store, *scheduler, clock.now, today)) {
        if (topic && facts.topic != *topic)
            continue;
        const auto [known, isFirst] = states.emplace(facts.card.item, facts.state);
        if (!isFirst && speaksBefore(facts.state, known->second))
            known->second = facts.state;
    }
    std::vector<ListedItem> items;
    for (ItemHeading& heading : banks.headings(preferences, topic)) {
        const auto state = states.find(heading.item);
        if (state == states.end())
            continue;
        ListedItem listed{.item = heading.item,
                          .topic = std::move(heading.topic),
                          .kind = heading.kind,
                          .locale = std::move(heading.locale),
                          .textState = heading.state,
                          .title = std::move(heading.title),
                          .locales = banks.localesOf(heading.item)};
        addState(state->second, clock, today, listed);
        items.push_back(std::move(listed));
    }
    return items;
}

std::vector<ListedComparison> listComparisons(const BankService& banks, const LocalePreferences& preferences,
                                              const std::optional<TopicId>& topic)
{
    std::vector<ListedComparison> comparisons;
    for (ItemHeading& heading : banks.headings(preferences, topic)) {
        if (heading.kind == ItemKind::Comparison)
            comparisons.push_back({std::move(heading.item), std::move(heading.topic), std::move(heading.locale),
                                   std::move(heading.title)});
    }
    return comparisons;
}

} // namespace warpdeck::services
