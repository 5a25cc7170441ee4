#include "core/storage/deflate.h"

#include <zlib.h>

#include <algorithm>
#include <new>

namespace warpdeck::storage {

namespace {

const Bytef* bytesOf(std::string_view text)
{
    return reinterpret_cast<const Bytef*>(text.data());
}

} // namespace

std::string deflated(std::string_view bytes)
{
    uLongf length = compressBound(bytes.size());
    std::string result(length, '\0');
    auto* const target = reinterpret_cast<Bytef*>(result.data());
    if (compress2(target, &length, bytesOf(bytes), bytes.size(), Z_BEST_COMPRESSION) != Z_OK)
        throw std::bad_alloc(); // the room is enough, so nothing else can be wrong
    result.resize(length);
    return result;
}

std::optional<std::string> inflated(std::string_view bytes, std::size_t limit)
{
    // The length is not stored; a first guess of four times as much is seldom too small.
    for (std::size_t room = std::min(4 * bytes.size() + 64, limit);; room = std::min(2 * room, limit)) {
        uLongf length = room;
        uLong used = bytes.size();
        std::string result(room, '\0');
        const int outcome = uncompress2(reinterpret_cast<Bytef*>(result.data()), &length, bytesOf(bytes), &used);
        if (outcome == Z_BUF_ERROR && room < limit)
            continue;
        if (outcome != Z_OK || used != bytes.size())
            return std::nullopt;
        result.resize(length);
        return result;
    }
}

} // namespace warpdeck::storage
