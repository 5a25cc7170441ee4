#include "core/storage/bank_writer.h"

#include "core/base/random.h"
#include "core/storage/bank_format.h"
#include "core/storage/bank_reader.h"
#include "tests/core/storage/bank_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

namespace warpdeck::storage {
namespace {

TEST(BankWriter, WritesTheSameBytesForTheSameContents)
{
    const TestFolder folder;
    writeBank(sampleBank(), folder / "first.wdbank");
    writeBank(sampleBank(), folder / "second.wdbank");
    EXPECT_EQ(bytesOf(folder / "first.wdbank"), bytesOf(folder / "second.wdbank"));
}

TEST(BankWriter, SortsWhatHasNoOrder)
{
    const TestFolder folder;
    writeBank(sampleBank(), folder / "sorted.wdbank");
    const std::string expected = bytesOf(folder / "sorted.wdbank");
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        BankContents bank = sampleBank();
        Random random(seed);
        shuffle(bank.texts, random);
        shuffle(bank.topics, random);
        shuffle(bank.topicTexts, random);
        shuffle(bank.itemTexts, random);
        shuffle(bank.sources, random);
        writeBank(bank, folder / "shuffled.wdbank");
        EXPECT_EQ(bytesOf(folder / "shuffled.wdbank"), expected) << seed;
    }
}

TEST(BankWriter, KeepsTheOrderOfTheItemsInATopic)
{
    const TestFolder folder;
    BankContents bank = sampleBank();
    std::swap(bank.items[0], bank.items[2]);
    writeBank(bank, folder / "bank.wdbank");
    BankReader reader(folder / "bank.wdbank");
    EXPECT_EQ(reader.itemsOf(TopicId("memory"), {}).front().id, ItemId("cmp-mfu-hfu"));
}

TEST(BankWriter, StoresNoPath)
{
    const TestFolder folder;
    writeBank(sampleBank(), folder / "peculiar-name.wdbank");
    EXPECT_EQ(bytesOf(folder / "peculiar-name.wdbank").find("peculiar-name"), std::string::npos);
}

TEST(BankWriter, ReplacesAnOlderFileAndLeavesNothingElse)
{
    const TestFolder folder;
    writeBank({.id = BankId("older"), .sourceLocale = LocaleTag("en"), .texts = {{LocaleTag("en"), "Older", ""}}},
              folder / "bank.wdbank");
    writeBank(sampleBank(), folder / "bank.wdbank");
    EXPECT_NO_THROW(BankReader(folder / "bank.wdbank"));
    EXPECT_EQ(folder.fileCount(), 1U);
}

TEST(BankWriter, WritesAnEmptyBank)
{
    const TestFolder folder;
    writeBank({.id = BankId("empty"), .sourceLocale = LocaleTag("en"), .texts = {{LocaleTag("en"), "Empty", ""}}},
              folder / "bank.wdbank");
    BankReader reader(folder / "bank.wdbank");
    reader.verify();
    EXPECT_EQ(reader.info().itemCount, 0);
}

class FailingBankWriter : public testing::Test {
protected:
    FailingBankWriter() { writeBank(olderBank(), m_folder / "bank.wdbank"); }

    static BankContents olderBank()
    {
        return {.id = BankId("older"), .sourceLocale = LocaleTag("en"), .texts = {{LocaleTag("en"), "Older", ""}}};
    }

    /// Writes over an existing file; whatever happens, that one stays alone and as it was.
    std::optional<ErrorCode> write(const BankContents& bank)
    {
        const std::string older = bytesOf(m_folder / "bank.wdbank");
        const auto code = errorOf([&] { writeBank(bank, m_folder / "bank.wdbank"); });
        EXPECT_EQ(bytesOf(m_folder / "bank.wdbank"), older);
        EXPECT_EQ(m_folder.fileCount(), 1U);
        return code;
    }

    TestFolder m_folder;
};

TEST_F(FailingBankWriter, RefusesAnIdThatComesTwice)
{
    BankContents bank = sampleBank();
    bank.items.push_back(bank.items.front());
    EXPECT_EQ(write(bank), ErrorCode::ContentInvalid);
}

TEST_F(FailingBankWriter, RefusesATextOfNoItem)
{
    BankContents bank = sampleBank();
    bank.itemTexts.front().item = ItemId("absent");
    EXPECT_EQ(write(bank), ErrorCode::ContentInvalid);
}

TEST_F(FailingBankWriter, RefusesAnItemOfNoTopic)
{
    BankContents bank = sampleBank();
    bank.items.front().topic = TopicId("absent");
    EXPECT_EQ(write(bank), ErrorCode::ContentInvalid);
}

TEST_F(FailingBankWriter, RefusesAPictureThatNoReaderWouldTake)
{
    BankContents bank = sampleBank();
    bank.pictures.front().bytes.assign(maxBankValueBytes + 1, 'x');
    EXPECT_EQ(write(bank), ErrorCode::FileTooLarge);
}

TEST_F(FailingBankWriter, GivesUpWhenTheFileCannotGrow)
{
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const auto previousHandler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{.rlim_cur = 40'000, .rlim_max = before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
    const auto code = write(sampleBank());
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, previousHandler);
    EXPECT_EQ(code, ErrorCode::CannotWriteFile);
}

TEST(BankWriter, NeedsAFolderThatExists)
{
    const TestFolder folder;
    EXPECT_EQ(errorOf([&] { writeBank(sampleBank(), folder / "absent/bank.wdbank"); }), ErrorCode::FileNotFound);
}

TEST(BankWriter, DoesNotReplaceAFileThatIsNoBank)
{
    const TestFolder folder;
    for (const std::string& bytes : {std::string("my thesis"), std::string(5000, 'x')}) {
        writeBytes(folder / "bank.wdbank", bytes);
        EXPECT_EQ(errorOf([&] { writeBank(sampleBank(), folder / "bank.wdbank"); }), ErrorCode::AlreadyExists);
        EXPECT_EQ(bytesOf(folder / "bank.wdbank"), bytes);
    }
}

TEST(BankWriter, DoesNotReplaceADeviceOrPipe)
{
    const TestFolder folder;
    ASSERT_EQ(::mkfifo((folder / "bank.wdbank").c_str(), 0600), 0);
    EXPECT_EQ(errorOf([&] { writeBank(sampleBank(), folder / "bank.wdbank"); }), ErrorCode::CannotWriteFile);
    EXPECT_TRUE(std::filesystem::is_fifo(folder / "bank.wdbank"));
}

TEST(BankWriter, DoesNotReplaceAFolder)
{
    const TestFolder folder;
    std::filesystem::create_directory(folder / "bank.wdbank");
    EXPECT_EQ(errorOf([&] { writeBank(sampleBank(), folder / "bank.wdbank"); }), ErrorCode::CannotWriteFile);
    EXPECT_EQ(folder.fileCount(), 1U);
}

} // namespace
} // namespace warpdeck::storage
