#include "app/support/clock.h"

#include "core/text/time_zone.h"

#include <QByteArray>
#include <QTimeZone>

namespace warpdeck::app {

namespace {

std::string systemZone()
{
    return QTimeZone::systemTimeZoneId().toStdString();
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
    reading.utcOffset = utcOffset(m_zone, reading.now);
    return reading;
}

void Clock::tick()
{
    if (m_frozenAt)
        *m_frozenAt += std::chrono::milliseconds(1);
}

} // namespace warpdeck::app
