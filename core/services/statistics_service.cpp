#include "core/services/statistics_service.h"

#include "core/scheduling/replay.h"
#include "core/scheduling/study_day.h"
#include "core/services/card_collection.h"
#include "core/services/profile_access.h"
#include "core/services/standing_reviews.h"
#include "core/services/state_rebuild.h"
#include "core/statistics/counts.h"
#include "core/statistics/forecast.h"
#include "core/statistics/retention.h"
#include "core/statistics/streak.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <utility>

namespace warpdeck::services {

namespace {

constexpr std::size_t forecastDays = 7;
constexpr std::int32_t recentDayCount = 26;
constexpr std::size_t timedAnswers = 100;

/// Of the last answers that were timed and not taken back; nothing when there is none.
std::optional<std::chrono::milliseconds> medianAnswerTime(storage::ProfileStore& profile)
{
    std::vector<std::chrono::milliseconds> times;
    forEachStandingReview(profile, [&](const storage::ReviewRow& row) {
        if (row.duration.count() > 0)
            times.push_back(row.duration);
    });
    if (times.empty())
        return std::nullopt;
    times.erase(times.begin(), times.end() - static_cast<std::ptrdiff_t>(std::min(timedAnswers, times.size())));
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

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
    std::map<TopicId, std::vector<CardFacts>> byTopic;
    for (const CardFacts& card : cards)
        byTopic[card.topic].push_back(card);
    for (const auto& [topic, mastery] : statistics::masteryByTopic(cards)) {
        const std::vector<CardFacts>& own = byTopic[topic];
        statistics.topics.push_back({topic, mastery.unseen, mastery.learning, mastery.known,
                                     statistics::countCards(own, now, today).due, statistics::meanRetrievability(own)});
    }
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
    statistics.recentDays.assign(recentDayCount, 0);
    for (const StudyDay day : days) {
        const std::int32_t ago = today - day;
        if (ago >= 0 && ago < recentDayCount)
            ++statistics.recentDays[static_cast<std::size_t>(recentDayCount - 1 - ago)];
    }
    statistics.answerTime = medianAnswerTime(profile);
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

int dueCards(const BankService& banks, const std::filesystem::path& profile, const ClockReading& clock)
{
    const std::unique_ptr<storage::ProfileStore> store = openForReading(profile);
    const std::unique_ptr<scheduling::Scheduler> scheduler = currentScheduler();
    const StudyDay today = scheduling::studyDayOf(clock.now, clock.utcOffset, readSettings(*store).rollover);
    return statistics::countCards(collectCardFacts(banks, *store, *scheduler, clock.now, today), clock.now, today).due;
}

} // namespace warpdeck::services
