#pragma once

#include <cstdint>
#include <filesystem>

namespace warpdeck::storage {

/// Who may write a profile at a time: the one app, or any number of short-lived programs. Readers hold nothing.
enum class ProfileHolder : std::uint8_t { App, OtherWriter };

/// A claim on a profile that ends with this object or with the process, however it dies: nothing is left
/// behind that could be taken for a claim. It is a lock of the system on the empty file `<profile>-lock`, which stays.
class ProfileLock {
public:
    /// Makes the folder if it is missing; the profile itself need not exist yet.
    /// Throws Error: ProfileLocked (at once) when a holder of the other kind, or another app, has it; ReadOnlyFile,
    /// StorageFull, CannotWriteFile.
    ProfileLock(const std::filesystem::path& profile, ProfileHolder holder);
    ~ProfileLock();
    ProfileLock(const ProfileLock&) = delete;
    ProfileLock& operator=(const ProfileLock&) = delete;

private:
    int m_descriptor;
};

} // namespace warpdeck::storage
