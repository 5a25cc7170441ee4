#include "core/storage/bank_reader.h"

#include "core/storage/bank_hash.h"
#include "core/storage/bank_writer.h"
#include "tests/core/storage/bank_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpdeck::storage {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const LocaleTag en("en");
const LocaleTag de("de");
const LocaleTag ar("ar");
const LocaleTag fr("fr");

/// Keeps what it is shown.
class Collector : public BankSink {
public:
    void addBankText(const BankText& text) override { bank.texts.push_back(text); }
    void addTopic(const Topic& topic) override { bank.topics.push_back(topic); }
    void addTopicText(const TopicText& text) override { bank.topicTexts.push_back(text); }
    void addItem(const Item& item, int position) override
    {
        bank.items.push_back(item);
        positions.push_back(position);
    }
    void addItemText(const ItemText& text) override { bank.itemTexts.push_back(text); }
    void addSource(const Source& source) override { bank.sources.push_back(source); }
    void addTerm(const Term& term) override { bank.terms.push_back(term); }
    void addPicture(const Picture& picture) override { bank.pictures.push_back(picture); }

    BankContents bank{.id = BankId("collected"), .sourceLocale = en};
    std::vector<int> positions;
};

class BankReaderTest : public testing::Test {
protected:
    BankReaderTest() { writeBank(m_bank, m_folder / "bank.wdbank"); }

    const BankContents m_bank = sampleBank();
    TestFolder m_folder;
    std::filesystem::path m_path = m_folder / "bank.wdbank";
};

TEST_F(BankReaderTest, ReadsBackEverythingThatWasWritten)
{
    Collector written;
    visitInOrder(m_bank, written);
    Collector read;
    BankReader(m_path).visit(read);
    EXPECT_TRUE(read.bank == written.bank);
    EXPECT_EQ(read.positions, written.positions);
}

TEST_F(BankReaderTest, KnowsTheBankFromItsOpening)
{
    const BankHashes hashes = hashesOf(m_bank);
    const BankInfo expected{.id = m_bank.id,
                            .version = 3,
                            .licence = "CC-BY-SA-4.0",
                            .sourceLocale = en,
                            .texts = m_bank.texts,
                            .itemsPerLocale = {{ar, 1}, {de, 7}, {en, 7}},
                            .itemCount = 7,
                            .topicCount = 2,
                            .contentHash = hashes.content,
                            .fullHash = hashes.full};
    EXPECT_TRUE(BankReader(m_path).info() == expected);
}

TEST_F(BankReaderTest, ListsTopicsByTheirOrder)
{
    EXPECT_EQ(BankReader(m_path).topics(), m_bank.topics);
}

TEST_F(BankReaderTest, FindsATopicsTextAlongTheChain)
{
    BankReader reader(m_path);
    EXPECT_EQ(reader.topicText(TopicId("memory"), {fr, de, en}), m_bank.topicTexts[1]);
    EXPECT_EQ(reader.topicText(TopicId("metrics"), {fr, de, en}), m_bank.topicTexts[2]);
    EXPECT_EQ(reader.topicText(TopicId("metrics"), {fr}), std::nullopt);
    EXPECT_EQ(reader.topicText(TopicId("absent"), {en}), std::nullopt);
}

TEST_F(BankReaderTest, CountsTheItemsOfATopic)
{
    BankReader reader(m_path);
    EXPECT_EQ(reader.sizeOf(TopicId("memory")), (TopicSize{.items = 3, .comparisons = 1}));
    EXPECT_EQ(reader.sizeOf(TopicId("absent")), TopicSize{});
}

TEST_F(BankReaderTest, ListsTheItemsOfATopicInItsOrder)
{
    const auto items = BankReader(m_path).itemsOf(TopicId("memory"), {ar, en});
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(items[0], (ItemSummary{.id = ItemId("roof-saxpy"),
                                     .topic = TopicId("memory"),
                                     .kind = ItemKind::Choice,
                                     .level = 2,
                                     .locale = ar,
                                     .state = TextState::Draft,
                                     .title = "Title of roof-saxpy"}));
    EXPECT_EQ(items[1].id, ItemId("mem-cloze"));
    EXPECT_EQ(items[1].locale, en);
    EXPECT_EQ(items[2].id, ItemId("cmp-mfu-hfu"));
}

TEST_F(BankReaderTest, ListsItemsThatHaveNoTextInTheChain)
{
    const auto summary = BankReader(m_path).summary(ItemId("met-mfu"), {fr});
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->locale, std::nullopt);
    EXPECT_EQ(summary->title, "");
}

TEST_F(BankReaderTest, FindsEveryItem)
{
    BankReader reader(m_path);
    for (const Item& item : m_bank.items)
        EXPECT_EQ(reader.item(item.id), item) << item.id.value();
    EXPECT_EQ(reader.item(ItemId("absent")), std::nullopt);
}

TEST_F(BankReaderTest, FindsEveryText)
{
    BankReader reader(m_path);
    for (const ItemText& text : m_bank.itemTexts)
        EXPECT_EQ(reader.text(text.item, text.locale), text) << text.item.value();
    EXPECT_EQ(reader.text(ItemId("met-mfu"), fr), std::nullopt);
    EXPECT_EQ(reader.text(ItemId("absent"), en), std::nullopt);
}

TEST_F(BankReaderTest, TakesTheFirstTextOfTheChain)
{
    BankReader reader(m_path);
    const ItemId item("roof-saxpy");
    EXPECT_EQ(reader.firstText(item, {fr, de, en})->locale, de);
    EXPECT_EQ(reader.firstText(item, {en, de})->locale, en);
    EXPECT_EQ(reader.firstText(item, {ar, de, en})->locale, ar);
    EXPECT_EQ(reader.firstText(ItemId("met-mfu"), {ar, de, en})->locale, de);
    EXPECT_EQ(reader.firstText(item, {fr, LocaleTag("den")}), std::nullopt); // not "de", not "en"
    EXPECT_EQ(reader.firstText(item, {}), std::nullopt);
}

TEST_F(BankReaderTest, ListsTheLocalesOfAnItem)
{
    BankReader reader(m_path);
    EXPECT_THAT(reader.localesOf(ItemId("roof-saxpy")), ElementsAre(ar, de, en));
    EXPECT_THAT(reader.localesOf(ItemId("absent")), IsEmpty());
    const std::map<LocaleTag, TextState> states = reader.textStatesOf(ItemId("roof-saxpy"));
    ASSERT_EQ(states.size(), 3U);
    EXPECT_EQ(states.at(en), TextState::Source);
    EXPECT_EQ(states.at(de), reader.text(ItemId("roof-saxpy"), de)->state);
}

TEST_F(BankReaderTest, ShowsEveryCardWithItsFacts)
{
    std::vector<std::string> cards;
    BankReader(m_path).visitCards([&](const BankCardRow& card) {
        cards.push_back(std::string(card.item) + "/" + std::string(card.facet) + " " + std::string(card.topic) + " " +
                        std::to_string(static_cast<int>(card.kind)) + std::to_string(card.level) +
                        std::to_string(card.position));
    });
    EXPECT_THAT(cards, ElementsAre("mem-cloze/c1 memory 401", "mem-cloze/c2 memory 401", "met-days/ metrics 223",
                                   "met-hfu/ metrics 131", "met-mfu/forward metrics 500",
                                   "met-mfu/backward metrics 500", "met-word/ metrics 312", "roof-saxpy/ memory 020"));
}

TEST_F(BankReaderTest, FindsTheComparisonsAboutAnItem)
{
    BankReader reader(m_path);
    EXPECT_THAT(reader.comparisonsAbout(ItemId("met-hfu")), ElementsAre(ItemId("cmp-mfu-hfu")));
    EXPECT_THAT(reader.comparisonsAbout(ItemId("roof-saxpy")), IsEmpty());
}

TEST_F(BankReaderTest, FindsSourcesTermsAndPictures)
{
    BankReader reader(m_path);
    EXPECT_EQ(reader.source(SourceKey("roofline")), m_bank.sources[1]);
    EXPECT_EQ(reader.source(SourceKey("unknown-key")), std::nullopt);
    EXPECT_EQ(reader.terms(), m_bank.terms);
    EXPECT_EQ(reader.term(TermId("roofline")), m_bank.terms[0]);
    EXPECT_EQ(reader.term(TermId("absent")), std::nullopt);
    EXPECT_EQ(reader.picture(TopicId("memory"), "media/roof.svg"), m_bank.pictures[0].bytes);
    EXPECT_EQ(reader.picture(TopicId("metrics"), "media/roof.svg"), std::nullopt);
}

TEST_F(BankReaderTest, LetsTheVisitorAskTheReader)
{
    BankReader reader(m_path);
    int found = 0;
    reader.visitCards([&](const BankCardRow& card) { found += reader.item(ItemId(std::string(card.item))) ? 1 : 0; });
    EXPECT_EQ(found, 8);
}

TEST_F(BankReaderTest, VerifiesWhatWasWritten)
{
    EXPECT_NO_THROW(BankReader(m_path).verify());
}

TEST_F(BankReaderTest, ReadsAFileThatNobodyMayWrite)
{
    std::filesystem::permissions(m_path, std::filesystem::perms::owner_read);
    EXPECT_NO_THROW(exerciseBank(m_path));
    EXPECT_EQ(m_folder.fileCount(), 1U);
}

TEST_F(BankReaderTest, OpensAPathThatIsNoPlainUri)
{
    const auto odd = m_folder / "ü 100%?mode=rw#x&y.wdbank";
    std::filesystem::rename(m_path, odd);
    EXPECT_NO_THROW(exerciseBank(odd));
}

} // namespace
} // namespace warpdeck::storage
