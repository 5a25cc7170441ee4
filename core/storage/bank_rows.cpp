#include "core/storage/bank_rows.h"

#include "core/domain/card.h"
#include "core/storage/bank_words.h"
#include "core/storage/deflate.h"

#include <algorithm>

namespace warpdeck::storage {

namespace {

struct Blob {
    const std::string& bytes;
};

// Texts are bound without a copy: they live until the row is in.
void bind(SQLite::Statement& statement, int index, const std::string& text)
{
    statement.bindNoCopy(index, text);
}

void bind(SQLite::Statement& statement, int index, std::string_view word)
{
    statement.bind(index, std::string(word));
}

void bind(SQLite::Statement& statement, int index, int number)
{
    statement.bind(index, number);
}

void bind(SQLite::Statement& statement, int index, double number)
{
    statement.bind(index, number);
}

void bind(SQLite::Statement& statement, int index, const Blob& blob)
{
    statement.bindNoCopy(index, blob.bytes.data(), static_cast<int>(blob.bytes.size()));
}

template <class Text>
void bind(SQLite::Statement& statement, int index, const std::optional<Text>& text)
{
    if (text)
        bind(statement, index, *text);
    else
        statement.bind(index);
}

std::optional<std::string_view> wordOf(const std::optional<Bloom>& bloom)
{
    return bloom ? std::optional(bankWord(*bloom)) : std::nullopt;
}

std::optional<std::string> valueOf(const std::optional<ItemId>& id)
{
    return id ? std::optional(id->value()) : std::nullopt;
}

} // namespace

template <class... Columns>
void BankRows::insert(std::string_view table, const Columns&... columns)
{
    SQLite::Statement& statement = inserter(table, sizeof...(columns));
    int index = 0;
    (bind(statement, ++index, columns), ...);
    statement.exec();
    statement.reset();
}

SQLite::Statement& BankRows::inserter(std::string_view table, std::size_t columns)
{
    const auto known = m_inserters.find(table);
    if (known != m_inserters.end())
        return known->second;
    std::string sql = "INSERT INTO " + std::string(table) + " VALUES (?";
    for (std::size_t column = 1; column < columns; ++column)
        sql += ", ?";
    sql += ")";
    return m_inserters.emplace(table, SQLite::Statement(m_database, sql)).first->second;
}

void BankRows::addInfo(const BankInfo& info)
{
    insert("bank", info.id.value(), info.version, info.licence, info.sourceLocale.value(), info.contentHash,
           info.fullHash, info.topicCount, info.itemCount);
    for (const auto& [locale, items] : info.itemsPerLocale)
        insert("locale", locale.value(), items);
}

void BankRows::addFormulas(const DrawnFormulas& formulas)
{
    for (const auto& [formula, svg] : formulas.pictures) {
        const std::string bytes = deflated(svg);
        insert("formula", formula.tex, bankWord(formula.style), formulas.renderer, Blob{bytes});
    }
}

void BankRows::addBankText(const BankText& text)
{
    insert("bank_text", text.locale.value(), text.title, text.description);
}

void BankRows::addTopic(const Topic& topic)
{
    insert("topic", topic.id.value(), topic.order);
    int position = 0;
    for (const TopicId& prerequisite : topic.prerequisites)
        insert("topic_prerequisite", topic.id.value(), position++, prerequisite.value());
}

void BankRows::addTopicText(const TopicText& text)
{
    insert("topic_text", text.topic.value(), text.locale.value(), bankWord(text.state), text.title, text.introduction);
}

void BankRows::addItem(const Item& item, int position)
{
    const std::string& id = item.id.value();
    insert("item", id, item.topic.value(), position, bankWord(item.kind), item.level, wordOf(item.bloom),
           item.objective, valueOf(item.variantOf), item.asOf, bankWord(item.scoring), bankWord(item.order),
           bankWord(item.match), item.bothWays ? 1 : 0);
    int place = 0;
    for (const std::string& facet : facetsOf(item))
        insert("card", id, place++, facet);
    addOptions(item);
    place = 0;
    for (const std::string& tag : item.tags)
        insert("item_tag", id, place++, tag);
    place = 0;
    for (const SourceKey& source : item.sources)
        insert("item_source", id, place++, source.value());
    place = 0;
    for (const ItemId& related : item.related)
        insert("item_related", id, place++, related.value());
    place = 0;
    for (const TermId& term : item.terms)
        insert("item_term", id, place++, term.value());
    place = 0;
    for (const ItemId& compared : item.about)
        insert("comparison_item", id, place++, compared.value());
    if (item.number)
        addNumber(id, *item.number);
}

void BankRows::addOptions(const Item& item)
{
    int place = 0;
    for (const OptionId& option : item.options) {
        const bool isKey = std::find(item.key.begin(), item.key.end(), option) != item.key.end();
        insert("option", item.id.value(), place++, option.value(), isKey ? 1 : 0);
    }
}

void BankRows::addNumber(const std::string& item, const NumberTask& task)
{
    insert("number_task", item, task.answer, task.unit, bankWord(task.toleranceKind), task.tolerance);
    int place = 0;
    for (const DrawnParameter& parameter : task.parameters) {
        insert("number_parameter", item, place, parameter.name, bankWord(parameter.scale), parameter.first,
               parameter.low, parameter.high, parameter.step);
        int choicePlace = 0;
        for (const double choice : parameter.choices)
            insert("number_choice", item, place, choicePlace++, choice);
        ++place;
    }
    place = 0;
    for (const AcceptedUnit& accepted : task.acceptedUnits)
        insert("number_unit", item, place++, accepted.unit, accepted.factor);
    place = 0;
    for (const Mistake& mistake : task.mistakes)
        insert("number_mistake", item, place++, mistake.id.value(), mistake.expression);
}

void BankRows::addItemText(const ItemText& text)
{
    const std::string& item = text.item.value();
    const std::string& locale = text.locale.value();
    insert("item_text", item, locale, bankWord(text.state), text.revision, text.title, text.stem, text.hint, text.back,
           text.explanation);
    int place = 0;
    for (const OptionText& option : text.options)
        insert("option_text", item, locale, place++, option.id.value(), option.text, option.feedback);
    place = 0;
    for (const std::string& answer : text.answers)
        insert("accepted_answer", item, locale, place++, answer);
    place = 0;
    for (const UnitNames& unit : text.units) {
        for (const std::string& name : unit.names)
            insert("unit_name", item, locale, place++, unit.unit, name);
    }
}

void BankRows::addSource(const Source& source)
{
    insert("source", source.key.value(), source.citation, source.url, source.seen);
}

void BankRows::addTerm(const Term& term)
{
    insert("term", term.id.value(), term.note);
    for (const auto& [locale, names] : term.names) {
        int place = 0;
        for (const std::string& name : names)
            insert("term_name", term.id.value(), locale.value(), place++, name);
    }
    for (const auto& [locale, definition] : term.definitions)
        insert("term_definition", term.id.value(), locale.value(), definition);
}

void BankRows::addPicture(const Picture& picture)
{
    insert("picture", picture.topic.value(), picture.name, Blob{picture.bytes});
}

} // namespace warpdeck::storage
