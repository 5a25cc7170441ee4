#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace warpdeck {

/// A piece of running text.
struct Inline {
    enum class Kind { Text, Code, Formula, LineBreak, Emphasis, Strong, Strikethrough, Link, Image };

    Kind kind = Kind::Text;
    std::string text;             ///< Text, Code: the characters; Formula: the TeX; Image: what it shows, in words
    std::string target;           ///< Link: URL; Image: path
    std::vector<Inline> children; ///< Emphasis, Strong, Strikethrough, Link; else empty
    std::size_t offset = 0;       ///< of its first byte of text in the source

    friend bool operator==(const Inline&, const Inline&) = default;
};

/// A GFM table. Every row has as many cells as the header.
struct Table {
    enum class Alignment { Default, Start, Center, End };
    using Cell = std::vector<Inline>;
    using Row = std::vector<Cell>;

    std::vector<Alignment> alignments; ///< one a column
    Row header;
    std::vector<Row> rows;

    friend bool operator==(const Table&, const Table&) = default;
};

/// A part of a text that stands on lines of its own.
struct Block {
    enum class Kind { Paragraph, Heading, BulletList, OrderedList, ListItem, Quote, Table, Code, Formula, Rule };

    Kind kind = Kind::Paragraph;
    std::vector<Inline> inlines; ///< Paragraph, Heading; else empty
    std::vector<Block> children; ///< lists: their ListItems; ListItem, Quote: any but ListItem; else empty
    std::string text;            ///< Code: the lines, each ended by `\n`; Formula: the TeX of a display formula
    std::string language;        ///< Code: the first word behind the fence, or empty
    int number = 0;              ///< Heading: level 1–6; OrderedList: number of the first item
    bool tight = false;          ///< lists: no blank lines between the items
    Table table;                 ///< Table
    std::size_t offset = 0;      ///< of its first byte of text in the source

    friend bool operator==(const Block&, const Block&) = default;
};

/// A formula of a text, without its dollars.
struct Formula {
    enum class Style { Inline, Display };

    std::string tex;
    Style style = Style::Inline;
    std::size_t offset = 0; ///< of its first dollar in the source

    friend bool operator==(const Formula&, const Formula&) = default;
};

/// The words alone, for search and screen readers: blocks and table rows end with `\n`, cells are parted by a tab,
/// formulas are written in Unicode where that is readable, else as TeX. An image gives its alternative text.
std::string plainText(const std::vector<Block>& blocks);
std::string plainText(const std::vector<Inline>& inlines);

/// All formulas in the order of reading.
std::vector<Formula> formulasOf(const std::vector<Block>& blocks);

} // namespace warpdeck
