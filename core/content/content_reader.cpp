#include "core/content/content_reader.h"

#include "core/content/bank_reader.h"
#include "core/content/content_folder.h"
#include "core/content/picture_check.h"
#include "core/content/reference_check.h"
#include "core/content/topic_reader.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace warpdeck::content {

namespace {

/// Brings what was read folder by folder into the order of the topics.
void orderByTopic(BankContents& contents)
{
    std::sort(contents.topics.begin(), contents.topics.end(), [](const Topic& left, const Topic& right) {
        return std::tie(left.order, left.id) < std::tie(right.order, right.id);
    });
    std::map<TopicId, std::size_t> ranks;
    for (const Topic& topic : contents.topics)
        ranks.emplace(topic.id, ranks.size());
    std::map<ItemId, std::size_t> rankOfItem;
    for (const Item& item : contents.items)
        rankOfItem.emplace(item.id, ranks.at(item.topic));
    const auto byRank = [](auto rankOf) {
        return [rankOf](const auto& left, const auto& right) { return rankOf(left) < rankOf(right); };
    };
    const auto ofTopic = [&](const auto& thing) { return ranks.at(thing.topic); };
    std::stable_sort(contents.topicTexts.begin(), contents.topicTexts.end(), byRank(ofTopic));
    std::stable_sort(contents.items.begin(), contents.items.end(), byRank(ofTopic));
    std::stable_sort(contents.pictures.begin(), contents.pictures.end(), byRank(ofTopic));
    std::stable_sort(contents.itemTexts.begin(), contents.itemTexts.end(),
                     byRank([&](const ItemText& text) { return rankOfItem.at(text.item); }));
}

} // namespace

ContentTree readContent(const std::filesystem::path& folder, Diagnostics& diagnostics)
{
    const ContentFolder listed = listContentFolder(folder, diagnostics);
    std::optional<ContentTree> tree = readBank(listed, diagnostics);
    if (!tree) {
        diagnostics.sort();
        return {.contents = {.id = BankId(""), .sourceLocale = LocaleTag("en")}};
    }
    IdRegister ids;
    for (const TopicFolder& topic : listed.topics)
        readTopic(listed, topic, *tree, ids, diagnostics);
    orderByTopic(tree->contents);
    checkIds(*tree, ids, diagnostics);
    checkReferences(*tree, ids, diagnostics);
    checkPictures(*tree, diagnostics);
    diagnostics.sort();
    return std::move(*tree);
}

} // namespace warpdeck::content
