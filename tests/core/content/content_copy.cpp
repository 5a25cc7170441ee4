#include "tests/core/content/content_copy.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace warpdeck::content {

ContentCopy::ContentCopy()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "warpdeck-content-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr)
        ADD_FAILURE() << "no temporary folder";
    m_folder = pattern;
    std::filesystem::copy(sampleContent(), m_folder, std::filesystem::copy_options::recursive);
}

ContentCopy::~ContentCopy()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

std::string ContentCopy::read(const std::string& name) const
{
    std::ifstream file(m_folder / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void ContentCopy::write(const std::string& name, std::string_view bytes) const
{
    std::filesystem::create_directories((m_folder / name).parent_path());
    std::ofstream(m_folder / name, std::ios::binary) << bytes;
}

void ContentCopy::replace(const std::string& name, const std::string& from, const std::string& to) const
{
    std::string text = read(name);
    const std::size_t at = text.find(from);
    if (at == std::string::npos) {
        ADD_FAILURE() << name << " has no " << from;
        return;
    }
    write(name, text.replace(at, from.size(), to));
}

std::filesystem::path sampleContent()
{
    return std::filesystem::path(WARPDECK_TEST_DATA) / "content" / "sample";
}

} // namespace warpdeck::content
