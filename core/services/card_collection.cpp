#include "core/services/card_collection.h"

#include "core/scheduling/elapsed.h"

#include <map>
#include <utility>

namespace warpdeck::services {

std::vector<CardFacts> collectCardFacts(const BankService& banks, storage::ProfileStore& profile,
                                        const scheduling::Scheduler& scheduler, Timestamp now, StudyDay today)
{
    std::map<CardKey, CardState> states;
    for (const OpenBank& bank : banks.banks())
        profile.forEachCardState(bank.info.id,
                                 [&](const CardKey& card, const CardState& state) { states.emplace(card, state); });

    std::vector<CardFacts> facts;
    banks.forEachCard([&](const BankCard& card) {
        CardFacts fact{.card = card.card, .topic = card.topic, .position = card.position};
        if (const auto known = states.find(card.card); known != states.end()) {
            fact.state = known->second;
            if (fact.state.memory)
                fact.retrievability =
                    scheduler.retrievability(*fact.state.memory, scheduling::elapsedSince(fact.state, now, today));
        }
        facts.push_back(std::move(fact));
    });
    return facts;
}

} // namespace warpdeck::services
