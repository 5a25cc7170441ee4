#include "core/text/markdown_prepared.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace warpdeck {

namespace {

constexpr char32_t firstPlaceholder = 0xF0000; // plane 15, private use
constexpr char32_t joint = 0xFFFFD;
constexpr char leadOfPlane15 = '\xF3';
static_assert(joint - firstPlaceholder == Placeholder::maxCount);

} // namespace

std::size_t PreparedMarkdown::sourceOffset(std::size_t position) const
{
    const auto after =
        std::upper_bound(m_anchors.begin(), m_anchors.end(), position,
                         [](std::size_t value, const Anchor& anchor) { return value < anchor.position; });
    if (after == m_anchors.begin())
        return position;
    const Anchor& anchor = *std::prev(after);
    return anchor.sourceOffset + (position - anchor.position);
}

void PreparedMarkdown::anchor(std::size_t sourceOffset)
{
    m_anchors.push_back({text.size(), sourceOffset});
}

void appendPlaceholder(std::string& text, std::size_t index)
{
    assert(index < Placeholder::maxCount);
    appendUtf8(text, firstPlaceholder + static_cast<char32_t>(index));
}

void appendJoint(std::string& text)
{
    appendUtf8(text, joint);
}

std::optional<Placeholder> nextPlaceholder(std::string_view text, std::size_t from)
{
    for (std::size_t at = text.find(leadOfPlane15, from); at != std::string_view::npos;
         at = text.find(leadOfPlane15, at + 1)) {
        const char32_t character = codePointAt(text, at).value;
        if (character == joint)
            return Placeholder{at, std::nullopt};
        if (character >= firstPlaceholder && character < joint)
            return Placeholder{at, character - firstPlaceholder};
    }
    return std::nullopt;
}

} // namespace warpdeck
