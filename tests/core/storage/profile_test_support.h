#pragma once

#include "core/base/error.h"
#include "core/domain/review.h"
#include "core/storage/profile_file.h"
#include "core/storage/profile_records.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace warpdeck::storage {

/// A folder of this test's own, removed afterwards.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

/// For the life of this object the process has no more rights than anyone: root may write read-only files.
class OrdinaryUser {
public:
    OrdinaryUser();
    ~OrdinaryUser();
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;
};

/// The code of the Error that `work` throws, if it throws one.
std::optional<ErrorCode> errorOf(const std::function<void()>& work);

std::string readFile(const std::filesystem::path& path);
void writeFile(const std::filesystem::path& path, const std::string& bytes);

Timestamp at(std::int64_t milliseconds);
Uuid uuid(std::uint64_t seed);
ProfileIdentity someone();
CardKey cardNamed(const std::string& item, const std::string& facet = "");

/// A review with something in every field, answered at `time`; its id is uuid(time).
Review reviewAt(std::int64_t time, const CardKey& card);
CardState reviewedState();
ModelStamp fsrs();

/// A new profile file in `folder`.
std::filesystem::path newProfile(const TemporaryFolder& folder);

} // namespace warpdeck::storage
