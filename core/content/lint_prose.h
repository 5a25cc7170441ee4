#pragma once

#include "core/domain/item.h"
#include "core/text/markdown_finding.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

struct TableShape {
    std::size_t columns = 0;
    std::size_t rows = 0; ///< with the header

    friend bool operator==(const TableShape&, const TableShape&) = default;
};

/// What the checks need of a Markdown text. Formulas and placeholders of `number` items are one U+FFFC each in
/// the texts, so that neither their letters nor their digits are taken for prose.
struct Prose {
    std::string text;                    ///< all words, one block a line, without code blocks
    std::string withoutCode;             ///< `text` without its code spans
    std::string lastParagraph;           ///< the last block of running text
    std::string code;                    ///< the code blocks
    std::vector<std::string> formulas;   ///< the TeX, in the order of reading
    std::vector<std::string> emphasised; ///< what is set in italics or bold
    std::vector<TableShape> tables;
    std::vector<MarkdownFinding> findings;
};

/// What stands for a formula or placeholder, in UTF-8.
inline constexpr std::string_view objectMark = "\uFFFC";

Prose readProse(std::string_view markdown, ItemKind kind);

} // namespace warpdeck::content
