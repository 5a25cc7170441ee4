#pragma once

#include "core/base/strong_id.h"
#include "core/base/time.h"
#include "core/domain/card_facts.h"
#include "core/domain/mastery.h"

#include <map>
#include <optional>
#include <vector>

namespace warpdeck::statistics {

Mastery masteryOf(const CardState& card);

/// Cards of a topic by mastery; suspended ones included, since what is known stays known.
struct TopicMastery {
    int unseen = 0; ///< Mastery::New
    int learning = 0;
    int known = 0;

    friend bool operator==(const TopicMastery&, const TopicMastery&) = default;
};

/// Every topic that has a card.
std::map<TopicId, TopicMastery> masteryByTopic(const std::vector<CardFacts>& cards);

/// Each card that is not suspended is either unseen, learning or known; those that are due are counted there too.
struct CardCounts {
    int unseen = 0;
    int learning = 0;
    int known = 0;
    int due = 0; ///< may be asked now: reviewed before, due, neither buried nor suspended
    int suspended = 0;

    friend bool operator==(const CardCounts&, const CardCounts&) = default;
};

CardCounts countCards(const std::vector<CardFacts>& cards, Timestamp now, StudyDay today);

/// Mean predicted recall now of the reviewed cards that are not suspended; nothing when there are none.
std::optional<double> meanRetrievability(const std::vector<CardFacts>& cards);

} // namespace warpdeck::statistics
