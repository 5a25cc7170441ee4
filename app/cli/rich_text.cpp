#include "app/cli/rich_text.h"

#include "app/cli/rich_text_inline.h"
#include "app/cli/rich_text_table.h"
#include "app/cli/styled_text.h"
#include "core/text/bidi.h"
#include "core/text/markdown.h"
#include "core/text/wrap.h"

#include <algorithm>

namespace warpdeck::app {

namespace {

using Lines = std::vector<std::string>;

constexpr int minimalWidth = 10; ///< deep nesting narrows a text no further
constexpr std::string_view codeMargin = "    ";

RichTextStyle narrowed(const RichTextStyle& style, int columns)
{
    RichTextStyle result = style;
    result.width = std::max(style.width - columns, std::min(style.width, minimalWidth));
    return result;
}

/// `first` before the first line, `further` before the others; nothing before an empty line but a visible mark.
void addWithMargin(Lines& lines, const Lines& content, const std::string& first, const std::string& further)
{
    const bool isVisible = further.find_first_not_of(' ') != std::string::npos;
    for (std::size_t i = 0; i < content.size(); ++i) {
        const std::string& margin = i == 0 ? first : further;
        lines.push_back(content[i].empty() && i > 0 && !isVisible ? std::string() : margin + content[i]);
    }
}

Lines renderBlocks(const std::vector<Block>& blocks, const RichTextStyle& style);

Lines renderItems(const Block& list, const RichTextStyle& style)
{
    Lines lines;
    int number = list.number;
    for (const Block& item : list.children) {
        const bool isOrdered = list.kind == Block::Kind::OrderedList;
        const std::string mark = isOrdered ? std::to_string(number++) + ". " : "• ";
        const int markWidth = displayWidth(mark);
        Lines content = renderBlocks(item.children, narrowed(style, markWidth));
        if (content.empty())
            content.emplace_back();
        if (!lines.empty() && !list.tight)
            lines.emplace_back();
        addWithMargin(lines, content, mark, repeated(" ", markWidth));
    }
    return lines;
}

Lines renderCode(const Block& block, const RichTextStyle& style)
{
    Lines lines;
    const bool isRightToLeft = style.locale.direction() == TextDirection::RightToLeft;
    std::string_view rest = block.text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string line(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        for (std::size_t tab = line.find('\t'); tab != std::string::npos; tab = line.find('\t', tab))
            line.replace(tab, 1, codeMargin);
        line = StyledText(sanitised(line), Look::Code).painted(style.colour);
        lines.push_back(line.empty() || !isRightToLeft ? line : isolated(line, TextDirection::LeftToRight));
    }
    return lines;
}

Lines renderFormula(const Block& block, const RichTextStyle& style)
{
    const std::string shown = shownFormula(block.text);
    const bool isRightToLeft = style.locale.direction() == TextDirection::RightToLeft;
    const StyledText text(isRightToLeft ? isolated(shown, TextDirection::LeftToRight) : shown);
    return text.wrapped(style.width, style.locale, style.colour);
}

Lines renderBlock(const Block& block, const RichTextStyle& style)
{
    const TextDirection direction = style.locale.direction();
    Lines lines;
    switch (block.kind) {
    case Block::Kind::Paragraph:
        return styledInlines(block.inlines, direction).wrapped(style.width, style.locale, style.colour);
    case Block::Kind::Heading:
        return styledInlines(block.inlines, direction, Look::Bold).wrapped(style.width, style.locale, style.colour);
    case Block::Kind::BulletList:
    case Block::Kind::OrderedList:
        return renderItems(block, style);
    case Block::Kind::ListItem:
        return renderBlocks(block.children, style);
    case Block::Kind::Quote:
        addWithMargin(lines, renderBlocks(block.children, narrowed(style, 2)), "│ ", "│ ");
        break;
    case Block::Kind::Table:
        return renderTable(block.table, style);
    case Block::Kind::Code:
        addWithMargin(lines, renderCode(block, style), std::string(codeMargin), std::string(codeMargin));
        break;
    case Block::Kind::Formula:
        addWithMargin(lines, renderFormula(block, narrowed(style, static_cast<int>(codeMargin.size()))),
                      std::string(codeMargin), std::string(codeMargin));
        break;
    case Block::Kind::Rule:
        lines.push_back(repeated("─", style.width));
        break;
    }
    return lines;
}

bool isList(const Block& block)
{
    return block.kind == Block::Kind::BulletList || block.kind == Block::Kind::OrderedList;
}

/// Blocks are parted by an empty line; only a list follows the text that announces it directly.
Lines renderBlocks(const std::vector<Block>& blocks, const RichTextStyle& style)
{
    Lines lines;
    for (const Block& block : blocks) {
        const Lines content = renderBlock(block, style);
        const bool isAnnounced = isList(block) && block.tight;
        if (!lines.empty() && !content.empty() && !isAnnounced)
            lines.emplace_back();
        lines.insert(lines.end(), content.begin(), content.end());
    }
    return lines;
}

/// Gives each line the direction of its text, whatever stands before it.
Lines directed(Lines lines, TextDirection direction)
{
    if (direction == TextDirection::LeftToRight)
        return lines;
    for (std::string& line : lines) {
        if (!line.empty())
            line = isolated(line, direction);
    }
    return lines;
}

} // namespace

std::vector<std::string> renderRichText(const std::vector<Block>& blocks, const RichTextStyle& style)
{
    return directed(renderBlocks(blocks, style), style.locale.direction());
}

std::vector<std::string> renderRichText(std::string_view markdown, const RichTextStyle& style)
{
    return renderRichText(parseMarkdown(markdown), style);
}

std::string plainRichText(std::string_view markdown)
{
    std::string words = sanitised(plainText(parseInlineMarkdown(markdown)));
    std::replace(words.begin(), words.end(), '\n', ' ');
    return words;
}

std::vector<std::string> wrapPlain(std::string_view text, int width, const LocaleTag& locale)
{
    const std::string words = sanitised(text);
    const bool isRightToLeft = locale.direction() == TextDirection::RightToLeft;
    const StyledText styled(isRightToLeft ? isolateLeftToRightRuns(words) : words);
    return directed(styled.wrapped(width, locale, Colour::Off), locale.direction());
}

} // namespace warpdeck::app
