#include "core/services/statistics_service.h"

#include "core/scheduling/replay.h"
#include "core/scheduling/study_day.h"
#include "core/services/card_collection.h"
#include "core/services/profile_access.h"
#include "core/services/state_rebuild.h"
#include "core/statistics/counts.h"
#include "core/statistics/forecast.h"
#include "core/statistics/retention.h"
#include "core/statistics/streak.h"

#include <memory>
#include <utility>

namespace warpdeck::services {

namespace {

constexpr std::size_t forecastDays = 7;

void addCards(StudyStatistics& statistics, const std::vector<CardFacts>& cards, Timestamp now, StudyDay today)
{
    const statistics::CardCounts counts = statistics::countCards(cards, now, today);
    statistics.newCards = counts.unseen;
    statistics.learningCards = counts.learning;
    statistics.knownCards = counts.known;
    statistics.dueCards = counts.due;
    statistics.suspendedCards = counts.suspended;
    statistics.forecast = statistics::dueForecast(cards, today, forecastDays);
    statistics.predictedRecall = statistics::meanRetrievability(cards);
    for (const auto& [topic, mastery] : statistics::masteryByTopic(cards))
        statistics.topics.push_back({topic, mastery.unseen, mastery.learning, mastery.known});
}

void addReviews(StudyStatistics& statistics, storage::ProfileStore& profile, StudyDay today)
{
    statistics::RetentionReport retention;
    std::vector<StudyDay> days;
    for (auto& [card, log] : readLogs(profile)) {
        const std::vector<ReviewFact> reviews = scheduling::withoutRetracted(std::move(log));
        statistics::addRetention(reviews, today, retention);
        for (const ReviewFact& review : reviews) {
            days.push_back(review.studyDay);
            ++statistics.reviews;
            statistics.reviewsToday += review.studyDay == today ? 1 : 0;
        }
    }
    statistics.retention = retention.all.share();
    statistics.monthlyRetention = retention.last30Days.share();
    statistics.streak = statistics::streakOf(std::move(days), today).current;
}

} // namespace

StudyStatistics studyStatistics(const BankService& banks, const std::filesystem::path& profile,
                                const ClockReading& clock)
{
    const std::unique_ptr<storage::ProfileStore> store = openForReading(profile);
    const std::unique_ptr<scheduling::Scheduler> scheduler = currentScheduler();
    const StudyDay today = scheduling::studyDayOf(clock.now, clock.utcOffset, readSettings(*store).rollover);
    StudyStatistics statistics;
    addCards(statistics, collectCardFacts(banks, *store, *scheduler, clock.now, today), clock.now, today);
    addReviews(statistics, *store, today);
    return statistics;
}

} // namespace warpdeck::services
