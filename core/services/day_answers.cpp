#include "core/services/day_answers.h"

#include "core/base/uuid.h"
#include "core/domain/review.h"
#include "core/domain/review_fact.h"

#include <map>
#include <set>
#include <string>

namespace warpdeck::services {

DayAnswers answersOf(storage::ProfileStore& profile, StudyDay day)
{
    std::set<std::string> retracted;
    profile.forEachEvent([&](const storage::EventRow& row) {
        if (row.kind == EventKind::Retract)
            retracted.insert(std::string(row.value));
    });
    std::map<storage::CardNumber, bool> isNew; // by card of that day
    profile.forEachReview([&](const storage::ReviewRow& row) {
        if (row.studyDay != day || !countsForMemory(row.mode) || retracted.count(row.id.toString()) > 0)
            return;
        isNew[row.card] = isNew[row.card] || row.firstExposure;
    });
    DayAnswers answers;
    for (const auto& [card, fresh] : isNew)
        ++(fresh ? answers.newCards : answers.otherCards);
    return answers;
}

} // namespace warpdeck::services
