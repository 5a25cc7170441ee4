#include "app/cli/rich_text_inline.h"

#include "core/text/bidi.h"
#include "core/text/tex_unicode.h"

namespace warpdeck::app {

namespace {

class InlineStyler {
public:
    explicit InlineStyler(TextDirection direction) : m_direction(direction) {}

    void add(const std::vector<Inline>& inlines, Look look)
    {
        for (const Inline& part : inlines)
            add(part, look);
    }

    StyledText take() && { return std::move(m_result); }

private:
    void add(const Inline& part, Look look)
    {
        switch (part.kind) {
        case Inline::Kind::Text:
            addProse(part.text, look);
            break;
        case Inline::Kind::Code:
            addFixed("`" + part.text + "`", look | Look::Code);
            break;
        case Inline::Kind::Formula:
            addFixed(inOneLine(shownFormula(part.text), "; "), look);
            break;
        case Inline::Kind::LineBreak:
            m_result.append("\n", look);
            break;
        case Inline::Kind::Emphasis:
            add(part.children, look | Look::Italic);
            break;
        case Inline::Kind::Strong:
            add(part.children, look | Look::Bold);
            break;
        case Inline::Kind::Strikethrough:
            m_result.append("~~", look);
            add(part.children, look | Look::Struck);
            m_result.append("~~", look);
            break;
        case Inline::Kind::Link:
            addLink(part, look);
            break;
        case Inline::Kind::Image:
            addProse("[" + (part.text.empty() ? part.target : part.text) + "]", look);
            break;
        }
    }

    void addLink(const Inline& link, Look look)
    {
        add(link.children, look | Look::Link);
        if (link.target.empty() || plainText(link.children) == link.target)
            return;
        m_result.append(" (", look);
        addFixed(link.target, look);
        m_result.append(")", look);
    }

    void addProse(std::string_view text, Look look)
    {
        const std::string words = inOneLine(sanitised(text), " ");
        m_result.append(isRightToLeft() ? isolateLeftToRightRuns(words) : words, look);
    }

    /// What is read from left to right everywhere.
    void addFixed(std::string_view text, Look look)
    {
        const std::string characters = inOneLine(sanitised(text), " ");
        m_result.append(isRightToLeft() ? isolated(characters, TextDirection::LeftToRight) : characters, look);
    }

    static std::string inOneLine(std::string text, std::string_view joint)
    {
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', end))
            text.replace(end, 1, joint);
        return text;
    }

    bool isRightToLeft() const { return m_direction == TextDirection::RightToLeft; }

    TextDirection m_direction;
    StyledText m_result;
};

} // namespace

StyledText styledInlines(const std::vector<Inline>& inlines, TextDirection direction, Look look)
{
    InlineStyler styler(direction);
    styler.add(inlines, look);
    return std::move(styler).take();
}

std::string shownFormula(std::string_view tex)
{
    const auto readable = texToUnicode(tex);
    return readable ? sanitised(*readable) : "`" + sanitised(tex) + "`";
}

} // namespace warpdeck::app
