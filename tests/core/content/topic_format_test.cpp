#include "core/content/topic_format.h"

#include "core/content/topic_parser.h"
#include "tests/core/content/findings.h"
#include "tests/core/content/generators.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace warpdeck::content {
namespace {

std::string formatted(const std::string& text)
{
    Diagnostics diagnostics;
    const TopicFile file = parseTopicFile("t.en.md", text, diagnostics);
    EXPECT_TRUE(file.isComplete) << testing::PrintToString(findingsOf(diagnostics));
    return formatTopicFile(file);
}

TEST(TopicFormat, WritesTheCanonicalForm)
{
    EXPECT_EQ(
        formatted("---\r\nrole: source\nformat:  warpdeck 1\n\n---\n# T  \nIntro\n\n\n## one-two  |  Title \nlevel: 2\n"
                  "let: B = 1\nkind: number\nlet: A = 2\n\n\n\nStem  \nmore   \n\n- a)First\n"
                  "- a)  First\n\n    code\n  >Why\n\n- b)\n  B\n### hint\n\nHint\n"),
        "---\nformat: warpdeck 1\nrole: source\n---\n\n# T\n\nIntro\n\n## one-two | Title\nkind: number\nlevel: 2\n"
        "let: B = 1\nlet: A = 2\n\nStem  \nmore\n\n- a)First\n\n- a) First\n\n    code\n  > Why\n- b) B\n\n### "
        "hint\nHint\n");
}

TEST(TopicFormat, PutsABackslashBeforeProseThatWouldBeSkeleton)
{
    TopicFile file;
    file.title.text = "T";
    file.introduction.text = "## one\n\\- a) x\n```\n## code\n```";
    EXPECT_EQ(formatTopicFile(file), "---\n---\n\n# T\n\n\\## one\n\\\\- a) x\n```\n## code\n```\n");
}

RC_GTEST_PROP(TopicFormat, ParsingWhatWasWrittenGivesItBack, ())
{
    const TopicFile file = *anyTopicFile();
    Diagnostics diagnostics;
    const std::string text = formatTopicFile(file);
    const TopicFile read = parseTopicFile("t.en.md", text, diagnostics);
    RC_LOG() << text;
    RC_ASSERT(read.isComplete);
    RC_ASSERT(read == file);
    RC_ASSERT(formatTopicFile(read) == text);
}

RC_GTEST_PROP(TopicFormat, ChangesNothingTheSecondTimeWhateverTheBytes, ())
{
    const auto lines = *rc::gen::container<std::vector<std::string>>(
        rc::gen::oneOf(rc::gen::element<std::string>("---", "# T", "## one-two | T", "## three | T", "key: v", "- a) x",
                                                     "- b) ", "  > f", "  y", "- = z", "### hint", "### units",
                                                     "- d = e,f", "", "```", "  ```", "\\## x", " z  ", "\t"),
                       rc::gen::string<std::string>()));
    std::string bytes = "---\n---\n# T\n";
    for (const std::string& line : lines)
        bytes += line + "\n";
    Diagnostics diagnostics;
    const TopicFile file = parseTopicFile("t.en.md", bytes, diagnostics);
    if (!file.isComplete)
        return;
    const std::string text = formatTopicFile(file);
    const TopicFile again = parseTopicFile("t.en.md", text, diagnostics);
    RC_ASSERT(again.isComplete);
    RC_ASSERT(formatTopicFile(again) == text);
}

} // namespace
} // namespace warpdeck::content
