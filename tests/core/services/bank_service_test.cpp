#include "core/services/bank_service.h"

#include "core/services/install_service.h"
#include "core/storage/bank_writer.h"
#include "tests/core/services/service_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <gtest/gtest.h>

#include <vector>

namespace warpdeck::services {
namespace {

using storage::errorOf;

class BankServiceTest : public testing::Test {
protected:
    std::filesystem::path write(const std::string& bank, int version, int items, const std::string& name)
    {
        const std::filesystem::path file = folder / name;
        storage::writeBank(choiceBank(bank, version, items), file);
        return file;
    }

    storage::TestFolder folder;
};

TEST_F(BankServiceTest, KeepsTheHigherVersionOfOneBankWhateverTheOrder)
{
    const auto older = write("one", 1, 3, "older.wdbank");
    const auto newer = write("one", 2, 4, "newer.wdbank");
    for (const auto& files : {std::vector{older, newer}, std::vector{newer, older}}) {
        const BankService banks(files, OnDamage::Throw);
        ASSERT_EQ(banks.banks().size(), 1U);
        EXPECT_EQ(banks.banks().front().info.version, 2);
    }
}

TEST_F(BankServiceTest, HasThePicturesOfTheFormulasOfEachBank)
{
    const FormulaKey formula{.tex = "x"};
    const std::string picture = R"(<svg width="1ex" height="1ex"></svg>)";
    const std::filesystem::path drawn = folder / "a.wdbank";
    storage::writeBank(choiceBank("one", 1, 1), drawn, {.renderer = "v1", .pictures = {{formula, picture}}});
    const BankService banks({drawn, write("two", 1, 1, "b.wdbank")}, OnDamage::Throw);
    EXPECT_EQ(banks.formula(BankId("one"), formula), picture);
    EXPECT_EQ(banks.formula(BankId("two"), formula), std::nullopt);
}

TEST_F(BankServiceTest, FindsItemsByNameAndAsksForTheBankWhereSeveralHaveThem)
{
    const BankService banks({write("one", 1, 3, "a.wdbank"), write("two", 1, 5, "b.wdbank")}, OnDamage::Throw);
    EXPECT_EQ(banks.find("item-5"), (ItemRef{BankId("two"), ItemId("item-5")}));
    EXPECT_EQ(banks.find("one/item-1"), (ItemRef{BankId("one"), ItemId("item-1")}));
    EXPECT_EQ(errorOf([&] { banks.find("item-1"); }), ErrorCode::AmbiguousItem);
    EXPECT_EQ(errorOf([&] { banks.find("item-9"); }), ErrorCode::NoSuchItem);
    EXPECT_EQ(errorOf([&] { banks.find("three/item-1"); }), ErrorCode::NoSuchItem);
    EXPECT_EQ(errorOf([&] { banks.findTopic("nowhere"); }), ErrorCode::NoSuchTopic);
}

TEST_F(BankServiceTest, FallsBackForWholeItemsAlongThePreferences)
{
    const BankService banks({write("one", 1, 3, "a.wdbank")}, OnDamage::Throw);
    const ShownText german = banks.text(banks.find("item-1"), {LocaleTag("de-AT")});
    EXPECT_EQ(german.text.locale, LocaleTag("de"));
    EXPECT_FALSE(german.fellBack());
    const ShownText missing = banks.text(banks.find("item-3"), {LocaleTag("de"), LocaleTag("en")});
    EXPECT_EQ(missing.text.locale, LocaleTag("en"));
    EXPECT_TRUE(missing.fellBack());
    const ShownText unknown = banks.text(banks.find("item-1"), {LocaleTag("fi")});
    EXPECT_EQ(unknown.text.locale, LocaleTag("en"));
    EXPECT_EQ(unknown.wanted, LocaleTag("fi"));
    EXPECT_FALSE(banks.text(banks.find("item-1"), {}).fellBack());
}

TEST_F(BankServiceTest, LeavesOutFilesThatCannotBeOpenedAndSaysWhich)
{
    storage::writeBytes(folder / "broken.wdbank", "no bank");
    const BankService banks({folder / "broken.wdbank", write("one", 1, 3, "a.wdbank")}, OnDamage::Skip);
    EXPECT_EQ(banks.banks().size(), 1U);
    ASSERT_EQ(banks.skipped().size(), 1U);
    EXPECT_EQ(banks.skipped().front().problem.code(), ErrorCode::NotABank);
    EXPECT_EQ(errorOf([&] { BankService({folder / "broken.wdbank"}, OnDamage::Throw); }), ErrorCode::NotABank);
}

TEST_F(BankServiceTest, InstallsUpdatesAndAsksBeforeItReplaces)
{
    const auto installed = folder / "banks";
    installBank(write("one", 2, 3, "a.wdbank"), installed, {}, OnTakenId::Refuse);
    const auto target = installed / "one.wdbank";
    installBank(write("one", 3, 3, "b.wdbank"), installed, {target}, OnTakenId::Refuse);
    EXPECT_EQ(BankService({target}, OnDamage::Throw).banks().front().info.version, 3);

    const auto older = write("one", 1, 3, "c.wdbank");
    EXPECT_EQ(errorOf([&] { installBank(older, installed, {target}, OnTakenId::Refuse); }), ErrorCode::BankIdTaken);
    EXPECT_EQ(BankService({target}, OnDamage::Throw).banks().front().info.version, 3);
    installBank(older, installed, {target}, OnTakenId::Replace);
    EXPECT_EQ(BankService({target}, OnDamage::Throw).banks().front().info.version, 1);
}

TEST_F(BankServiceTest, NeverReplacesAShippedIdWithoutBeingAsked)
{
    const auto shipped = write("one", 1, 3, "shipped.wdbank");
    const auto added = write("one", 9, 3, "added.wdbank");
    EXPECT_EQ(errorOf([&] { installBank(added, folder / "banks", {shipped}, OnTakenId::Refuse); }),
              ErrorCode::BankIdTaken);
    EXPECT_FALSE(std::filesystem::exists(folder / "banks" / "one.wdbank"));
}

TEST_F(BankServiceTest, InstallsNothingDamaged)
{
    const auto file = write("one", 1, 30, "a.wdbank");
    std::string bytes = storage::bytesOf(file);
    bytes[bytes.size() - 100] = static_cast<char>(bytes[bytes.size() - 100] ^ 0x40);
    for (std::size_t i = 3000; i < bytes.size(); i += 997)
        bytes[i] = static_cast<char>(bytes[i] ^ 0x11);
    storage::writeBytes(file, bytes);
    EXPECT_TRUE(errorOf([&] { installBank(file, folder / "banks", {}, OnTakenId::Refuse); }).has_value());
    EXPECT_FALSE(std::filesystem::exists(folder / "banks" / "one.wdbank"));
}

} // namespace
} // namespace warpdeck::services
