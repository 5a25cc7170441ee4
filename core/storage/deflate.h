#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::storage {

/// `bytes`, compressed in the zlib format, which ends with a checksum. The same bytes always give the same result.
std::string deflated(std::string_view bytes);

/// What deflated() was given. Nothing when the checksum is wrong or the result would be longer than `limit`.
std::optional<std::string> inflated(std::string_view bytes, std::size_t limit);

} // namespace warpdeck::storage
