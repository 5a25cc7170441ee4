#include "core/text/markdown_origin.h"

#include "core/text/markdown_entity.h"

#include <functional>

namespace warpdeck {

MarkdownOrigin::MarkdownOrigin(std::string_view source, const PreparedMarkdown& prepared)
    : m_source(source),
      m_prepared(prepared),
      m_isSeen(prepared.takenOut.size())
{
}

const TakenOut& MarkdownOrigin::see(std::size_t index)
{
    m_isSeen[index] = true;
    return m_prepared.takenOut[index];
}

std::string MarkdownOrigin::asWritten(std::string_view text)
{
    std::string written;
    std::size_t at = 0;
    while (const auto placeholder = nextPlaceholder(text, at)) {
        written += text.substr(at, placeholder->position - at);
        at = placeholder->position + Placeholder::size;
        if (placeholder->index) {
            const TakenOut& taken = see(*placeholder->index);
            written += m_source.substr(taken.offset, taken.length);
        }
    }
    written += text.substr(at);
    return written;
}

std::string MarkdownOrigin::asWritten(const MD_ATTRIBUTE& attribute)
{
    std::string written;
    for (std::size_t part = 0; attribute.size > 0 && attribute.substr_offsets[part] < attribute.size; ++part) {
        const MD_OFFSET begin = attribute.substr_offsets[part];
        const std::string_view text(attribute.text + begin, attribute.substr_offsets[part + 1] - begin);
        const MD_TEXTTYPE type = attribute.substr_types[part];
        if (type == MD_TEXT_NULLCHAR)
            written += "\uFFFD";
        else
            written += type == MD_TEXT_ENTITY ? decodeEntity(text) : asWritten(text);
    }
    return written;
}

std::optional<std::size_t> MarkdownOrigin::offsetOf(std::string_view text) const
{
    const char* begin = m_prepared.text.data();
    const std::less_equal<> isNotBehind;
    if (!isNotBehind(begin, text.data()) || !isNotBehind(text.data(), begin + m_prepared.text.size()))
        return std::nullopt;
    return m_prepared.sourceOffset(static_cast<std::size_t>(text.data() - begin));
}

std::vector<std::size_t> MarkdownOrigin::unseenFormulas() const
{
    std::vector<std::size_t> unseen;
    for (std::size_t index = 0; index < m_isSeen.size(); ++index) {
        if (!m_isSeen[index] && m_prepared.takenOut[index].kind != TakenOut::Kind::Character)
            unseen.push_back(index);
    }
    return unseen;
}

} // namespace warpdeck
