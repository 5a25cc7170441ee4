#pragma once

#include "core/domain/review.h"
#include "core/domain/review_fact.h"

#include <string>

namespace warpdeck::scheduling {

inline CardKey testCard(const std::string& item = "met-mfu", const std::string& facet = "")
{
    return {{BankId("ai-hardware"), ItemId(item)}, facet};
}

/// Ids of small numbers, in their order.
inline Uuid testId(std::uint8_t number)
{
    Uuid::Bytes bytes{};
    bytes[15] = number;
    return Uuid(bytes);
}

/// Noon (UTC) of a day, in the count of study days.
inline Timestamp noonOf(int day)
{
    return Timestamp(std::chrono::days(day) + std::chrono::hours(12));
}

/// A Practice review at noon of `day`, due `interval` days later.
inline ReviewFact reviewOn(int day, Rating rating, std::uint8_t id, int interval = 3)
{
    const StudyDay today{day};
    return {testId(id), noonOf(day), today, rating, ReviewMode::Practice, {today + interval, {}}, double(interval)};
}

inline Event eventOn(int day, EventKind kind, std::uint8_t id, const std::string& value = "")
{
    return {testId(id), noonOf(day), testCard(), kind, value, testId(255)};
}

} // namespace warpdeck::scheduling
