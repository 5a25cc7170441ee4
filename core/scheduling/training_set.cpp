#include "core/scheduling/training_set.h"

#include <algorithm>
#include <numeric>

namespace warpdeck::scheduling {

namespace {

TrainingAnswer laterAnswer(const LoggedAnswer& answer, TimeUnit unit)
{
    const std::int32_t studyDays = std::max(answer.elapsed.studyDays, 0);
    const double exactDays = std::max(answer.elapsed.exact.count(), 0.0);
    return {.elapsed = unit == TimeUnit::StudyDays ? studyDays : exactDays,
            .studyDays = studyDays,
            .rating = answer.rating};
}

} // namespace

TrainingSet trainingSetOf(const std::vector<CardHistory>& histories, TimeUnit unit)
{
    TrainingSet set;
    std::vector<std::int64_t> times;
    set.begins.push_back(0);
    for (const CardHistory& history : histories) {
        for (const LoggedAnswer& answer : history) {
            const bool isFirst = &answer == history.data();
            set.answers.push_back(isFirst ? TrainingAnswer{.rating = answer.rating} : laterAnswer(answer, unit));
            times.push_back(answer.time);
        }
        set.begins.push_back(set.answers.size());
    }
    std::vector<std::size_t> byTime(times.size());
    std::iota(byTime.begin(), byTime.end(), std::size_t{0});
    std::stable_sort(byTime.begin(), byTime.end(),
                     [&](std::size_t left, std::size_t right) { return times[left] < times[right]; });
    for (std::size_t place = 0; place < byTime.size(); ++place)
        set.answers[byTime[place]].order = static_cast<std::int32_t>(place);
    return set;
}

TrainingSet before(const TrainingSet& all, std::int32_t end)
{
    TrainingSet earlier;
    earlier.begins.push_back(0);
    for (std::size_t index = 0; index < all.cards(); ++index) {
        for (const TrainingAnswer& answer : all.card(index)) {
            if (answer.order < end)
                earlier.answers.push_back(answer);
        }
        if (earlier.answers.size() > earlier.begins.back())
            earlier.begins.push_back(earlier.answers.size());
    }
    return earlier;
}

std::vector<std::int32_t> longTermOrders(const TrainingSet& set)
{
    std::vector<std::int32_t> orders;
    for (const TrainingAnswer& answer : set.answers) {
        if (answer.isLongTerm())
            orders.push_back(answer.order);
    }
    std::sort(orders.begin(), orders.end());
    return orders;
}

} // namespace warpdeck::scheduling
