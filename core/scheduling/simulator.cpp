#include "core/scheduling/simulator.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace warpdeck::scheduling {

namespace {

constexpr double knownFrom = 20; ///< answers of a sort, from where the log alone decides
constexpr std::chrono::milliseconds longestTimed = std::chrono::minutes(2);
constexpr int mostRepetitions = 10; ///< of a card on one day

template <std::size_t Size>
std::size_t drawn(const std::array<double, Size>& shares, double unit)
{
    double sum = std::accumulate(shares.begin(), shares.end(), 0.0) * unit;
    for (std::size_t place = 0; place + 1 < Size; ++place) {
        if (sum < shares[place])
            return place;
        sum -= shares[place];
    }
    return Size - 1;
}

/// Counts with the defaults as 20 answers that are taken back one by one.
template <std::size_t Size>
std::array<double, Size> blended(const std::array<double, Size>& counts, const std::array<double, Size>& defaults)
{
    const double count = std::accumulate(counts.begin(), counts.end(), 0.0);
    const double missing = std::max(0.0, knownFrom - count);
    std::array<double, Size> shares{};
    for (std::size_t place = 0; place < Size; ++place)
        shares[place] = (counts[place] + missing * defaults[place]) / (count + missing);
    return shares;
}

/// Mean seconds by rating.
class Times {
public:
    void add(Rating rating, std::chrono::milliseconds duration)
    {
        if (duration.count() <= 0 || duration > longestTimed)
            return;
        const auto place = static_cast<std::size_t>(rating) - 1;
        m_sum[place] += std::chrono::duration<double>(duration).count();
        ++m_count[place];
    }

    std::array<double, 4> means(const std::array<double, 4>& defaults) const
    {
        std::array<double, 4> seconds{};
        for (std::size_t place = 0; place < seconds.size(); ++place) {
            const double missing = std::max(0.0, knownFrom - m_count[place]);
            seconds[place] = (m_sum[place] + missing * defaults[place]) / (m_count[place] + missing);
        }
        return seconds;
    }

private:
    std::array<double, 4> m_sum{};
    std::array<double, 4> m_count{};
};

/// One run through the days.
class Life {
public:
    Life(const Scheduler& scheduler, const LearnerHabits& habits, const SimulationOptions& options)
        : m_scheduler(scheduler),
          m_habits(habits),
          m_options(options),
          m_random(options.seed)
    {
    }

    void day(std::vector<SimulatedCard>& cards)
    {
        answerDue(cards);
        int left = m_options.newPerDay;
        for (SimulatedCard& card : cards) {
            if (left == 0)
                break;
            if (card.memory)
                continue;
            --left;
            const std::size_t place = drawn(m_habits.firstRatings, m_random.unit());
            m_seconds += m_habits.firstSeconds[place];
            answer(card, static_cast<Rating>(place + 1));
        }
    }

    double memorized(const std::vector<SimulatedCard>& cards) const
    {
        double sum = 0;
        for (const SimulatedCard& card : cards)
            sum += card.memory ? recallOf(card) : 0;
        return sum;
    }

    double seconds() const { return m_seconds; }
    double reviews() const { return m_reviews; }

private:
    double recallOf(const SimulatedCard& card) const { return m_scheduler.retrievability(*card.memory, elapsed(card)); }

    static Elapsed elapsed(const SimulatedCard& card)
    {
        return {static_cast<std::int32_t>(std::lround(card.daysSince)), Days(card.daysSince)};
    }

    void answerDue(std::vector<SimulatedCard>& cards)
    {
        std::vector<std::pair<double, SimulatedCard*>> due;
        for (SimulatedCard& card : cards) {
            if (card.memory && card.dueIn <= 0)
                due.emplace_back(recallOf(card), &card);
        }
        std::stable_sort(due.begin(), due.end(),
                         [](const auto& left, const auto& right) { return left.first < right.first; });
        const auto most = static_cast<std::size_t>(std::max(0, m_options.reviewsPerDay));
        for (std::size_t place = 0; place < std::min(most, due.size()); ++place)
            review(*due[place].second, due[place].first);
    }

    void review(SimulatedCard& card, double recall)
    {
        ++m_reviews;
        const bool recalled = m_random.unit() < recall;
        const std::size_t place = recalled ? 1 + drawn(m_habits.recalledRatings, m_random.unit()) : 0;
        m_seconds += m_habits.laterSeconds[place];
        answer(card, static_cast<Rating>(place + 1));
    }

    /// Moves the card on; after Again it is asked the same day until it is recalled.
    void answer(SimulatedCard& card, Rating rating)
    {
        card.memory = m_scheduler.next(card.memory, elapsed(card), rating);
        card.daysSince = 0;
        for (int again = 0; rating == Rating::Again && again < mostRepetitions; ++again) {
            const bool recalled = m_random.unit() < recallOf(card);
            const std::size_t place = recalled ? 1 + drawn(m_habits.recalledRatings, m_random.unit()) : 0;
            rating = static_cast<Rating>(place + 1);
            ++m_reviews;
            m_seconds += m_habits.laterSeconds[place];
            card.memory = m_scheduler.next(card.memory, elapsed(card), rating);
        }
        card.dueIn = std::max(1.0, std::round(m_scheduler.interval(*card.memory, m_options.desiredRetention).count()));
    }

    const Scheduler& m_scheduler;
    const LearnerHabits& m_habits;
    const SimulationOptions& m_options;
    Random m_random;
    double m_seconds = 0;
    double m_reviews = 0;
};

} // namespace

LearnerHabits habitsOf(const std::vector<CardHistory>& histories,
                       const std::vector<std::vector<std::chrono::milliseconds>>& durations)
{
    std::array<double, 4> first{};
    std::array<double, 3> recalled{};
    Times firstTimes;
    Times laterTimes;
    for (std::size_t card = 0; card < histories.size(); ++card) {
        for (std::size_t index = 0; index < histories[card].size(); ++index) {
            const Rating rating = histories[card][index].rating;
            const bool isTimed = card < durations.size() && index < durations[card].size();
            const auto duration = isTimed ? durations[card][index] : std::chrono::milliseconds(0);
            (index == 0 ? firstTimes : laterTimes).add(rating, duration);
            if (index == 0)
                ++first[static_cast<std::size_t>(rating) - 1];
            else if (rating != Rating::Again)
                ++recalled[static_cast<std::size_t>(rating) - 2];
        }
    }
    const LearnerHabits defaults;
    return {blended(first, defaults.firstRatings), blended(recalled, defaults.recalledRatings),
            firstTimes.means(defaults.firstSeconds), laterTimes.means(defaults.laterSeconds)};
}

Workload simulate(const Scheduler& scheduler, std::vector<SimulatedCard> cards, const LearnerHabits& habits,
                  const SimulationOptions& options, const std::stop_token& stop)
{
    Workload workload{.desiredRetention = options.desiredRetention};
    Life life(scheduler, habits, options);
    for (int day = 0; day < options.days && !stop.stop_requested(); ++day) {
        life.day(cards);
        workload.memorizedByDay.push_back(life.memorized(cards));
        for (SimulatedCard& card : cards) {
            ++card.daysSince;
            --card.dueIn;
        }
    }
    const auto days = static_cast<double>(std::max<std::size_t>(1, workload.memorizedByDay.size()));
    workload.reviewsPerDay = life.reviews() / days;
    workload.minutesPerDay = life.seconds() / 60 / days;
    workload.memorized = workload.memorizedByDay.empty() ? 0 : workload.memorizedByDay.back();
    return workload;
}

} // namespace warpdeck::scheduling
