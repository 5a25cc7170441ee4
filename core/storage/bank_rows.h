#pragma once

#include "core/domain/bank_info.h"
#include "core/domain/formula_drawing.h"
#include "core/storage/bank_sink.h"
#include "core/storage/sqlite.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::storage {

/// Stores records as rows of a database that has the tables of a bank.
///
/// Its functions throw SQLite::Exception, with SQLITE_CONSTRAINT when a key comes twice or a reference leads nowhere.
class BankRows : public BankSink {
public:
    explicit BankRows(SQLite::Database& database) : m_database(database) {}

    void addBankText(const BankText& text) override;
    void addTopic(const Topic& topic) override;
    void addTopicText(const TopicText& text) override;
    void addItem(const Item& item, int position) override;
    void addItemText(const ItemText& text) override;
    void addSource(const Source& source) override;
    void addTerm(const Term& term) override;
    void addPicture(const Picture& picture) override;

    /// The table `bank` and its companion `locale`; `info.texts` is left to addBankText().
    void addInfo(const BankInfo& info);

    void addFormulas(const DrawnFormulas& formulas);

private:
    /// Adds a row whose columns stand in the order of schema.sql. The statement of each table is prepared once.
    template <class... Columns>
    void insert(std::string_view table, const Columns&... columns);
    SQLite::Statement& inserter(std::string_view table, std::size_t columns);

    void addOptions(const Item& item);
    void addNumber(const std::string& item, const NumberTask& task);

    SQLite::Database& m_database;
    std::map<std::string_view, SQLite::Statement> m_inserters;
};

} // namespace warpdeck::storage
