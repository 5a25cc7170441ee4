#include "core/storage/bank_records.h"

#include <algorithm>

namespace warpdeck::storage {

namespace {

template <class Value>
std::vector<Value> readList(SQLite::Statement& rows)
{
    std::vector<Value> values;
    while (rows.executeStep())
        values.emplace_back(textAt(rows, 0));
    return values;
}

void readLists(BankStatements& statements, Item& item)
{
    const std::string& id = item.id.value();
    item.tags = readList<std::string>(statements.use("SELECT tag FROM item_tag WHERE item = ? ORDER BY position", id));
    item.sources =
        readList<SourceKey>(statements.use("SELECT source FROM item_source WHERE item = ? ORDER BY position", id));
    item.related =
        readList<ItemId>(statements.use("SELECT related FROM item_related WHERE item = ? ORDER BY position", id));
    item.terms = readList<TermId>(statements.use("SELECT term FROM item_term WHERE item = ? ORDER BY position", id));
    item.about =
        readList<ItemId>(statements.use("SELECT item FROM comparison_item WHERE comparison = ? ORDER BY position", id));
    if (item.kind == ItemKind::Cloze)
        item.gaps =
            readList<std::string>(statements.use("SELECT facet FROM card WHERE item = ? ORDER BY position", id));
}

std::vector<DrawnParameter> readParameters(BankStatements& statements, const std::string& item)
{
    std::vector<DrawnParameter> parameters;
    SQLite::Statement& rows = statements.use("SELECT name, scale, first_value, low, high, step, position "
                                             "FROM number_parameter WHERE item = ? ORDER BY position",
                                             item);
    while (rows.executeStep()) {
        parameters.push_back({.name = textAt(rows, 0),
                              .first = realAt(rows, 2),
                              .low = realAt(rows, 3),
                              .high = realAt(rows, 4),
                              .step = realAt(rows, 5),
                              .scale = wordAt<DrawScale>(rows, 1)});
        SQLite::Statement& choices =
            statements.use("SELECT value FROM number_choice WHERE item = ? AND parameter = ? ORDER BY position", item,
                           numberAt(rows, 6));
        while (choices.executeStep())
            parameters.back().choices.push_back(realAt(choices, 0));
    }
    return parameters;
}

std::optional<NumberTask> readTask(BankStatements& statements, const std::string& item)
{
    SQLite::Statement& row =
        statements.use("SELECT answer, unit, tolerance_kind, tolerance FROM number_task WHERE item = ?", item);
    if (!row.executeStep())
        return std::nullopt;
    NumberTask task{.answer = textAt(row, 0),
                    .unit = textAt(row, 1),
                    .toleranceKind = wordAt<ToleranceKind>(row, 2),
                    .tolerance = realAt(row, 3),
                    .parameters = readParameters(statements, item)};
    SQLite::Statement& units =
        statements.use("SELECT unit, factor FROM number_unit WHERE item = ? ORDER BY position", item);
    while (units.executeStep())
        task.acceptedUnits.push_back({.unit = textAt(units, 0), .factor = textAt(units, 1)});
    SQLite::Statement& mistakes =
        statements.use("SELECT id, expression FROM number_mistake WHERE item = ? ORDER BY position", item);
    while (mistakes.executeStep())
        task.mistakes.push_back({.id = OptionId(textAt(mistakes, 0)), .expression = textAt(mistakes, 1)});
    return task;
}

void readOptions(BankStatements& statements, Item& item)
{
    SQLite::Statement& rows =
        statements.use("SELECT id, is_key FROM option WHERE item = ? ORDER BY position", item.id.value());
    while (rows.executeStep()) {
        item.options.emplace_back(textAt(rows, 0));
        if (numberAt(rows, 1) != 0)
            item.key.push_back(item.options.back());
    }
}

void readOptionTexts(BankStatements& statements, ItemText& text)
{
    SQLite::Statement& rows =
        statements.use("SELECT id, text, feedback FROM option_text WHERE item = ? AND locale = ? ORDER BY position",
                       text.item.value(), text.locale.value());
    while (rows.executeStep())
        text.options.push_back({.id = OptionId(textAt(rows, 0)), .text = textAt(rows, 1), .feedback = textAt(rows, 2)});
}

void readUnitNames(BankStatements& statements, ItemText& text)
{
    SQLite::Statement& rows =
        statements.use("SELECT unit, name FROM unit_name WHERE item = ? AND locale = ? ORDER BY position",
                       text.item.value(), text.locale.value());
    while (rows.executeStep()) {
        if (text.units.empty() || text.units.back().unit != viewAt(rows, 0))
            text.units.push_back({.unit = textAt(rows, 0)});
        text.units.back().names.push_back(textAt(rows, 1));
    }
}

/// False for what no validator lets into a bank: options without a key, or ids that the log could not hold.
bool canBeGraded(const Item& item)
{
    const bool hasOptions = item.kind == ItemKind::Choice || item.kind == ItemKind::Multiple;
    const bool fitForLog = std::none_of(item.options.begin(), item.options.end(), [](const OptionId& option) {
        return option.value().empty() || option.value().find_first_of(" \t\n") != std::string::npos;
    });
    return fitForLog && (!hasOptions || !item.key.empty());
}

} // namespace

std::optional<StoredItem> readItem(BankStatements& statements, const ItemId& id)
{
    SQLite::Statement& row = statements.use("SELECT topic, position, kind, level, bloom, objective, variant_of, as_of, "
                                            "scoring, option_order, text_match, both_ways FROM item WHERE id = ?",
                                            id.value());
    if (!row.executeStep())
        return std::nullopt;
    StoredItem stored{.item = {.id = id,
                               .topic = TopicId(textAt(row, 0)),
                               .kind = wordAt<ItemKind>(row, 2),
                               .level = levelAt(row, 3),
                               .objective = textAt(row, 5),
                               .asOf = textAt(row, 7),
                               .scoring = wordAt<Scoring>(row, 8),
                               .order = wordAt<OptionOrder>(row, 9),
                               .match = wordAt<TextMatch>(row, 10),
                               .bothWays = numberAt(row, 11) != 0},
                      .position = numberAt(row, 1)};
    if (!row.isColumnNull(4))
        stored.item.bloom = wordAt<Bloom>(row, 4);
    if (!row.isColumnNull(6))
        stored.item.variantOf = ItemId(textAt(row, 6));
    readLists(statements, stored.item);
    readOptions(statements, stored.item);
    stored.item.number = readTask(statements, id.value());
    if (!canBeGraded(stored.item))
        reportDamage("key or options of " + id.value());
    return stored;
}

std::optional<ItemText> readText(BankStatements& statements, const ItemId& id, const std::vector<LocaleTag>& chain)
{
    SQLite::Statement& row = statements.use(
        "SELECT locale, state, revision, title, stem, hint, back, explanation FROM item_text "
        "WHERE item = ?1 AND locale = (SELECT locale FROM item_text "
        "WHERE item = ?1 AND instr(?2, ',' || locale || ',') ORDER BY instr(?2, ',' || locale || ',') LIMIT 1)",
        id.value(), chainParameter(chain));
    if (!row.executeStep())
        return std::nullopt;
    ItemText text{.item = id,
                  .locale = localeOf(row, 0, chain),
                  .state = wordAt<TextState>(row, 1),
                  .title = textAt(row, 3),
                  .stem = textAt(row, 4),
                  .hint = textAt(row, 5),
                  .back = textAt(row, 6),
                  .explanation = textAt(row, 7),
                  .revision = textAt(row, 2)};
    readOptionTexts(statements, text);
    text.answers = readList<std::string>(
        statements.use("SELECT answer FROM accepted_answer WHERE item = ? AND locale = ? ORDER BY position",
                       text.item.value(), text.locale.value()));
    readUnitNames(statements, text);
    return text;
}

std::optional<ItemSummary> readSummary(BankStatements& statements, const ItemId& id,
                                       const std::vector<LocaleTag>& chain)
{
    SQLite::Statement& row = statements.use(
        "SELECT topic, kind, level, text.locale, state, title FROM item "
        "LEFT JOIN item_text AS text ON text.item = item.id AND text.locale = (SELECT locale FROM item_text "
        "WHERE item = ?1 AND instr(?2, ',' || locale || ',') ORDER BY instr(?2, ',' || locale || ',') LIMIT 1) "
        "WHERE id = ?1",
        id.value(), chainParameter(chain));
    if (!row.executeStep())
        return std::nullopt;
    ItemSummary summary{
        .id = id, .topic = TopicId(textAt(row, 0)), .kind = wordAt<ItemKind>(row, 1), .level = levelAt(row, 2)};
    if (!row.isColumnNull(3)) {
        summary.locale = localeOf(row, 3, chain);
        summary.state = wordAt<TextState>(row, 4);
        summary.title = textAt(row, 5);
    }
    return summary;
}

std::optional<Term> readTerm(BankStatements& statements, const TermId& id)
{
    SQLite::Statement& row = statements.use("SELECT note FROM term WHERE id = ?", id.value());
    if (!row.executeStep())
        return std::nullopt;
    Term term{.id = id, .note = textAt(row, 0)};
    SQLite::Statement& names =
        statements.use("SELECT locale, name FROM term_name WHERE term = ? ORDER BY locale, position", id.value());
    while (names.executeStep())
        term.names[localeAt(names, 0)].push_back(textAt(names, 1));
    SQLite::Statement& definitions =
        statements.use("SELECT locale, definition FROM term_definition WHERE term = ? ORDER BY locale", id.value());
    while (definitions.executeStep())
        term.definitions.emplace(localeAt(definitions, 0), textAt(definitions, 1));
    return term;
}

std::vector<TopicId> readPrerequisites(BankStatements& statements, const TopicId& topic)
{
    return readList<TopicId>(
        statements.use("SELECT prerequisite FROM topic_prerequisite WHERE topic = ? ORDER BY position", topic.value()));
}

std::string chainParameter(const std::vector<LocaleTag>& chain)
{
    std::string parameter = ",";
    for (const LocaleTag& locale : chain)
        parameter += locale.value() + ",";
    return parameter;
}

const LocaleTag& localeOf(const SQLite::Statement& row, int column, const std::vector<LocaleTag>& chain)
{
    const std::string_view stored = viewAt(row, column);
    const auto found =
        std::find_if(chain.begin(), chain.end(), [&](const LocaleTag& locale) { return locale.value() == stored; });
    if (found == chain.end())
        reportDamage(stored);
    return *found;
}

} // namespace warpdeck::storage
