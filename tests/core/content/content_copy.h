#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace warpdeck::content {

/// A copy of the sample content in a temporary folder, to be spoiled by a test. Removed with its object.
class ContentCopy {
public:
    ContentCopy();
    ~ContentCopy();
    ContentCopy(const ContentCopy&) = delete;
    ContentCopy& operator=(const ContentCopy&) = delete;

    const std::filesystem::path& folder() const { return m_folder; }

    std::string read(const std::string& name) const;
    void write(const std::string& name, std::string_view bytes) const;

    /// Replaces the first `from` in a file; fails the test when there is none.
    void replace(const std::string& name, const std::string& from, const std::string& to) const;

private:
    std::filesystem::path m_folder;
};

/// The sample content itself.
std::filesystem::path sampleContent();

} // namespace warpdeck::content
