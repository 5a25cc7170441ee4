#include "core/services/standing_reviews.h"

#include "core/base/uuid.h"
#include "core/domain/review.h"
#include "core/domain/review_fact.h"

#include <map>
#include <set>

namespace warpdeck::services {

void forEachStandingReview(storage::ProfileStore& profile, const storage::ProfileStore::ReviewVisitor& visit)
{
    std::set<Uuid> retracted;
    profile.forEachEvent([&](const storage::EventRow& row) {
        const auto target = row.kind == EventKind::Retract ? Uuid::parse(row.value) : std::nullopt;
        if (target)
            retracted.insert(*target);
    });
    profile.forEachReview([&](const storage::ReviewRow& row) {
        if (retracted.count(row.id) == 0)
            visit(row);
    });
}

DayAnswers answersOf(storage::ProfileStore& profile, StudyDay day)
{
    std::map<storage::CardNumber, bool> isNew; // by card of that day
    forEachStandingReview(profile, [&](const storage::ReviewRow& row) {
        if (row.studyDay == day && countsForMemory(row.mode))
            isNew[row.card] = isNew[row.card] || row.firstExposure;
    });
    DayAnswers answers;
    for (const auto& [card, fresh] : isNew)
        ++(fresh ? answers.newCards : answers.otherCards);
    return answers;
}

} // namespace warpdeck::services
