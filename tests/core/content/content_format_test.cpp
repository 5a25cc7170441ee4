#include "core/content/content_format.h"

#include "core/base/error.h"
#include "core/content/files.h"
#include "tests/core/content/content_copy.h"
#include "tests/core/content/findings.h"

#include <gmock/gmock.h>

namespace warpdeck::content {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ContentFormat, LeavesCanonicalFilesAlone)
{
    const ContentCopy copy;
    Diagnostics diagnostics;
    EXPECT_THAT(formatContent(copy.folder(), FormatMode::Rewrite, diagnostics), IsEmpty());
    EXPECT_THAT(diagnostics.all(), IsEmpty());
}

TEST(ContentFormat, RewritesOrOnlyTells)
{
    const ContentCopy copy;
    const std::string canonical = copy.read("roofline/roofline.en.md");
    copy.replace("roofline/roofline.en.md", "level: 2\nbloom: apply", "bloom:   apply \r\nlevel: 2");
    copy.replace("sources.tsv", "roofline\t", "roofline \t");
    const std::string spoiled = copy.read("roofline/roofline.en.md");
    Diagnostics diagnostics;
    EXPECT_THAT(formatContent(copy.folder(), FormatMode::OnlyTell, diagnostics),
                ElementsAre("roofline/roofline.en.md", "sources.tsv"));
    EXPECT_EQ(copy.read("roofline/roofline.en.md"), spoiled);
    EXPECT_THAT(formatContent(copy.folder(), FormatMode::Rewrite, diagnostics),
                ElementsAre("roofline/roofline.en.md", "sources.tsv"));
    EXPECT_EQ(copy.read("roofline/roofline.en.md"), canonical);
    EXPECT_THAT(diagnostics.all(), IsEmpty());
}

TEST(ContentFormat, NeverTouchesAFileItCannotRepresent)
{
    const ContentCopy copy;
    copy.replace("roofline/roofline.en.md", "### note", "### remark");
    copy.replace("roofline/roofline.en.md", "level: 2\n", "level:  2\n");
    const std::string before = copy.read("roofline/roofline.en.md");
    Diagnostics diagnostics;
    EXPECT_THAT(formatContent(copy.folder(), FormatMode::Rewrite, diagnostics), IsEmpty());
    EXPECT_EQ(copy.read("roofline/roofline.en.md"), before);
    EXPECT_THAT(findingsWithFiles(diagnostics), ElementsAre("roofline/roofline.en.md:50:5 unknown-section [remark, ]"));
}

TEST(ReplaceFile, KeepsPermissionsAndLeavesNothingBehind)
{
    using std::filesystem::perms;
    const ContentCopy copy;
    const auto path = copy.folder() / "bank.de.md";
    std::filesystem::permissions(path, perms::owner_read | perms::owner_write | perms::group_read);
    replaceFile(path, "new");
    EXPECT_EQ(copy.read("bank.de.md"), "new");
    EXPECT_EQ(std::filesystem::status(path).permissions(), perms::owner_read | perms::owner_write | perms::group_read);
    EXPECT_FALSE(std::filesystem::exists(copy.folder() / ".bank.de.md.new"));
    replaceFile(copy.folder() / "fresh.md", "first");
    EXPECT_EQ(copy.read("fresh.md"), "first");
}

TEST(ReplaceFile, SaysWhyItCannotWrite)
{
    const ContentCopy copy;
    EXPECT_THROW(replaceFile(copy.folder() / "nowhere" / "x.md", "x"), Error);
    std::filesystem::create_directory(copy.folder() / "folder.md");
    EXPECT_THROW(replaceFile(copy.folder() / "folder.md", "x"), Error);
    EXPECT_FALSE(std::filesystem::exists(copy.folder() / ".folder.md.new"));
}

} // namespace
} // namespace warpdeck::content
