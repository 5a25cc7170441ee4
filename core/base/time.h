#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>; ///< always UTC
using Days = std::chrono::duration<double, std::ratio<86400>>;      ///< fractional days

/// A learner's day: whole days since 1970-01-01 of (local time - rollover hour).
struct StudyDay {
    std::int32_t number = 0;

    friend auto operator<=>(const StudyDay&, const StudyDay&) = default;
    friend StudyDay operator+(StudyDay day, std::int32_t days) { return {day.number + days}; }
    friend std::int32_t operator-(StudyDay left, StudyDay right) { return left.number - right.number; }
};

/// What the clocks show at one moment. Core never reads a clock: `app` passes this.
struct ClockReading {
    Timestamp now;                          ///< the wall clock
    std::chrono::seconds utcOffset{0};      ///< local time - UTC, daylight saving included
    std::chrono::milliseconds monotonic{0}; ///< since an arbitrary start; only differences mean anything
};

/// Reads `2026-12-01T08:30:00Z`, `2026-12-01T08:30:00.250+01:00`, `2026-12-01T08:30Z` or `2026-12-01` (midnight UTC).
/// Nothing when the text is none of these or no date of the calendar.
std::optional<Timestamp> parseIsoTime(std::string_view text);

/// `2026-12-01T08:30:00.250Z`.
std::string formatIsoTime(Timestamp time);

} // namespace warpdeck
