#pragma once

#include "core/domain/bank_contents.h"
#include "core/storage/bank_sink.h"
#include "core/storage/bank_statements.h"
#include "core/storage/bank_summary.h"

#include <optional>
#include <string>
#include <vector>

namespace warpdeck::storage {

// Reading single records of a bank. All functions throw SQLite::Exception.

struct StoredItem {
    Item item;
    int position = 0; ///< in its topic
};

std::optional<StoredItem> readItem(BankStatements& statements, const ItemId& id);

/// The item's text in the first locale of `chain` that has one.
std::optional<ItemText> readText(BankStatements& statements, const ItemId& id, const std::vector<LocaleTag>& chain);

std::optional<ItemSummary> readSummary(BankStatements& statements, const ItemId& id,
                                       const std::vector<LocaleTag>& chain);

std::optional<Term> readTerm(BankStatements& statements, const TermId& id);

std::vector<TopicId> readPrerequisites(BankStatements& statements, const TopicId& topic);

/// A chain of locales as one SQL parameter: `,de,en,`. The place of a locale in it is instr(chain, ',' || locale ||
/// ',').
std::string chainParameter(const std::vector<LocaleTag>& chain);

/// The locale stored in a column of a row that was selected by `chain`.
const LocaleTag& localeOf(const SQLite::Statement& row, int column, const std::vector<LocaleTag>& chain);

} // namespace warpdeck::storage
