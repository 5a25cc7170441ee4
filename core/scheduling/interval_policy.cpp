#include "core/scheduling/interval_policy.h"

#include "core/scheduling/elapsed.h"
#include "core/scheduling/fuzz.h"
#include "core/scheduling/study_day.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace warpdeck::scheduling {

namespace {

constexpr Days shortest = std::chrono::minutes(1);
constexpr Days longestBelowOneDay = std::chrono::days(1) - std::chrono::minutes(1);
constexpr Days shortestOnStudyDay{0.5};

bool endsOnStudyDay(const NextState& state)
{
    return !state.due.instant.has_value();
}

/// The calendar around one answer.
class Calendar {
public:
    Calendar(const AnswerTime& time, const IntervalOptions& options) : m_time(time), m_options(options)
    {
        assert(options.maximumDays >= 1);
    }

    StudyDay today() const { return studyDayOf(m_time.answeredAt, m_time.utcOffset, m_time.rollover); }

    NextState afterInstant(const MemoryState& memory, Days wanted) const
    {
        const auto interval =
            std::chrono::round<std::chrono::milliseconds>(std::clamp(wanted, shortest, longestBelowOneDay));
        const Timestamp due = m_time.answeredAt + interval;
        return {memory, {studyDayOf(due, m_time.utcOffset, m_time.rollover), due}, interval};
    }

    NextState afterDays(const MemoryState& memory, std::int32_t days) const
    {
        return {memory, {today() + days, std::nullopt}, std::chrono::days(days)};
    }

    NextState after(const MemoryState& memory, Days wanted) const
    {
        if (wanted < shortestOnStudyDay)
            return afterInstant(memory, wanted);
        return afterDays(memory, wholeDays(wanted));
    }

    /// `state`, or as late as `other` where that is later.
    NextState notBefore(const NextState& state, const NextState& other) const
    {
        return state.interval < other.interval ? NextState{state.memory, other.due, other.interval} : state;
    }

    /// `state`, or a day later than `other` where it would not be later otherwise.
    NextState beyond(const NextState& state, const NextState& other) const
    {
        const auto days = std::chrono::floor<std::chrono::days>(other.interval).count();
        if (!endsOnStudyDay(other) || days >= m_options.maximumDays || state.interval > other.interval)
            return notBefore(state, other);
        return afterDays(state.memory, static_cast<std::int32_t>(days) + 1);
    }

private:
    std::int32_t wholeDays(Days wanted) const
    {
        if (m_options.fuzzSeed)
            return fuzzedDays(wanted, m_options.maximumDays, *m_options.fuzzSeed);
        const double most = m_options.maximumDays;
        return static_cast<std::int32_t>(std::clamp(std::round(wanted.count()), 1.0, most));
    }

    const AnswerTime& m_time;
    const IntervalOptions& m_options;
};

} // namespace

const NextState& NextStates::of(Rating rating) const
{
    switch (rating) {
    case Rating::Again:
        return again;
    case Rating::Hard:
        return hard;
    case Rating::Good:
        return good;
    case Rating::Easy:
        break;
    }
    return easy;
}

NextStates nextStates(const Scheduler& scheduler, const CardState& card, const AnswerTime& time,
                      const IntervalOptions& options)
{
    const Calendar calendar(time, options);
    const Elapsed elapsed = elapsedSince(card, time.answeredAt, calendar.today());
    const auto memoryAfter = [&](Rating rating) { return scheduler.next(card.memory, elapsed, rating); };
    const auto wanted = [&](const MemoryState& memory) { return scheduler.interval(memory, options.desiredRetention); };
    const auto recalled = [&](Rating rating) {
        const MemoryState memory = memoryAfter(rating);
        return calendar.after(memory, wanted(memory));
    };

    const MemoryState forgotten = memoryAfter(Rating::Again);
    NextStates next;
    next.again = calendar.afterInstant(forgotten, wanted(forgotten));
    next.hard = calendar.notBefore(recalled(Rating::Hard), next.again);
    next.good = calendar.notBefore(recalled(Rating::Good), next.hard);
    next.easy = calendar.beyond(recalled(Rating::Easy), next.good);
    return next;
}

} // namespace warpdeck::scheduling
