#pragma once

#include "core/storage/sqlite.h"

#include <string_view>
#include <unordered_map>

namespace warpdeck::storage {

/// Compiles `sql`, which must be right for a sound profile: if it is not for this one, the profile's schema is
/// damaged. Throws Error ProfileDamaged, SQLite::Exception.
SQLite::Statement prepared(const SQLite::Database& profile, const std::string& sql);

/// A statement of a StatementCache while it is used. Afterwards it is reset, so that it holds neither a lock nor a
/// snapshot.
class CachedStatement {
public:
    explicit CachedStatement(SQLite::Statement& statement) : m_statement(statement) {}
    ~CachedStatement() { m_statement.tryReset(); }
    CachedStatement(const CachedStatement&) = delete;
    CachedStatement& operator=(const CachedStatement&) = delete;

    SQLite::Statement& operator*() const { return m_statement; }
    SQLite::Statement* operator->() const { return &m_statement; }

private:
    SQLite::Statement& m_statement;
};

/// Compiles each statement of a connection once: compiling an INSERT takes longer than running it.
class StatementCache {
public:
    /// `profile` must outlive the cache.
    explicit StatementCache(const SQLite::Database& profile) : m_profile(profile) {}

    /// The statement of that text, which must live as long as the cache (a literal). It must not be in use already.
    CachedStatement use(std::string_view sql);

private:
    const SQLite::Database& m_profile;
    std::unordered_map<std::string_view, SQLite::Statement> m_statements;
};

} // namespace warpdeck::storage
