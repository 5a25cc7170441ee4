#pragma once

#include "core/base/time.h"
#include "core/services/bank_service.h"

#include <filesystem>

namespace warpdeck::gui {

/// Fills a new profile with twelve days of answers before `now`, mostly right, the same each time.
void writeHistory(const services::BankService& banks, const std::filesystem::path& profile, Timestamp now);

} // namespace warpdeck::gui
