#include "core/content/translation_state.h"

#include "core/content/content_reader.h"
#include "tests/core/content/content_copy.h"
#include "tests/core/content/findings.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpdeck::content {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const LocaleTag german("de");
const UnitKey key{"one", german, ""};
const TextUnit sourceTitle{"title", "Title"};
const TextUnit germanTitle{"title", "Titel"};

TranslationRows rowFor(const TextUnit& source, const TextUnit& target, bool isReviewed)
{
    return {{UnitKey{"one", german, source.name}, {unitHash(source), unitHash(target), isReviewed, {}}}};
}

TEST(TranslationState, ComesFromTheRowAndTheTextsOfToday)
{
    const auto state = [](const TextUnit& target, const TranslationRows& rows) {
        return translationState(key, {sourceTitle}, {target}, rows);
    };
    EXPECT_EQ(state(germanTitle, {}), TextState::Draft);
    EXPECT_EQ(state(germanTitle, rowFor(sourceTitle, germanTitle, false)), TextState::Draft);
    EXPECT_EQ(state(germanTitle, rowFor(sourceTitle, germanTitle, true)), TextState::Reviewed);
    EXPECT_EQ(state({"title", "Edited"}, rowFor(sourceTitle, germanTitle, true)), TextState::Draft);
    EXPECT_EQ(state(germanTitle, rowFor({"title", "Old"}, germanTitle, true)), TextState::Stale);
    EXPECT_EQ(state(germanTitle, rowFor({"title", "Old"}, germanTitle, false)), TextState::Stale);
}

TEST(TranslationState, IsThatOfTheWorstUnit)
{
    const TextUnit stem{"stem", "Stem"};
    const TextUnit germanStem{"stem", "Stamm"};
    TranslationRows rows = rowFor(sourceTitle, germanTitle, true);
    EXPECT_EQ(translationState(key, {sourceTitle, stem}, {germanTitle, germanStem}, rows), TextState::Draft);
    rows.merge(rowFor({"stem", "Old"}, germanStem, true));
    EXPECT_EQ(translationState(key, {sourceTitle, stem}, {germanTitle, germanStem}, rows), TextState::Stale);
}

TEST(TranslationState, WritesRowsSortedAndReadsThemBack)
{
    const TranslationRow row{std::string(32, 'a'), std::string(32, '0'), true, {}};
    const TranslationRows rows{{{"b-item", LocaleTag("de"), "title"}, row},
                               {{"a-item", LocaleTag("fr"), "title"}, row},
                               {{"a-item", LocaleTag("de"), "title"}, row},
                               {{"a-item", LocaleTag("fr"), "stem"}, row}};
    const std::string text = formatTranslationRows(rows);
    const std::string hashes = std::string(32, 'a') + "\t" + std::string(32, '0') + "\treviewed\n";
    EXPECT_EQ(text, "item\tunit\tlocale\tsource-hash\ttarget-hash\tstate\na-item\tstem\tfr\t" + hashes +
                        "a-item\ttitle\tde\t" + hashes + "a-item\ttitle\tfr\t" + hashes + "b-item\ttitle\tde\t" +
                        hashes);
    Diagnostics diagnostics;
    FileReport report("t.l10n.tsv", diagnostics);
    EXPECT_EQ(readTranslationRows(parseTsv(text, report), report), rows);
    EXPECT_THAT(findingsOf(diagnostics), IsEmpty());
}

TEST(TranslationState, ReportsWrongRows)
{
    Diagnostics diagnostics;
    FileReport report("t.l10n.tsv", diagnostics);
    const std::string hash(32, 'f');
    const std::string good = "a\ttitle\tde\t" + hash + "\t" + hash + "\tdraft\n";
    readTranslationRows(parseTsv("item\tunit\tlocale\tsource-hash\ttarget-hash\tstate\n" + good + good +
                                     "a\ttitle\t?\tF\t" + hash + "\tdone\n",
                                 report),
                        report);
    EXPECT_THAT(findingsOf(diagnostics),
                ElementsAre("3:1 duplicate-row [a title de, 2]", "4:9 bad-value [locale, ?, de, pt-BR, …, ]",
                            "4:11 bad-hash [source-hash, F]", "4:46 bad-value [state, done, draft, reviewed, ]"));
}

TEST(TranslationState, IsReadWithTheContent)
{
    const ContentCopy copy;
    Diagnostics ignored;
    const ContentTree before = readContent(copy.folder(), ignored);
    TranslationRows rows;
    const auto isName = [](const ItemText& text) { return text.item.value() == "roof-name"; };
    const auto source = std::find_if(before.contents.itemTexts.begin(), before.contents.itemTexts.end(), isName);
    for (const TextUnit& unit : unitsOf(*source, ItemKind::Text)) {
        for (const TextUnit& target : unitsOf(*std::next(source), ItemKind::Text)) {
            if (target.name == unit.name)
                rows.emplace(UnitKey{"roof-name", german, unit.name},
                             TranslationRow{unitHash(unit), unitHash(target), true, {}});
        }
    }
    rows.emplace(UnitKey{"gone", german, "title"},
                 TranslationRow{std::string(32, '0'), std::string(32, '0'), true, {}});
    copy.write("roofline/roofline.l10n.tsv", formatTranslationRows(rows));
    Diagnostics diagnostics;
    const ContentTree tree = readContent(copy.folder(), diagnostics);
    const auto text = std::find_if(tree.contents.itemTexts.begin(), tree.contents.itemTexts.end(), isName);
    EXPECT_EQ(std::next(text)->state, TextState::Reviewed);
    EXPECT_THAT(findingsWithFiles(diagnostics),
                testing::Contains("roofline/roofline.l10n.tsv:2:1 unknown-row [gone, title, de]"));
}

} // namespace
} // namespace warpdeck::content
