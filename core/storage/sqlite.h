#pragma once

#include "core/base/error.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <string>

namespace warpdeck::storage {

/// Which file a database error is about, for the error that the user sees.
enum class FileKind : std::uint8_t { Bank, Profile };

enum class OpenMode : std::uint8_t {
    ReadImmutable, ///< nobody writes the file while it is open: no locks, no journal
    ReadOnly,
    ReadWrite,
    Create, ///< as ReadWrite, but makes the file when it is missing
};

/// `file:` URI of a path, made absolute and percent-encoded, as SQLite expects it.
std::string fileUri(const std::filesystem::path& path);

/// Opens a database; `:memory:` is a private one. Checks that the file can be read as a database at all, not that its
/// schema or pages are sound. Nothing stored in the file can call a function with side effects, and the modes that only
/// read refuse every change. Throws Error with a code that fits `kind`; FileNotFound; CannotOpenFile also for what is
/// no regular file. A connection must not cross threads.
SQLite::Database openDatabase(const std::filesystem::path& path, OpenMode mode, FileKind kind);

/// The Error that says in the user's terms what `exception` of SQLite means for a file of this kind.
Error translated(const SQLite::Exception& exception, FileKind kind);

/// Runs `work`, turning SQLite's exceptions into warpdeck::Error: the one way out of this module.
template <class Work>
auto guarded(FileKind kind, Work&& work) -> decltype(work())
{
    try {
        return work();
    } catch (const SQLite::Exception& exception) {
        throw translated(exception, kind);
    }
}

} // namespace warpdeck::storage
