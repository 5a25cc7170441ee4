#include "core/base/time.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace warpdeck {

namespace {

/// Takes digits from the front of `text`; fails unless there are exactly `count` of them.
bool takeNumber(std::string_view& text, std::size_t count, int& number)
{
    if (text.size() < count)
        return false;
    for (const char digit : text.substr(0, count)) {
        if (digit < '0' || digit > '9')
            return false;
    }
    std::from_chars(text.data(), text.data() + count, number);
    text.remove_prefix(count);
    return true;
}

bool takeCharacter(std::string_view& text, char wanted)
{
    if (text.empty() || text.front() != wanted)
        return false;
    text.remove_prefix(1);
    return true;
}

std::optional<std::chrono::sys_days> takeDate(std::string_view& text)
{
    int year = 0;
    int month = 0;
    int day = 0;
    if (!takeNumber(text, 4, year) || !takeCharacter(text, '-') || !takeNumber(text, 2, month) ||
        !takeCharacter(text, '-') || !takeNumber(text, 2, day))
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok())
        return std::nullopt;
    return std::chrono::sys_days(date);
}

std::optional<std::chrono::milliseconds> takeTimeOfDay(std::string_view& text)
{
    int hour = 0;
    int minute = 0;
    int second = 0;
    int millisecond = 0;
    if (!takeNumber(text, 2, hour) || !takeCharacter(text, ':') || !takeNumber(text, 2, minute))
        return std::nullopt;
    if (takeCharacter(text, ':') && !takeNumber(text, 2, second))
        return std::nullopt;
    if (takeCharacter(text, '.') && !takeNumber(text, 3, millisecond))
        return std::nullopt;
    if (hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    return std::chrono::hours(hour) + std::chrono::minutes(minute) + std::chrono::seconds(second) +
           std::chrono::milliseconds(millisecond);
}

std::optional<std::chrono::minutes> takeZone(std::string_view& text)
{
    if (takeCharacter(text, 'Z'))
        return std::chrono::minutes(0);
    const bool east = !text.empty() && text.front() == '+';
    if (!east && (text.empty() || text.front() != '-'))
        return std::nullopt;
    text.remove_prefix(1);
    int hours = 0;
    int minutes = 0;
    if (!takeNumber(text, 2, hours) || !takeCharacter(text, ':') || !takeNumber(text, 2, minutes) || hours > 18 ||
        minutes > 59)
        return std::nullopt;
    const auto offset = std::chrono::hours(hours) + std::chrono::minutes(minutes);
    return east ? offset : -offset;
}

} // namespace

std::optional<Timestamp> parseIsoTime(std::string_view text)
{
    const auto date = takeDate(text);
    if (!date)
        return std::nullopt;
    if (text.empty())
        return Timestamp(*date);
    if (!takeCharacter(text, 'T'))
        return std::nullopt;
    const auto timeOfDay = takeTimeOfDay(text);
    if (!timeOfDay)
        return std::nullopt;
    const auto zone = takeZone(text);
    if (!zone || !text.empty())
        return std::nullopt;
    return Timestamp(*date) + *timeOfDay - *zone;
}

std::string formatIsoTime(Timestamp time)
{
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    std::array<char, 48> buffer{};
    const int length = std::snprintf(
        buffer.data(), buffer.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
        static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()),
        static_cast<int>(clock.subseconds().count()));
    return {buffer.data(), static_cast<std::size_t>(length)};
}

} // namespace warpdeck
