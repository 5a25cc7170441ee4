#include "core/storage/bank_reader.h"
#include "core/storage/bank_writer.h"
#include "core/storage/deflate.h"
#include "tests/core/storage/bank_samples.h"
#include "tests/core/storage/bank_test_files.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace warpdeck::storage {
namespace {

const FormulaKey inlineX{.tex = "x", .style = Formula::Style::Inline};
const FormulaKey displayX{.tex = "x", .style = Formula::Style::Display};
const std::string smallX = R"(<svg width="1ex" height="1ex"><path d="M1 1"></path></svg>)";
const std::string tallX = R"(<svg width="1ex" height="2ex"><path d="M1 1"></path></svg>)";

class BankFormulas : public testing::Test {
protected:
    BankFormulas() { writeBank(sampleBank(), m_path, m_formulas); }

    /// Changes the file by SQL, as somebody with the sqlite3 shell could.
    void storeBytes(const std::string& bytes)
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        SQLite::Statement update(database, "UPDATE formula SET svg = ?");
        update.bindNoCopy(1, bytes.data(), static_cast<int>(bytes.size()));
        update.exec();
    }

    const DrawnFormulas m_formulas{.renderer = "v1", .pictures = {{inlineX, smallX}, {displayX, tallX}}};
    TestFolder m_folder;
    std::filesystem::path m_path = m_folder / "bank.wdbank";
};

TEST_F(BankFormulas, AreReadByTexAndStyle)
{
    BankReader reader(m_path);
    EXPECT_EQ(reader.formula(inlineX), smallX);
    EXPECT_EQ(reader.formula(displayX), tallX);
    EXPECT_EQ(reader.formula({.tex = "y"}), std::nullopt);
    reader.verify();
}

TEST_F(BankFormulas, AreListedByRenderer)
{
    BankReader reader(m_path);
    EXPECT_EQ(reader.formulas("v1"), m_formulas.pictures);
    EXPECT_TRUE(reader.formulas("v2").empty());
}

TEST_F(BankFormulas, ChangeNoHash)
{
    writeBank(sampleBank(), m_folder / "plain.wdbank");
    EXPECT_EQ(BankReader(m_path).info(), BankReader(m_folder / "plain.wdbank").info());
}

TEST_F(BankFormulas, AreWrittenWithTheSameBytesAgain)
{
    writeBank(sampleBank(), m_folder / "again.wdbank", m_formulas);
    EXPECT_EQ(bytesOf(m_path), bytesOf(m_folder / "again.wdbank"));
}

TEST_F(BankFormulas, ThatNoRendererDrawsAreAsGoodAsAbsent)
{
    storeBytes(deflated(R"(<svg width="1ex"><script>x</script></svg>)"));
    BankReader reader(m_path);
    EXPECT_EQ(reader.formula(inlineX), std::nullopt);
    EXPECT_TRUE(reader.formulas("v1").empty());
    EXPECT_NO_THROW(reader.verify());
}

TEST_F(BankFormulas, WithDamagedBytesAreDamage)
{
    for (const std::string& bytes : {std::string(), std::string("x"), deflated(std::string(5'000'000, 'x'))}) {
        storeBytes(bytes);
        EXPECT_EQ(errorOf([&] { BankReader(m_path).formula(inlineX); }), ErrorCode::BankDamaged);
        EXPECT_EQ(errorOf([&] { BankReader(m_path).formulas("v1"); }), ErrorCode::BankDamaged);
        EXPECT_EQ(errorOf([&] { BankReader(m_path).verify(); }), ErrorCode::BankDamaged);
    }
}

} // namespace
} // namespace warpdeck::storage
