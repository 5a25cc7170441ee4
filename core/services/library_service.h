#pragma once

#include "core/base/time.h"
#include "core/domain/card.h"
#include "core/domain/item.h"
#include "core/domain/item_text.h"
#include "core/domain/mastery.h"
#include "core/services/bank_service.h"
#include "core/text/locale_chain.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck::services {

/// A question as a list shows it, with what the learner knows of it.
struct ListedItem {
    ItemRef item;
    TopicId topic;
    ItemKind kind = ItemKind::Choice;
    LocaleTag locale; ///< of `title`
    TextState textState = TextState::Source;
    std::string title; ///< Markdown
    Mastery mastery = Mastery::New;
    std::optional<int> dueIn; ///< study days from today, negative when late; absent for a new one
    bool due = false;         ///< may be asked now
    bool suspended = false;
    bool buried = false;
    bool flagged = false;
    std::vector<LocaleTag> locales; ///< in which it has a text
};

/// A comparison as a list shows it.
struct ListedComparison {
    ItemRef item;
    TopicId topic;
    LocaleTag locale;
    std::string title; ///< may hold Markdown
};

/// The askable items of all banks in their order, or those of one topic. An item of several cards shows the one that is
/// due first. A profile that does not exist is read as an empty one. Throws Error.
std::vector<ListedItem> listItems(const BankService& banks, const std::filesystem::path& profile,
                                  const LocalePreferences& preferences, const ClockReading& clock,
                                  const std::optional<TopicId>& topic = std::nullopt);

/// The comparisons of all banks, or of one topic, in the banks' order. Throws Error.
std::vector<ListedComparison> listComparisons(const BankService& banks, const LocalePreferences& preferences,
                                              const std::optional<TopicId>& topic = std::nullopt);

} // namespace warpdeck::services
