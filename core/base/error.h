#pragma once

#include <stdexcept>
#include <string>

namespace warpdeck {

/// What went wrong in the world outside the program, as the caller can act on it.
///
/// The user-facing sentence for each value is written in app/support/error_text.cpp,
/// where it can be translated; core never contains text meant for learners.
enum class ErrorCode {
    FileNotFound,
    CannotOpenFile,
    CannotWriteFile,
    ReadOnlyFile,
    FileTooLarge,
    StorageFull,
    NotABank,        ///< the file is no bank: other application id, or no database at all
    BankTooNew,      ///< written by a later version of this program
    BankTooOld,      ///< of a format that this version no longer reads; rebuild it
    BankDamaged,     ///< it was a bank, but its bytes are not what was written
    NotAProfile,     ///< the file is no profile
    ProfileTooNew,   ///< written by a later version of this program
    ProfileDamaged,  ///< it was a profile, but its bytes are not what was written
    ProfileLocked,   ///< another program holds the profile
    MigrationFailed, ///< an older profile could not be brought up to date; it is as it was
    NoSuchItem,
    AmbiguousItem, ///< several open banks have an item of this name
    NoSuchTopic,
    BankIdTaken,    ///< installing would replace another bank of the same id
    ContentInvalid, ///< a bank cannot be built from content that has errors
    AlreadyExists,
    BadArgument, ///< text typed by the user that has no meaning where it stands
    Unexpected,  ///< a failure of a library that has no better name
};

/// Thrown when an operation cannot be completed because of its environment.
///
/// Not used for wrong content (see Diagnostics), for absence (std::optional) or for
/// bugs (assert). Caught in exactly two places: TaskRunner and the command line's main().
class Error : public std::runtime_error {
public:
    /// `detail` names the thing concerned (a path, an id, a library's message); it is shown as it is.
    Error(ErrorCode code, const std::string& detail);

    ErrorCode code() const noexcept { return m_code; }

private:
    ErrorCode m_code;
};

} // namespace warpdeck
