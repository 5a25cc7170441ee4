#pragma once

#include "core/base/error.h"
#include "core/domain/bank_contents.h"
#include "core/domain/bank_info.h"
#include "core/domain/card.h"
#include "core/domain/formula_drawing.h"
#include "core/domain/item.h"
#include "core/domain/question.h"
#include "core/text/locale_chain.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::services {

/// An open bank file and what it says of itself.
struct OpenBank {
    std::filesystem::path file;
    BankInfo info;
};

/// A bank file that could not be opened; the others work without it.
struct SkippedBank {
    std::filesystem::path file;
    Error problem;
};

/// A topic's heading as a list shows it.
struct TopicSummary {
    BankId bank;
    TopicId topic;
    LocaleTag locale; ///< of title and introduction
    std::string title;
    std::string introduction; ///< Markdown
    int itemCount = 0;        ///< comparisons not counted
};

/// An item's heading as a list shows it.
struct ItemHeading {
    ItemRef item;
    TopicId topic;
    ItemKind kind = ItemKind::Choice;
    LocaleTag locale; ///< of the title
    TextState state = TextState::Draft;
    std::string title; ///< Markdown: the title, the stem where there is none
};

/// A card that can be asked, by where it stands.
struct BankCard {
    CardKey card;
    TopicId topic;
    std::int32_t position = 0; ///< of the item among all items of all banks: by bank, topic order, then as written
};

enum class OnDamage : std::uint8_t { Throw, Skip };

/// Reads the open banks: the only way from a program to content. Each bank is one read-only file with a connection of
/// its own, so an object of this class must not cross threads. Every function throws Error BankDamaged when it meets
/// bytes that were never written.
class BankService {
public:
    /// Opens the files. Of two that hold the same bank id the higher version is kept, of equal ones the first.
    /// With Skip, files that cannot be opened are listed in skipped(); with Throw the first one's Error leaves.
    BankService(const std::vector<std::filesystem::path>& files, OnDamage onDamage);
    ~BankService();
    BankService(BankService&&) noexcept;
    BankService& operator=(BankService&&) noexcept;

    std::vector<OpenBank> banks() const;
    const std::vector<SkippedBank>& skipped() const;

    /// Reads `item` or `bank/item`. Throws Error NoSuchItem or AmbiguousItem.
    ItemRef find(std::string_view name) const;
    /// Throws Error NoSuchTopic when no bank has the topic.
    TopicId findTopic(std::string_view name) const;

    bool contains(const ItemRef& item) const;
    /// Precondition: contains(item).
    Item item(const ItemRef& item) const;
    /// The item's text in the best locale for `preferences`. Precondition: contains(item).
    ShownText text(const ItemRef& item, const LocalePreferences& preferences) const;
    /// The locales in which the item has a text, by tag.
    std::vector<LocaleTag> localesOf(const ItemRef& item) const;
    /// How each of the item's texts stands to its source.
    std::map<LocaleTag, TextState> textStatesOf(const ItemRef& item) const;

    /// The topics of all banks, in their order.
    std::vector<TopicSummary> topics(const LocalePreferences& preferences) const;
    /// One of them; nothing when no bank has it.
    std::optional<TopicSummary> topic(const TopicId& topic, const LocalePreferences& preferences) const;
    /// The items of all banks, or of one topic, in their order; comparisons too.
    std::vector<ItemHeading> headings(const LocalePreferences& preferences, const std::optional<TopicId>& topic) const;
    int versionOf(const BankId& bank) const; ///< Precondition: the bank is open.
    /// The comparisons that are about the item.
    std::vector<ItemRef> comparisonsAbout(const ItemRef& item) const;
    /// The sources that the item names, as far as the bank knows them, in its order.
    std::vector<Source> sourcesOf(const ItemRef& item) const;

    /// The picture of a formula in the bank's texts, if it was drawn ahead; it passes isFormulaSvg().
    /// Precondition: the bank is open.
    std::optional<std::string> formula(const BankId& bank, const FormulaKey& formula) const;

    /// The bytes of a picture of a topic: `media/x.<locale>.svg`, else `media/x.svg`. Precondition: the bank is open.
    std::optional<std::string> picture(const BankId& bank, const TopicId& topic, const std::string& name,
                                       const LocaleTag& locale) const;

    /// Shows every card of a kind that can be asked.
    void forEachCard(const std::function<void(const BankCard&)>& visit) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace warpdeck::services
