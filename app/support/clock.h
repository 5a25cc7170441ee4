#pragma once

#include "core/base/time.h"
#include "core/text/time_zone.h"

#include <chrono>
#include <optional>

namespace warpdeck::app {

/// The one place that reads the wall clock, the monotonic clock and the system's time zone.
class Clock {
public:
    /// The running clock.
    Clock();

    /// Stands at `instant` (`--now`): durations are 0, and each tick() moves it on by one millisecond.
    explicit Clock(Timestamp instant);

    ClockReading read() const;

    /// Tells a frozen clock that an answer was given, so that the next one is later. A running clock runs by itself.
    void tick();

private:
    std::optional<Timestamp> m_frozenAt;
    TimeZone m_zone;
};

} // namespace warpdeck::app
