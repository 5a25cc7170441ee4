#include "core/base/hash.h"

#include <xxhash.h>

#include <array>
#include <cinttypes>
#include <cstdio>

namespace warpdeck {

std::string Hash128::toString() const
{
    std::array<char, 33> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%016" PRIx64 "%016" PRIx64, high, low);
    return buffer.data();
}

Hash128 hash128(std::string_view bytes)
{
    const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
    return {hash.high64, hash.low64};
}

} // namespace warpdeck
