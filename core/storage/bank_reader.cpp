#include "core/storage/bank_reader.h"

#include "core/storage/bank_check.h"
#include "core/storage/bank_file.h"
#include "core/storage/bank_formulas.h"
#include "core/storage/bank_records.h"
#include "core/storage/bank_scan.h"

#include <utility>

namespace warpdeck::storage {

template <class Work>
auto BankReader::reading(Work work) -> decltype(work())
{
    try {
        return work();
    } catch (const SQLite::Exception& exception) {
        throw bankReadError(exception, m_path);
    }
}

BankReader::BankReader(std::filesystem::path path)
    : m_path(std::move(path)),
      m_database(openBank(m_path)),
      m_statements(m_database),
      m_info(reading([&] { return readInfo(); }))
{
}

BankInfo BankReader::readInfo()
{
    SQLite::Statement& row = m_statements.use(
        "SELECT id, version, licence, source_locale, content_hash, full_hash, topic_count, item_count FROM bank");
    if (!row.executeStep())
        reportDamage("no row in bank");
    BankInfo info{.id = BankId(textAt(row, 0)),
                  .version = numberAt(row, 1),
                  .licence = textAt(row, 2),
                  .sourceLocale = localeAt(row, 3),
                  .itemCount = numberAt(row, 7),
                  .topicCount = numberAt(row, 6),
                  .contentHash = textAt(row, 4),
                  .fullHash = textAt(row, 5)};
    SQLite::Statement& locales = m_statements.use("SELECT tag, item_count FROM locale");
    while (locales.executeStep())
        info.itemsPerLocale.emplace(localeAt(locales, 0), numberAt(locales, 1));
    SQLite::Statement& texts = m_statements.use(
        "SELECT locale, title, description FROM bank_text ORDER BY locale <> ?, locale", info.sourceLocale.value());
    while (texts.executeStep())
        info.texts.push_back(
            {.locale = localeAt(texts, 0), .title = textAt(texts, 1), .description = textAt(texts, 2)});
    if (info.texts.empty())
        reportDamage("no title");
    return info;
}

std::vector<Topic> BankReader::topics()
{
    return reading([&] {
        std::vector<Topic> topics;
        SQLite::Statement& rows = m_statements.use("SELECT id, sort_order FROM topic ORDER BY sort_order, id");
        while (rows.executeStep()) {
            const TopicId id(textAt(rows, 0));
            topics.push_back(
                {.id = id, .order = realAt(rows, 1), .prerequisites = readPrerequisites(m_statements, id)});
        }
        return topics;
    });
}

std::optional<TopicText> BankReader::topicText(const TopicId& topic, const std::vector<LocaleTag>& chain)
{
    return reading([&]() -> std::optional<TopicText> {
        SQLite::Statement& row = m_statements.use("SELECT locale, state, title, introduction FROM topic_text "
                                                  "WHERE topic = ?1 AND instr(?2, ',' || locale || ',') "
                                                  "ORDER BY instr(?2, ',' || locale || ',') LIMIT 1",
                                                  topic.value(), chainParameter(chain));
        if (!row.executeStep())
            return std::nullopt;
        return TopicText{.topic = topic,
                         .locale = localeOf(row, 0, chain),
                         .state = wordAt<TextState>(row, 1),
                         .title = textAt(row, 2),
                         .introduction = textAt(row, 3)};
    });
}

TopicSize BankReader::sizeOf(const TopicId& topic)
{
    return reading([&] {
        SQLite::Statement& row = m_statements.use(
            "SELECT count(*), count(*) FILTER (WHERE kind = 'comparison') FROM item WHERE topic = ?", topic.value());
        row.executeStep();
        return TopicSize{.items = numberAt(row, 0), .comparisons = numberAt(row, 1)};
    });
}

std::vector<ItemSummary> BankReader::itemsOf(const TopicId& topic, const std::vector<LocaleTag>& chain)
{
    return reading([&] {
        std::vector<ItemSummary> summaries;
        SQLite::Statement& rows =
            m_statements.use("SELECT id FROM item WHERE topic = ? ORDER BY position", topic.value());
        while (rows.executeStep()) {
            if (auto summary = readSummary(m_statements, ItemId(textAt(rows, 0)), chain))
                summaries.push_back(std::move(*summary));
        }
        return summaries;
    });
}

std::optional<ItemSummary> BankReader::summary(const ItemId& item, const std::vector<LocaleTag>& chain)
{
    return reading([&] { return readSummary(m_statements, item, chain); });
}

std::optional<Item> BankReader::item(const ItemId& item)
{
    return reading([&]() -> std::optional<Item> {
        auto stored = readItem(m_statements, item);
        if (!stored)
            return std::nullopt;
        return std::move(stored->item);
    });
}

std::optional<ItemText> BankReader::text(const ItemId& item, const LocaleTag& locale)
{
    return firstText(item, {locale});
}

std::optional<ItemText> BankReader::firstText(const ItemId& item, const std::vector<LocaleTag>& chain)
{
    return reading([&] { return readText(m_statements, item, chain); });
}

std::vector<LocaleTag> BankReader::localesOf(const ItemId& item)
{
    return reading([&] {
        std::vector<LocaleTag> locales;
        SQLite::Statement& rows =
            m_statements.use("SELECT locale FROM item_text WHERE item = ? ORDER BY locale", item.value());
        while (rows.executeStep())
            locales.push_back(localeAt(rows, 0));
        return locales;
    });
}

std::map<LocaleTag, TextState> BankReader::textStatesOf(const ItemId& item)
{
    return reading([&] {
        std::map<LocaleTag, TextState> states;
        SQLite::Statement& rows = m_statements.use("SELECT locale, state FROM item_text WHERE item = ?", item.value());
        while (rows.executeStep())
            states.emplace(localeAt(rows, 0), wordAt<TextState>(rows, 1));
        return states;
    });
}

void BankReader::visitCards(const std::function<void(const BankCardRow&)>& visitor)
{
    reading([&] {
        SQLite::Statement& rows =
            m_statements.use("SELECT card.item, card.facet, item.topic, item.kind, item.level, item.position "
                             "FROM item CROSS JOIN card ON card.item = item.id ORDER BY item.id, card.position");
        while (rows.executeStep())
            visitor({.item = viewAt(rows, 0),
                     .facet = viewAt(rows, 1),
                     .topic = viewAt(rows, 2),
                     .kind = wordAt<ItemKind>(rows, 3),
                     .level = levelAt(rows, 4),
                     .position = numberAt(rows, 5)});
    });
}

std::vector<ItemId> BankReader::comparisonsAbout(const ItemId& item)
{
    return reading([&] {
        std::vector<ItemId> comparisons;
        SQLite::Statement& rows = m_statements.use(
            "SELECT DISTINCT comparison FROM comparison_item WHERE item = ? ORDER BY comparison", item.value());
        while (rows.executeStep())
            comparisons.emplace_back(textAt(rows, 0));
        return comparisons;
    });
}

std::optional<Source> BankReader::source(const SourceKey& key)
{
    return reading([&]() -> std::optional<Source> {
        SQLite::Statement& row = m_statements.use("SELECT citation, url, seen FROM source WHERE key = ?", key.value());
        if (!row.executeStep())
            return std::nullopt;
        return Source{.key = key, .citation = textAt(row, 0), .url = textAt(row, 1), .seen = textAt(row, 2)};
    });
}

std::vector<Term> BankReader::terms()
{
    return reading([&] {
        std::vector<Term> terms;
        SQLite::Statement& rows = m_statements.use("SELECT id FROM term ORDER BY id");
        while (rows.executeStep()) {
            if (auto term = readTerm(m_statements, TermId(textAt(rows, 0))))
                terms.push_back(std::move(*term));
        }
        return terms;
    });
}

std::optional<Term> BankReader::term(const TermId& id)
{
    return reading([&] { return readTerm(m_statements, id); });
}

std::optional<std::string> BankReader::picture(const TopicId& topic, const std::string& name)
{
    return reading([&]() -> std::optional<std::string> {
        SQLite::Statement& row =
            m_statements.use("SELECT bytes FROM picture WHERE topic = ? AND name = ?", topic.value(), name);
        if (!row.executeStep())
            return std::nullopt;
        return textAt(row, 0);
    });
}

std::optional<std::string> BankReader::formula(const FormulaKey& formula)
{
    return reading([&] { return readFormula(m_statements, formula); });
}

FormulaPictures BankReader::formulas(const std::string& renderer)
{
    return reading([&] { return readFormulas(m_statements, renderer); });
}

void BankReader::visit(BankSink& sink)
{
    reading([&] { visitBank(m_statements, sink); });
}

void BankReader::verify()
{
    reading([&] { checkBank(m_database, m_statements, m_info); });
}

} // namespace warpdeck::storage
