#pragma once

#include "core/domain/bank_contents.h"
#include "core/domain/bank_info.h"
#include "core/domain/formula_drawing.h"
#include "core/storage/bank_sink.h"
#include "core/storage/bank_statements.h"
#include "core/storage/bank_summary.h"
#include "core/storage/sqlite.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck::storage {

/// An open bank file. Reads on demand and keeps nothing but its statements; used by one thread.
///
/// A `chain` lists locales in the order in which they are tried (fallbackChain()). Every function throws Error
/// BankDamaged when it meets bytes that no writer has written, whatever was verified before.
class BankReader {
public:
    /// Checks that the file is a bank of this format with this format's tables, not the rows.
    /// Throws Error FileNotFound, CannotOpenFile, NotABank, BankTooNew, BankTooOld, BankDamaged.
    explicit BankReader(std::filesystem::path path);
    BankReader(const BankReader&) = delete;
    BankReader& operator=(const BankReader&) = delete;

    const BankInfo& info() const { return m_info; }

    std::vector<Topic> topics(); ///< in (order, id) order
    std::optional<TopicText> topicText(const TopicId& topic, const std::vector<LocaleTag>& chain);

    TopicSize sizeOf(const TopicId& topic);

    /// In the order of the topic.
    std::vector<ItemSummary> itemsOf(const TopicId& topic, const std::vector<LocaleTag>& chain);
    std::optional<ItemSummary> summary(const ItemId& item, const std::vector<LocaleTag>& chain);

    std::optional<Item> item(const ItemId& item);
    std::optional<ItemText> text(const ItemId& item, const LocaleTag& locale);
    /// The text in the first locale of `chain` that has one.
    std::optional<ItemText> firstText(const ItemId& item, const std::vector<LocaleTag>& chain);
    std::vector<LocaleTag> localesOf(const ItemId& item); ///< those in which the item has a text, by tag
    std::map<LocaleTag, TextState> textStatesOf(const ItemId& item);

    /// Shows every card, by item id and then in the item's order. `visitor` must not call visitCards().
    void visitCards(const std::function<void(const BankCardRow&)>& visitor);

    std::vector<ItemId> comparisonsAbout(const ItemId& item); ///< by id
    std::optional<Source> source(const SourceKey& key);
    std::vector<Term> terms(); ///< by id
    std::optional<Term> term(const TermId& id);
    /// The bytes of a picture, whose format they tell themselves. `name` as in Picture.
    std::optional<std::string> picture(const TopicId& topic, const std::string& name);

    /// The picture of a formula, if the bank has a plain one: nothing that fails isFormulaSvg() leaves the reader.
    std::optional<std::string> formula(const FormulaKey& formula);
    /// All pictures that this version of a renderer has drawn.
    FormulaPictures formulas(const std::string& renderer);

    /// Shows everything but formulas to `sink` in the order of visitInOrder(). `sink` must not call visit().
    void visit(BankSink& sink);

    /// Reads the whole file: its structure, references, counts and hashes. Throws Error BankDamaged.
    void verify();

private:
    template <class Work>
    auto reading(Work work) -> decltype(work());

    BankInfo readInfo();

    std::filesystem::path m_path;
    SQLite::Database m_database;
    BankStatements m_statements;
    BankInfo m_info;
};

} // namespace warpdeck::storage
