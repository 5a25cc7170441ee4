#pragma once

#include "core/text/markdown_origin.h"
#include "core/text/markdown_run.h"
#include "core/text/markdown_tree.h"

#include <md4c.h>

#include <cstddef>
#include <string_view>
#include <vector>

namespace warpdeck {

/// Makes the tree of what md4c reports about a prepared text, and puts the formulas back.
class MarkdownBuilder {
public:
    /// `origin` must outlive the builder.
    explicit MarkdownBuilder(MarkdownOrigin& origin);

    void enterBlock(MD_BLOCKTYPE type, const void* detail);
    void leaveBlock(MD_BLOCKTYPE type);
    void enterSpan(MD_SPANTYPE type, const void* detail);
    void leaveSpan(MD_SPANTYPE type);
    void addText(MD_TEXTTYPE type, std::string_view text);

    /// Whether the text has too many table cells to go on.
    bool isTooComplex() const;

    /// Precondition: every block has been left.
    std::vector<Block> takeBlocks();

private:
    enum class Leaf { Paragraph, Heading, Code, Table };

    void beginLeaf(Leaf leaf, Block block);
    void endLeaf();
    void openContainer(Block container);
    void closeContainer();
    void addBlock(Block block);
    void endParagraph();
    void addProse(std::string_view text);
    void addTakenOut(const TakenOut& taken);
    std::size_t noteOffset(std::string_view text);
    void noteOffset(std::size_t offset);

    MarkdownOrigin& m_origin;
    std::vector<Block> m_open; ///< containers, outermost first; the first stands for the whole text
    MarkdownRun m_run;
    Leaf m_leaf = Leaf::Paragraph;
    Block m_block;                         ///< the open heading, code block or table
    std::size_t m_flattenedContainers = 0; ///< open ones beyond the depth limit
    std::size_t m_cells = 0;
    std::size_t m_lastOffset = 0;
};

} // namespace warpdeck
