#pragma once

#include <cstdint>

namespace warpdeck::storage {

/// "WDBK": SQLite's application_id of every bank.
inline constexpr std::int32_t bankApplicationId = 0x5744424b;

/// SQLite's user_version of a bank. Any change of sql/bank/schema.sql, even of a comment, takes the next number.
inline constexpr int bankFormatVersion = 1;

inline constexpr int bankPageSize = 4096;

/// No text and no picture of a bank is longer, so a hostile file cannot make the reader allocate more.
inline constexpr int maxBankValueBytes = 64 * 1024 * 1024;

/// No picture of a formula is longer; isFormulaSvg() has the same limit.
inline constexpr int maxFormulaSvgBytes = 1024 * 1024;

} // namespace warpdeck::storage
