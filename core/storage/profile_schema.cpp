#include "core/storage/profile_schema.h"

#include "embedded/profile/001_initial.sql.h"

#include <array>

namespace warpdeck::storage {

std::span<const std::string_view> profileMigrations()
{
    static constexpr std::array migrations{sql::profile_001_initial_sql};
    return migrations;
}

} // namespace warpdeck::storage
