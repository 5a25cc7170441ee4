#include "core/services/state_rebuild.h"

#include "core/base/error.h"
#include "core/services/profile_access.h"
#include "core/storage/profile_transaction.h"

#include <string>
#include <utility>
#include <vector>

namespace warpdeck::services {

namespace {

ReviewFact factOf(const storage::ReviewRow& row)
{
    return {.id = row.id,
            .answeredAt = row.answeredAt,
            .studyDay = row.studyDay,
            .rating = row.rating,
            .mode = row.mode,
            .due = row.due,
            .scheduledDays = row.scheduledDays};
}

Event eventOf(const storage::EventRow& row, const CardKey& card)
{
    return {.id = row.id,
            .at = row.at,
            .card = card,
            .kind = row.kind,
            .value = std::string(row.value),
            .group = row.group};
}

} // namespace

std::map<storage::CardNumber, scheduling::CardLog> readLogs(storage::ProfileStore& profile)
{
    std::map<storage::CardNumber, CardKey> keys;
    for (storage::NumberedCard& card : profile.cards())
        keys.emplace(card.number, std::move(card.key));
    std::map<storage::CardNumber, scheduling::CardLog> logs;
    profile.forEachReview([&](const storage::ReviewRow& row) { logs[row.card].reviews.push_back(factOf(row)); });
    profile.forEachEvent([&](const storage::EventRow& row) {
        const auto key = keys.find(row.card);
        if (key == keys.end())
            throw Error(ErrorCode::ProfileDamaged, "an event of no card");
        logs[row.card].events.push_back(eventOf(row, key->second));
    });
    return logs;
}

scheduling::CardLog readLog(storage::ProfileStore& profile, const CardKey& card)
{
    scheduling::CardLog log;
    profile.forEachReviewOf(card, [&](const storage::ReviewRow& row) { log.reviews.push_back(factOf(row)); });
    profile.forEachEventOf(card, [&](const storage::EventRow& row) { log.events.push_back(eventOf(row, card)); });
    return log;
}

std::vector<storage::NumberedState> replayedStates(storage::ProfileStore& profile,
                                                   const scheduling::Scheduler& scheduler)
{
    std::map<storage::CardNumber, scheduling::CardLog> logs = readLogs(profile);
    std::vector<storage::NumberedState> states;
    for (const storage::NumberedCard& card : profile.cards())
        states.push_back({card.number, scheduling::replay(scheduler, std::move(logs[card.number]))});
    return states;
}

void rebuildCardStates(storage::ProfileStore& profile, const scheduling::Scheduler& scheduler)
{
    storage::ProfileTransaction transaction(profile);
    transaction.replaceAllCardStates(replayedStates(profile, scheduler), stampOf(scheduler));
    transaction.commit();
}

} // namespace warpdeck::services
