#pragma once

#include "core/content/file_report.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck::content {

/// A stretch of a file's normalised text (see normaliseSource).
struct TextRange {
    std::size_t begin = 0; ///< byte offset
    std::size_t end = 0;   ///< one past the last byte
};

/// A unit of text: what the author means, and where it stands. Two are equal when their texts are.
struct Passage {
    std::string text; ///< canonical prose (see canonicalProse), without the grammar's indentation and backslashes
    TextRange range;  ///< as it is written in the file; empty when there is no text
    Spot spot;

    bool empty() const { return text.empty(); }
    friend bool operator==(const Passage& left, const Passage& right) { return left.text == right.text; }
};

/// `key: value`. Two are equal when key and value are.
struct MetaLine {
    std::string key;
    std::string value; ///< trimmed; may be empty
    TextRange range;   ///< the whole line
    Spot spot;         ///< of the key
    Spot valueSpot;

    friend bool operator==(const MetaLine& left, const MetaLine& right)
    {
        return left.key == right.key && left.value == right.value;
    }
};

/// `- id) text` with its feedback.
struct OptionBlock {
    std::string id;
    Passage text;
    std::optional<Passage> feedback;
    Spot spot;

    friend bool operator==(const OptionBlock& left, const OptionBlock& right)
    {
        return left.id == right.id && left.text == right.text && left.feedback == right.feedback;
    }
};

/// `- unit = name, name`, a line of `### units`.
struct UnitLine {
    std::string unit;
    std::vector<std::string> names; ///< at least one
    Spot spot;

    friend bool operator==(const UnitLine& left, const UnitLine& right)
    {
        return left.unit == right.unit && left.names == right.names;
    }
};

/// The sections an item may have, in the order in which they stand.
enum class SectionKind { Hint, Back, Explanation, Units, Note };

inline constexpr SectionKind allSections[] = {SectionKind::Hint, SectionKind::Back, SectionKind::Explanation,
                                              SectionKind::Units, SectionKind::Note};

/// The word after `### `.
std::string_view sectionName(SectionKind kind);

struct Section {
    SectionKind kind = SectionKind::Explanation;
    Passage text;                ///< not for Units
    std::vector<UnitLine> units; ///< only for Units
    Spot spot;

    friend bool operator==(const Section& left, const Section& right)
    {
        return left.kind == right.kind && left.text == right.text && left.units == right.units;
    }
};

/// `## id | title` and all that follows it up to the next item.
struct ItemBlock {
    std::string id;
    Passage title;
    std::vector<MetaLine> meta;
    Passage stem;
    std::vector<OptionBlock> options;
    std::vector<Passage> answers; ///< `- = answer` lines; an item has these or options
    std::vector<Section> sections;
    Spot spot;

    const MetaLine* find(std::string_view key) const;
    const Section* find(SectionKind kind) const;

    friend bool operator==(const ItemBlock& left, const ItemBlock& right)
    {
        return left.id == right.id && left.title == right.title && left.meta == right.meta && left.stem == right.stem &&
               left.options == right.options && left.answers == right.answers && left.sections == right.sections;
    }
};

/// A Markdown file of the content folder, of either role: the grammar's view of it, before anything is known of what
/// the words mean. A bank's own file has no items.
struct TopicFile {
    std::string name; ///< relative to the content folder
    std::string text; ///< normalised; what the ranges refer to
    std::vector<MetaLine> frontMatter;
    Passage title;
    Passage introduction;
    std::vector<ItemBlock> items;
    bool isComplete = true; ///< false: there were errors, and the structure does not hold all that the file says

    const MetaLine* find(std::string_view key) const;

    /// Compares what is said, not where.
    friend bool operator==(const TopicFile& left, const TopicFile& right)
    {
        return left.frontMatter == right.frontMatter && left.title == right.title &&
               left.introduction == right.introduction && left.items == right.items;
    }
};

} // namespace warpdeck::content
