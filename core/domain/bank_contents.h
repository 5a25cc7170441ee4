#pragma once

#include "core/base/strong_id.h"
#include "core/domain/item.h"
#include "core/domain/item_text.h"
#include "core/text/locale_tag.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpdeck {

/// A bank's own title and description in one locale.
struct BankText {
    LocaleTag locale;
    std::string title;
    std::string description; ///< Markdown

    friend bool operator==(const BankText&, const BankText&) = default;
};

struct Topic {
    TopicId id;
    double order = 0;                   ///< topics are listed by (order, id)
    std::vector<TopicId> prerequisites; ///< topics better known before; `requires:` in the source

    friend bool operator==(const Topic&, const Topic&) = default;
};

struct TopicText {
    TopicId topic;
    LocaleTag locale;
    TextState state = TextState::Draft;
    std::string title;
    std::string introduction; ///< Markdown

    friend bool operator==(const TopicText&, const TopicText&) = default;
};

/// Where a fact comes from.
struct Source {
    SourceKey key;
    std::string citation;
    std::string url;
    std::string seen; ///< the day (ISO) or place at which the citation was checked

    friend bool operator==(const Source&, const Source&) = default;
};

/// One glossary entry in all its locales.
struct Term {
    TermId id;
    std::map<LocaleTag, std::vector<std::string>> names; ///< the first is preferred, the others are variants
    std::map<LocaleTag, std::string> definitions;
    std::string note;

    friend bool operator==(const Term&, const Term&) = default;
};

/// A file of a topic's `media` folder.
struct Picture {
    TopicId topic;
    std::string name; ///< `media/x.svg`, as texts refer to it
    std::string bytes;

    friend bool operator==(const Picture&, const Picture&) = default;
};

/// Everything a bank holds, as content is read and as a bank file is written.
///
/// Topics are in (order, id) order, items in the order of their topic and of their source file; of the texts of
/// one thing the source locale's comes first, the others follow by tag.
struct BankContents {
    BankId id;
    int version = 1;
    std::string licence; ///< SPDX identifier
    LocaleTag sourceLocale;
    std::vector<BankText> texts;
    std::vector<Topic> topics;
    std::vector<TopicText> topicTexts;
    std::vector<Item> items;
    std::vector<ItemText> itemTexts;
    std::vector<Source> sources;
    std::vector<Term> terms;
    std::vector<Picture> pictures;

    friend bool operator==(const BankContents&, const BankContents&) = default;
};

} // namespace warpdeck
