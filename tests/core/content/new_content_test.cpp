#include "core/content/new_content.h"

#include "core/content/content_reader.h"
#include "core/content/topic_format.h"
#include "core/content/topic_parser.h"
#include "tests/core/content/content_copy.h"
#include "tests/core/content/findings.h"

#include <gmock/gmock.h>

namespace warpdeck::content {
namespace {

TEST(NewContent, IsCanonicalAndLacksOnlyTheSources)
{
    std::string text = newTopicSkeleton(TopicId("fresh"));
    int number = 0;
    for (const ItemKind kind : {ItemKind::Choice, ItemKind::Multiple, ItemKind::Number, ItemKind::Text, ItemKind::Cloze,
                                ItemKind::Card, ItemKind::Comparison})
        text += "\n" + newItemSkeleton(ItemId("fresh-" + std::to_string(number++)), kind);
    Diagnostics parsing;
    EXPECT_EQ(formatTopicFile(parseTopicFile("fresh.en.md", text, parsing)), text);
    const ContentCopy copy;
    copy.write("fresh/fresh.en.md", text);
    Diagnostics diagnostics;
    const ContentTree tree = readContent(copy.folder(), diagnostics);
    EXPECT_FALSE(diagnostics.hasErrors()) << testing::PrintToString(findingsWithFiles(diagnostics));
    EXPECT_EQ(tree.contents.items.size(), 15U);
    for (const Diagnostic& finding : diagnostics.all()) {
        const bool isExpected =
            finding.place.file != "fresh/fresh.en.md" || finding.code == DiagnosticCode::UnknownSource;
        EXPECT_TRUE(isExpected) << diagnosticName(finding.code);
    }
}

} // namespace
} // namespace warpdeck::content
