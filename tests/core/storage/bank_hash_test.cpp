#include "core/storage/bank_hash.h"

#include "core/base/random.h"
#include "tests/core/storage/bank_samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>

namespace warpdeck::storage {
namespace {

using Edit = std::function<void(BankContents&)>;

BankHashes hashesAfter(const Edit& edit)
{
    BankContents contents = sampleBank();
    edit(contents);
    return hashesOf(contents);
}

TEST(BankHashes, OfContentStayWhenATranslationChanges)
{
    const BankHashes before = hashesOf(sampleBank());
    const std::vector<Edit> edits{
        [](BankContents& bank) { bank.itemTexts[1].stem += "!"; },
        [](BankContents& bank) { bank.itemTexts[2].options[0].feedback += "!"; },
        [](BankContents& bank) { bank.itemTexts[2].state = TextState::Reviewed; },
        [](BankContents& bank) { bank.itemTexts.erase(bank.itemTexts.begin() + 1); },
        [](BankContents& bank) { bank.texts[1].title += "!"; },
        [](BankContents& bank) { bank.topicTexts[1].title += "!"; },
        [](BankContents& bank) { bank.terms[0].names[LocaleTag("de")].emplace_back("Dachlinie"); },
        [](BankContents& bank) { bank.terms[0].definitions[LocaleTag("de")] = "Eine Grenze."; },
        [](BankContents& bank) { bank.version = 9; },
    };
    for (std::size_t i = 0; i < edits.size(); ++i) {
        EXPECT_EQ(hashesAfter(edits[i]).content, before.content) << i;
        EXPECT_NE(hashesAfter(edits[i]).full, before.full) << i;
    }
}

TEST(BankHashes, ChangeWithEveryPartOfTheSource)
{
    const BankHashes before = hashesOf(sampleBank());
    const std::vector<Edit> edits{
        [](BankContents& bank) { bank.texts[0].description += "!"; },
        [](BankContents& bank) { bank.topics[0].order = 9; },
        [](BankContents& bank) { bank.topics[0].prerequisites.pop_back(); },
        [](BankContents& bank) { bank.topicTexts[0].introduction += "!"; },
        [](BankContents& bank) { bank.items[0].key = {OptionId("a")}; },
        [](BankContents& bank) { bank.items[0].bloom.reset(); },
        [](BankContents& bank) { std::swap(bank.items[0], bank.items[1]); },
        [](BankContents& bank) { bank.items[1].gaps.pop_back(); },
        [](BankContents& bank) { bank.items[6].number->tolerance = 2; },
        [](BankContents& bank) { bank.items[6].number->parameters[2].choices[1] = 0.2; },
        [](BankContents& bank) { bank.items[6].number->acceptedUnits.clear(); },
        [](BankContents& bank) { bank.items[6].number->mistakes[0].expression += "+0"; },
        [](BankContents& bank) { bank.itemTexts[0].explanation += "!"; },
        [](BankContents& bank) { bank.itemTexts[0].options[2].text += "!"; },
        [](BankContents& bank) { bank.sources[0].seen.clear(); },
        [](BankContents& bank) { bank.terms[0].note.clear(); },
        [](BankContents& bank) { bank.terms[0].definitions[LocaleTag("en")] += "!"; },
    };
    for (std::size_t i = 0; i < edits.size(); ++i) {
        EXPECT_NE(hashesAfter(edits[i]).content, before.content) << i;
        EXPECT_NE(hashesAfter(edits[i]).full, before.full) << i;
    }
}

TEST(BankHashes, CountPicturesAsNoText)
{
    const BankHashes before = hashesOf(sampleBank());
    const BankHashes after = hashesAfter([](BankContents& bank) { bank.pictures[0].bytes += '\0'; });
    EXPECT_EQ(after.content, before.content);
    EXPECT_NE(after.full, before.full);
}

TEST(BankHashes, DoNotDependOnTheOrderOfWhatHasNone)
{
    const BankHashes before = hashesOf(sampleBank());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const BankHashes after = hashesAfter([&](BankContents& bank) {
            Random random(seed);
            shuffle(bank.texts, random);
            shuffle(bank.topics, random);
            shuffle(bank.topicTexts, random);
            shuffle(bank.itemTexts, random);
            shuffle(bank.sources, random);
        });
        EXPECT_EQ(after, before);
    }
}

RC_GTEST_PROP(BankHashes, TellApartTextsThatOnlyMovedToTheNextField,
              (const std::string& title, const std::string& stem))
{
    RC_PRE(!title.empty());
    const auto with = [](const std::string& first, const std::string& second) {
        return hashesAfter([&](BankContents& bank) {
            bank.itemTexts[0].title = first;
            bank.itemTexts[0].stem = second;
        });
    };
    const BankHashes moved = with(title.substr(0, title.size() - 1), title.back() + stem);
    RC_ASSERT(with(title, stem).content != moved.content);
}

} // namespace
} // namespace warpdeck::storage
