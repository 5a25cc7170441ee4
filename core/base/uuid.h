#pragma once

#include "core/base/random.h"
#include "core/base/time.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

/// 128-bit identity of a review, event, session, device or profile (RFC 9562).
class Uuid {
public:
    using Bytes = std::array<std::uint8_t, 16>;

    explicit Uuid(const Bytes& bytes) : m_bytes(bytes) {}

    /// Version 7: the first 48 bits are `time` in ms, so ids sort by time; the rest is drawn from `random`.
    static Uuid version7(Timestamp time, Random& random);

    /// Reads the form of toString(); nothing when the text is not one.
    static std::optional<Uuid> parse(std::string_view text);

    const Bytes& bytes() const { return m_bytes; }
    /// `01234567-89ab-7cde-8f01-23456789abcd`, lower case.
    std::string toString() const;

    friend auto operator<=>(const Uuid&, const Uuid&) = default;

private:
    Bytes m_bytes;
};

} // namespace warpdeck
