#pragma once

#include "core/base/time.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>

namespace warpdeck {

/// The rules of a time zone: how far its local time is from UTC at any instant, past or future.
class TimeZone {
public:
    /// The zone of an IANA name (`Europe/Berlin`, `UTC`); nothing when there is no zone of this name.
    static std::optional<TimeZone> find(std::string_view name);

    TimeZone(TimeZone&&) noexcept;
    TimeZone& operator=(TimeZone&&) noexcept;
    ~TimeZone();

    /// Local time - UTC at an instant, daylight saving included.
    std::chrono::seconds offsetAt(Timestamp instant) const;

private:
    struct Rules;
    explicit TimeZone(std::unique_ptr<const Rules> rules);

    std::unique_ptr<const Rules> m_rules;
};

} // namespace warpdeck
