#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace warpdeck {

/// XXH3-128 of some bytes: tells versions of a text or file apart. Not a defence against an attacker.
struct Hash128 {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    friend auto operator<=>(const Hash128&, const Hash128&) = default;

    /// 32 lower-case hexadecimal digits, most significant first (the form `xxhsum -H2` prints).
    std::string toString() const;
};

Hash128 hash128(std::string_view bytes);

} // namespace warpdeck
