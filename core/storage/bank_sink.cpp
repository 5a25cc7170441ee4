#include "core/storage/bank_sink.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace warpdeck::storage {

namespace {

/// The records in the order of what `key` returns, without copying them.
template <class Record, class Key>
std::vector<const Record*> sortedBy(const std::vector<Record>& records, Key key)
{
    std::vector<const Record*> sorted;
    sorted.reserve(records.size());
    for (const Record& record : records)
        sorted.push_back(&record);
    std::sort(sorted.begin(), sorted.end(),
              [&](const Record* left, const Record* right) { return key(*left) < key(*right); });
    return sorted;
}

struct PlacedItem {
    const Item* item;
    int position;
};

std::vector<PlacedItem> placedItems(const std::vector<Item>& items)
{
    std::unordered_map<TopicId, int> itemsOfTopic;
    std::vector<PlacedItem> placed;
    placed.reserve(items.size());
    for (const Item& item : items)
        placed.push_back({&item, itemsOfTopic[item.topic]++});
    std::sort(placed.begin(), placed.end(),
              [](const PlacedItem& left, const PlacedItem& right) { return left.item->id < right.item->id; });
    return placed;
}

} // namespace

void visitInOrder(const BankContents& contents, BankSink& sink)
{
    for (const BankText* text : sortedBy(contents.texts, [](const BankText& text) { return std::tie(text.locale); }))
        sink.addBankText(*text);
    for (const Topic* topic : sortedBy(contents.topics, [](const Topic& topic) { return std::tie(topic.id); }))
        sink.addTopic(*topic);
    for (const TopicText* text :
         sortedBy(contents.topicTexts, [](const TopicText& text) { return std::tie(text.topic, text.locale); }))
        sink.addTopicText(*text);
    for (const PlacedItem& placed : placedItems(contents.items))
        sink.addItem(*placed.item, placed.position);
    for (const ItemText* text :
         sortedBy(contents.itemTexts, [](const ItemText& text) { return std::tie(text.item, text.locale); }))
        sink.addItemText(*text);
    for (const Source* source : sortedBy(contents.sources, [](const Source& source) { return std::tie(source.key); }))
        sink.addSource(*source);
    for (const Term* term : sortedBy(contents.terms, [](const Term& term) { return std::tie(term.id); }))
        sink.addTerm(*term);
    for (const Picture* picture :
         sortedBy(contents.pictures, [](const Picture& picture) { return std::tie(picture.topic, picture.name); }))
        sink.addPicture(*picture);
}

} // namespace warpdeck::storage
