#include "app/support/clock.h"

#include <QByteArray>
#include <QTimeZone>

namespace warpdeck::app {

namespace {

/// The system's zone; UTC when the system names one that nobody knows.
TimeZone systemZone()
{
    if (auto zone = TimeZone::find(QTimeZone::systemTimeZoneId().toStdString()))
        return *std::move(zone);
    return TimeZone::find("UTC").value();
}

} // namespace

Clock::Clock() : m_zone(systemZone()) {}

Clock::Clock(Timestamp instant) : m_frozenAt(instant), m_zone(systemZone()) {}

ClockReading Clock::read() const
{
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    ClockReading reading;
    if (m_frozenAt) {
        reading.now = *m_frozenAt;
    } else {
        reading.now = std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now());
        reading.monotonic = duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
    }
    reading.utcOffset = m_zone.offsetAt(reading.now);
    return reading;
}

void Clock::tick()
{
    if (m_frozenAt)
        *m_frozenAt += std::chrono::milliseconds(1);
}

} // namespace warpdeck::app
