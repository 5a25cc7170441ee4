#include "core/storage/statement_cache.h"

#include <sqlite3.h>

namespace warpdeck::storage {

SQLite::Statement prepared(const SQLite::Database& profile, const std::string& sql)
{
    try {
        return {profile, sql};
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() == SQLITE_ERROR)
            throw Error(ErrorCode::ProfileDamaged, exception.what());
        throw;
    }
}

CachedStatement StatementCache::use(std::string_view sql)
{
    auto found = m_statements.find(sql);
    if (found == m_statements.end())
        found = m_statements.emplace(sql, prepared(m_profile, std::string(sql))).first;
    return CachedStatement(found->second);
}

} // namespace warpdeck::storage
