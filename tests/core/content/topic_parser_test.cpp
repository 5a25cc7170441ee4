#include "core/content/topic_parser.h"

#include "tests/core/content/findings.h"

#include <gmock/gmock.h>

namespace warpdeck::content {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* head = "---\nformat: warpdeck 1\n---\n\n# Title\n";

struct Parsed {
    TopicFile file;
    std::vector<std::string> findings;
};

Parsed parse(const std::string& bytes)
{
    Diagnostics diagnostics;
    Parsed parsed{parseTopicFile("t/t.en.md", bytes, diagnostics), {}};
    parsed.findings = findingsOf(diagnostics);
    return parsed;
}

Parsed parseBody(const std::string& body)
{
    return parse(head + body);
}

std::string writtenIn(const TopicFile& file, const Passage& passage)
{
    return file.text.substr(passage.range.begin, passage.range.end - passage.range.begin);
}

TEST(TopicParser, ReadsAllParts)
{
    const auto [file, findings] =
        parseBody("\nIntro.\n\nMore.\n\n## one-two | What *is* | it?\nkind: choice\nlevel: 2\n\nStem\n"
                  "```\n## code\n```\n\n- a) First\n  second\n  > Why\n  > not.\n- b) B\n\n"
                  "### hint\nA hint.\n\n### note\nFor you.\n");
    EXPECT_THAT(findings, IsEmpty());
    EXPECT_TRUE(file.isComplete);
    EXPECT_EQ(file.title.text, "Title");
    EXPECT_EQ(file.introduction.text, "Intro.\n\nMore.");
    ASSERT_EQ(file.items.size(), 1U);
    const ItemBlock& item = file.items[0];
    EXPECT_EQ(item.id, "one-two");
    EXPECT_EQ(item.title.text, "What *is* | it?");
    ASSERT_EQ(item.meta.size(), 2U);
    EXPECT_EQ(item.meta[1].key, "level");
    EXPECT_EQ(item.meta[1].value, "2");
    EXPECT_EQ(item.stem.text, "Stem\n```\n## code\n```");
    ASSERT_EQ(item.options.size(), 2U);
    EXPECT_EQ(item.options[0].text.text, "First\nsecond");
    EXPECT_EQ(item.options[0].feedback->text, "Why\nnot.");
    EXPECT_FALSE(item.options[1].feedback);
    ASSERT_EQ(item.sections.size(), 2U);
    EXPECT_EQ(item.sections[1].text.text, "For you.");
}

TEST(TopicParser, KnowsWhereUnitsStand)
{
    const auto [file, findings] = parseBody(
        "\nIntro.\n\n## one-two | Was ist é ß?\nkind: choice\n\nStem\n\n- a)   First\n  second\n  > Why\n  > not.\n");
    const ItemBlock& item = file.items.at(0);
    EXPECT_EQ(writtenIn(file, file.title), "Title");
    EXPECT_EQ(writtenIn(file, file.introduction), "Intro.");
    EXPECT_EQ(writtenIn(file, item.title), "Was ist é ß?");
    EXPECT_EQ(writtenIn(file, item.stem), "Stem");
    EXPECT_EQ(writtenIn(file, item.options[0].text), "First\n  second");
    EXPECT_EQ(writtenIn(file, *item.options[0].feedback), "Why\n  > not.");
    EXPECT_EQ(item.title.spot.line, 9);
    EXPECT_EQ(item.title.spot.column, 14);
    EXPECT_EQ(item.options[0].text.spot.line, 14);
    EXPECT_EQ(item.options[0].text.spot.column, 8);
    EXPECT_EQ(item.options[0].feedback->spot.line, 16);
    EXPECT_EQ(item.options[0].feedback->spot.column, 5);
    EXPECT_EQ(item.meta[0].valueSpot.column, 7);
}

TEST(TopicParser, TakesOneBackslashFromEscapedSkeletonLinesOnly)
{
    const auto [file, findings] =
        parseBody("\n\\## no item\n\\\\- a) no option\n\\alpha\n\\\\ beta\n```\n\\## code\n```\n");
    EXPECT_THAT(findings, IsEmpty());
    EXPECT_EQ(file.introduction.text, "## no item\n\\- a) no option\n\\alpha\n\\\\ beta\n```\n\\## code\n```");
}

TEST(TopicParser, HidesQuotesInOptionsBehindABackslash)
{
    const auto [file, findings] = parseBody("\n## one-two | T\n\nStem\n\n- a) Text\n  \\> quoted\n  > feedback\n");
    EXPECT_THAT(findings, IsEmpty());
    EXPECT_EQ(file.items[0].options[0].text.text, "Text\n> quoted");
    EXPECT_EQ(file.items[0].options[0].feedback->text, "feedback");
}

TEST(TopicParser, KeepsFencesInOptionsAndFeedback)
{
    const auto [file, findings] = parseBody("\n## one-two | T\n\nStem\n\n- a) Code:\n  ~~~ c\n  > no feedback\n\n    x "
                                            " \n  ~~~\n  > ```\n  > ## y\n  > ```\n- b) B\n");
    EXPECT_THAT(findings, IsEmpty());
    EXPECT_EQ(file.items[0].options[0].text.text, "Code:\n~~~ c\n> no feedback\n\n  x  \n~~~");
    EXPECT_EQ(file.items[0].options[0].feedback->text, "```\n## y\n```");
}

TEST(TopicParser, ReadsAnswersAndUnits)
{
    const auto [file, findings] =
        parseBody("\n## one-two | T\n\nStem\n\n- = FLOP/s\n-  = x\n\n### units\n- d = days, d\n"
                  "- TB/s = TB/s\n\n## three | T\n\n- = a\n- = b = c\n");
    EXPECT_THAT(findings, ElementsAre("12:1 text-after-options"));
    EXPECT_EQ(file.items[0].answers[0].text, "FLOP/s");
    EXPECT_EQ(file.items[0].sections[0].units,
              (std::vector<UnitLine>{{"d", {"days", "d"}, {}}, {"TB/s", {"TB/s"}, {}}}));
    EXPECT_EQ(file.items[1].answers[1].text, "b = c");
}

TEST(TopicParser, LeavesDeeperHeadingsToTheAuthor)
{
    const auto [file, findings] = parseBody("\n#### Mine\n#not a heading\n ## nor this\n");
    EXPECT_THAT(findings, IsEmpty());
    EXPECT_EQ(file.introduction.text, "#### Mine\n#not a heading\n ## nor this");
}

TEST(TopicParser, KeepsHardBreaksAndDropsOtherTrailingSpaces)
{
    const auto [file, findings] = parseBody("\n  \nOne   \ntwo \nthree  \n\nfour  \n\t\n");
    EXPECT_EQ(file.introduction.text, "One  \ntwo\nthree\n\nfour");
}

TEST(TopicParser, NamesEveryBreachOfTheSkeleton)
{
    EXPECT_THAT(parse("").findings, ElementsAre("1:0 missing-front-matter", "1:0 missing-title"));
    EXPECT_THAT(parse("---\na: b\n\n# T\n").findings, ElementsAre("1:0 unclosed-front-matter"));
    EXPECT_THAT(parse("---\nno meta\nA: b\na:b\n---\n# T\n").findings,
                ElementsAre("2:1 malformed-meta-line [no meta]", "3:1 malformed-meta-line [A: b]",
                            "4:1 malformed-meta-line [a:b]"));
    EXPECT_THAT(parse("---\na: b\na: c\n---\n# T\n").findings, ElementsAre("3:1 duplicate-key [a, 2]"));
    EXPECT_THAT(parse("---\n---\n\ntext\n\n# T\n").findings, ElementsAre("4:1 misplaced-text"));
    EXPECT_THAT(parseBody("\n# Second\n").findings, ElementsAre("7:0 misplaced-title [# Second]"));
    EXPECT_THAT(parseBody("\n### back\n").findings, ElementsAre("7:0 misplaced-option [### back]"));
    EXPECT_THAT(parseBody("\n- a) x\n").findings, ElementsAre("7:0 misplaced-option [- a) x]"));
    EXPECT_THAT(parseBody("\n```\nnever closed\n\n## one-two | T\n").findings, ElementsAre("7:1 unclosed-fence"));
}

TEST(TopicParser, NamesEveryBreachInAnItem)
{
    const auto findings = [](const std::string& rest) { return parseBody("\n## one-two | T\n" + rest).findings; };
    EXPECT_THAT(parseBody("\n## One | T\n").findings, ElementsAre("7:4 bad-id [One]"));
    EXPECT_THAT(parseBody("\n## one-two\n").findings, ElementsAre("7:1 missing-item-title [one-two]"));
    EXPECT_THAT(parseBody("\n##\n").findings, ElementsAre("7:1 missing-item-title []", "7:3 bad-id []"));
    EXPECT_THAT(findings("kind choice\n"), ElementsAre("8:1 malformed-meta-line [kind choice]"));
    EXPECT_THAT(findings("let: a\nlet: b\nkind: x\nkind: y\n"), ElementsAre("11:1 duplicate-key [kind, 10]"));
    EXPECT_THAT(findings("\n- a) x\n\nprose\n"), ElementsAre("11:1 text-after-options"));
    EXPECT_THAT(findings("\n- a) x\n lazy\n"), ElementsAre("10:1 text-after-options"));
    EXPECT_THAT(findings("\n- a) x\n  > f\n  more\n"), ElementsAre("11:3 text-after-feedback"));
    EXPECT_THAT(findings("\n- a) x\n- a) y\n"), ElementsAre("10:1 duplicate-option [a, 9]"));
    EXPECT_THAT(findings("\n- a) x\n- = y\n"), ElementsAre("10:0 mixed-answers"));
    EXPECT_THAT(findings("\n- =\n"), ElementsAre("9:1 empty-answer"));
    EXPECT_THAT(findings("\n- a) ```\n  x\n- b) y\n"), ElementsAre("9:6 unclosed-fence"));
    EXPECT_THAT(findings("\n### explaination\nx\n"), ElementsAre("9:5 unknown-section [explaination, explanation]"));
    EXPECT_THAT(findings("\n### note\nx\n### note\nx\n"), ElementsAre("11:5 duplicate-section [note, 9]"));
    EXPECT_THAT(findings("\n### note\nx\n### hint\nx\n"), ElementsAre("11:5 section-order [hint, note]"));
    EXPECT_THAT(findings("\n### note\n"), ElementsAre("9:1 empty-section [note]"));
    EXPECT_THAT(findings("\n### note\nx\n- a) y\n"), ElementsAre("11:0 misplaced-option [- a) y]"));
    EXPECT_THAT(findings("\n### units\n- d = day\nx\n- d =\n- d = a,,b\n"),
                ElementsAre("11:1 bad-unit-line [x]", "12:1 bad-unit-line [- d =]", "13:1 bad-unit-line [- d = a,,b]"));
}

TEST(TopicParser, RefusesItemsInABankFile)
{
    Diagnostics diagnostics;
    const TopicFile file = parseBankFile("bank.en.md", "---\n---\n\n# T\n\nText\n\n## one-two | T\n", diagnostics);
    EXPECT_THAT(findingsOf(diagnostics), ElementsAre("8:0 misplaced-item"));
    EXPECT_FALSE(file.isComplete);
}

TEST(TopicParser, MendsBytesWithAWarning)
{
    const auto [file, findings] = parse("\xEF\xBB\xBF---\r\na: b\r\n---\r\n\r\n# Te\xCC\x81st\r\n\r\n\tTab");
    EXPECT_THAT(findings, ElementsAre("1:1 byte-order-mark", "1:4 carriage-return [6]", "5:4 not-nfc",
                                      "7:0 no-final-newline", "7:1 tab-character"));
    EXPECT_TRUE(file.isComplete);
    EXPECT_EQ(file.title.text, "T\xC3\xA9st");
}

TEST(TopicParser, DropsEveryLeadingByteOrderMark)
{
    EXPECT_THAT(parse("\xEF\xBB\xBF\xEF\xBB\xBF---\n---\n# T\n").findings, ElementsAre("1:1 byte-order-mark"));
}

TEST(TopicParser, RefusesBytesThatAreNoText)
{
    EXPECT_THAT(parse("---\na: b\xFF\n").findings, ElementsAre("2:5 invalid-utf8"));
    EXPECT_THAT(parse(std::string("---\n\0\n", 6)).findings, ElementsAre("2:1 control-character [U+0000]"));
    EXPECT_THAT(parse("---\n\xC3\xA9\x1B[0m\r \n").findings, ElementsAre("2:2 control-character [U+001B]"));
    EXPECT_THAT(parse(std::string(40000, 'x') + "\n").findings, ElementsAre("1:0 line-too-long [40000, 32768]"));
    EXPECT_FALSE(parse("\xFF").file.isComplete);
}

TEST(TopicParser, StopsReportingWhenAFileIsGarbage)
{
    std::string body = "\n## one-two | T\n";
    for (int i = 0; i < 5000; ++i)
        body += "no meta line\n";
    const auto findings = parseBody(body).findings;
    ASSERT_EQ(findings.size(), 1000U);
    EXPECT_THAT(findings.back(), testing::HasSubstr("too-many-problems [1000]"));
}

TEST(TopicParser, StaysLinearOnHostileFiles)
{
    for (const char* const line :
         {"- a) x\n", "```a\n", "## one-two | T\n", "a: b\n", "\n", "> x\n", "### hint\n", "- = x\n"}) {
        std::string body = "\n## one-two | T\n";
        while (body.size() < 300'000)
            body += line;
        EXPECT_LE(parseBody(body).findings.size(), 1000U) << line;
    }
}

} // namespace
} // namespace warpdeck::content
