#pragma once

#include "core/domain/card_facts.h"

#include <string>

namespace warpdeck::statistics {

constexpr StudyDay today{20000};

inline CardFacts newCard(const std::string& topic = "metrics")
{
    return {{{BankId("ai-hardware"), ItemId("met-mfu")}, ""}, TopicId(topic), 0, {}, 0};
}

inline CardFacts reviewedCard(int dueInDays, double stability = 10, const std::string& topic = "metrics")
{
    CardFacts card = newCard(topic);
    card.state.memory = MemoryState{stability, 5};
    card.state.due = Due{today + dueInDays, {}};
    return card;
}

} // namespace warpdeck::statistics
