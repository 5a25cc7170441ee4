#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace warpdeck::storage {

/// The `PRAGMA application_id` of a profile: "WDpr".
inline constexpr std::int32_t profileApplicationId = 0x57447072;

/// The migrations of profiles, oldest first: the files of sql/profile. Their number is the newest version.
std::span<const std::string_view> profileMigrations();

} // namespace warpdeck::storage
