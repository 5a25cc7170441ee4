#include "core/storage/bank_hash.h"

#include "core/domain/card.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace warpdeck::storage {

namespace {

void appendNumber(std::string& bytes, std::uint64_t number)
{
    for (int shift = 0; shift < 64; shift += 8)
        bytes += static_cast<char>((number >> shift) & 0xffU);
}

/// The canonical bytes of one record.
class Record {
public:
    explicit Record(std::string_view name) { text(name); }

    Record& text(std::string_view value)
    {
        appendNumber(m_bytes, value.size());
        m_bytes += value;
        return *this;
    }

    Record& number(std::int64_t value)
    {
        appendNumber(m_bytes, static_cast<std::uint64_t>(value));
        return *this;
    }

    template <class Enum>
    Record& word(Enum value)
    {
        return number(static_cast<std::int64_t>(value));
    }

    Record& real(double value)
    {
        appendNumber(m_bytes, std::bit_cast<std::uint64_t>(value + 0.0)); // -0 is stored as 0
        return *this;
    }

    template <class Id>
    Record& ids(const std::vector<Id>& values)
    {
        appendNumber(m_bytes, values.size());
        for (const Id& id : values)
            text(id.value());
        return *this;
    }

    Record& texts(const std::vector<std::string>& values)
    {
        appendNumber(m_bytes, values.size());
        for (const std::string& value : values)
            text(value);
        return *this;
    }

    const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

void addTask(Record& record, const NumberTask& task)
{
    record.text(task.answer).text(task.unit).word(task.toleranceKind).real(task.tolerance);
    for (const DrawnParameter& parameter : task.parameters) {
        record.text(parameter.name).real(parameter.first).real(parameter.low).real(parameter.high).real(parameter.step);
        record.word(parameter.scale).number(static_cast<std::int64_t>(parameter.choices.size()));
        for (const double choice : parameter.choices)
            record.real(choice);
    }
    for (const AcceptedUnit& accepted : task.acceptedUnits)
        record.text("accept").text(accepted.unit).text(accepted.factor);
    for (const Mistake& mistake : task.mistakes)
        record.text("mistake").text(mistake.id.value()).text(mistake.expression);
}

} // namespace

BankHasher::BankHasher(const BankId& id, int version, const std::string& licence, LocaleTag source)
    : m_source(std::move(source))
{
    const Record head = Record("bank").text(id.value()).number(version).text(licence).text(m_source.value());
    addRecord(head.bytes(), Part::Translation);
}

void BankHasher::addRecord(std::string_view bytes, Part part)
{
    const Hash128 hash = hash128(bytes);
    std::string digest;
    for (const std::uint64_t half : {hash.high, hash.low}) {
        for (int shift = 56; shift >= 0; shift -= 8)
            digest += static_cast<char>((half >> shift) & 0xffU);
    }
    m_fullRecords += digest;
    if (part == Part::Source)
        m_contentRecords += digest;
}

BankHashes BankHasher::hashes() const
{
    return {.content = hash128(m_contentRecords).toString(), .full = hash128(m_fullRecords).toString()};
}

void BankHasher::addBankText(const BankText& text)
{
    const Record record = Record("bank text").text(text.locale.value()).text(text.title).text(text.description);
    addRecord(record.bytes(), partOf(text.locale));
}

void BankHasher::addTopic(const Topic& topic)
{
    const Record record = Record("topic").text(topic.id.value()).real(topic.order).ids(topic.prerequisites);
    addRecord(record.bytes(), Part::Source);
}

void BankHasher::addTopicText(const TopicText& text)
{
    const Record record = Record("topic text")
                              .text(text.topic.value())
                              .text(text.locale.value())
                              .word(text.state)
                              .text(text.title)
                              .text(text.introduction);
    addRecord(record.bytes(), partOf(text.locale));
}

void BankHasher::addItem(const Item& item, int position)
{
    Record record("item");
    record.text(item.id.value()).text(item.topic.value()).number(position).word(item.kind).number(item.level);
    record.number(item.bloom ? static_cast<int>(*item.bloom) : -1);
    record.texts(item.tags).ids(item.sources).ids(item.related).ids(item.terms).text(item.objective);
    record.text(item.variantOf ? item.variantOf->value() : "").text(item.asOf);
    for (const OptionId& option : item.options)
        record.text(option.value()).number(std::count(item.key.begin(), item.key.end(), option));
    record.word(item.scoring).word(item.order).word(item.match).number(item.bothWays ? 1 : 0);
    record.texts(facetsOf(item)).ids(item.about);
    if (item.number)
        addTask(record, *item.number);
    addRecord(record.bytes(), Part::Source);
}

void BankHasher::addItemText(const ItemText& text)
{
    Record record("item text");
    record.text(text.item.value()).text(text.locale.value()).word(text.state).text(text.title).text(text.stem);
    record.number(static_cast<std::int64_t>(text.options.size()));
    for (const OptionText& option : text.options)
        record.text(option.id.value()).text(option.text).text(option.feedback);
    record.texts(text.answers).text(text.hint).text(text.back).text(text.explanation);
    for (const UnitNames& unit : text.units) {
        for (const std::string& name : unit.names)
            record.text(unit.unit).text(name);
    }
    record.text(text.revision);
    addRecord(record.bytes(), partOf(text.locale));
}

void BankHasher::addSource(const Source& source)
{
    const Record record =
        Record("source").text(source.key.value()).text(source.citation).text(source.url).text(source.seen);
    addRecord(record.bytes(), Part::Source);
}

void BankHasher::addTerm(const Term& term)
{
    addRecord(Record("term").text(term.id.value()).text(term.note).bytes(), Part::Source);
    for (const auto& [locale, names] : term.names) {
        const Record record = Record("term names").text(term.id.value()).text(locale.value()).texts(names);
        addRecord(record.bytes(), partOf(locale));
    }
    for (const auto& [locale, definition] : term.definitions) {
        const Record record = Record("term definition").text(term.id.value()).text(locale.value()).text(definition);
        addRecord(record.bytes(), partOf(locale));
    }
}

void BankHasher::addPicture(const Picture& picture)
{
    const Record record = Record("picture").text(picture.topic.value()).text(picture.name).text(picture.bytes);
    addRecord(record.bytes(), Part::Translation);
}

BankHashes hashesOf(const BankContents& contents)
{
    BankHasher hasher(contents.id, contents.version, contents.licence, contents.sourceLocale);
    visitInOrder(contents, hasher);
    return hasher.hashes();
}

} // namespace warpdeck::storage
