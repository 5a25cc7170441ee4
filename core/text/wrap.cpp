#include "core/text/wrap.h"

#include "core/text/segment.h"
#include "core/text/utf8.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <span>
#include <utility>

namespace warpdeck {

namespace {

UChar32 icuCodePoint(char32_t codePoint)
{
    return static_cast<UChar32>(codePoint);
}

bool isConjoiningVowelOrFinal(UChar32 codePoint)
{
    const int type = u_getIntPropertyValue(codePoint, UCHAR_HANGUL_SYLLABLE_TYPE);
    return type == U_HST_VOWEL_JAMO || type == U_HST_TRAILING_JAMO;
}

bool isInvisible(UChar32 codePoint)
{
    constexpr UChar32 softHyphen = 0xAD; // terminals draw it
    const auto category = U_MASK(u_charType(codePoint));
    return (category & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK)) != 0 ||
           (u_hasBinaryProperty(codePoint, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) && codePoint != softHyphen);
}

int codePointWidth(char32_t value)
{
    const UChar32 codePoint = icuCodePoint(value);
    if (isInvisible(codePoint) || isConjoiningVowelOrFinal(codePoint))
        return 0;
    const int eastAsian = u_getIntPropertyValue(codePoint, UCHAR_EAST_ASIAN_WIDTH);
    return eastAsian == U_EA_WIDE || eastAsian == U_EA_FULLWIDTH ? 2 : 1;
}

bool isEmoji(std::u32string_view grapheme)
{
    constexpr char32_t emojiStyle = U'\uFE0F';
    const UChar32 first = icuCodePoint(grapheme[0]);
    return u_hasBinaryProperty(first, UCHAR_EMOJI_PRESENTATION) ||
           (u_hasBinaryProperty(first, UCHAR_EMOJI) && grapheme.find(emojiStyle) != std::u32string_view::npos);
}

int graphemeWidth(std::string_view grapheme)
{
    if (grapheme.size() == 1)
        return grapheme[0] >= ' ' && grapheme[0] <= '~' ? 1 : 0;
    const std::u32string codePoints = decodeUtf8(grapheme);
    if (isEmoji(codePoints))
        return 2;
    int width = 0;
    for (const char32_t codePoint : codePoints)
        width += codePointWidth(codePoint);
    return width;
}

bool isBreakSpace(std::string_view grapheme)
{
    const std::u32string codePoints = decodeUtf8(grapheme);
    return std::all_of(codePoints.begin(), codePoints.end(), [](char32_t codePoint) {
        return u_isUWhiteSpace(icuCodePoint(codePoint)) &&
               u_getIntPropertyValue(icuCodePoint(codePoint), UCHAR_LINE_BREAK) != U_LB_GLUE;
    });
}

bool endsLine(std::string_view grapheme)
{
    switch (u_getIntPropertyValue(icuCodePoint(codePointAt(grapheme, 0).value), UCHAR_LINE_BREAK)) {
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE:
        return true;
    default:
        return false;
    }
}

using Graphemes = std::span<const std::string_view>;

/// Collects lines, one piece between two break opportunities after the other.
class LineFiller {
public:
    explicit LineFiller(int width) : m_width(std::max(width, 1)) {}

    void addPiece(Graphemes piece)
    {
        const auto spaces = std::find_if_not(piece.rbegin(), piece.rend(), isBreakSpace).base();
        if (spaces != piece.begin())
            addContent({piece.begin(), spaces});
        for (const std::string_view space : Graphemes(spaces, piece.end())) {
            if (endsLine(space))
                finishLine();
            else
                addSpace(space);
        }
    }

    std::vector<std::string> takeLines() &&
    {
        if (!m_line.empty())
            finishLine();
        return std::move(m_lines);
    }

private:
    void addContent(Graphemes content)
    {
        int contentWidth = 0;
        for (const std::string_view grapheme : content)
            contentWidth += graphemeWidth(grapheme);
        if (m_lineWidth + m_spacesWidth + contentWidth > m_width) {
            if (!m_line.empty())
                finishLine();
            dropSpaces();
        }
        m_line += m_spaces;
        m_lineWidth += m_spacesWidth;
        dropSpaces();
        for (const std::string_view grapheme : content)
            addGrapheme(grapheme);
    }

    void addGrapheme(std::string_view grapheme)
    {
        const int width = graphemeWidth(grapheme);
        if (!m_line.empty() && m_lineWidth + width > m_width)
            finishLine();
        m_line += grapheme;
        m_lineWidth += width;
    }

    void addSpace(std::string_view space)
    {
        m_spaces += space;
        m_spacesWidth += graphemeWidth(space);
    }

    void dropSpaces()
    {
        m_spaces.clear();
        m_spacesWidth = 0;
    }

    void finishLine()
    {
        m_lines.push_back(std::exchange(m_line, {}));
        m_lineWidth = 0;
        dropSpaces();
    }

    int m_width;
    std::vector<std::string> m_lines;
    std::string m_line;
    int m_lineWidth = 0;
    std::string m_spaces; ///< after the line; kept only when content follows on the same line
    int m_spacesWidth = 0;
};

} // namespace

int displayWidth(std::string_view text)
{
    int width = 0;
    for (const std::string_view grapheme : graphemes(text))
        width += graphemeWidth(grapheme);
    return width;
}

std::vector<std::string> wrap(std::string_view text, int width, const LocaleTag& locale)
{
    LineFiller filler(width);
    const std::vector<std::string_view> clusters = graphemes(text);
    auto begin = clusters.begin();
    for (const std::string_view piece : lineBreakPieces(text, locale)) {
        const auto end =
            std::find_if(begin, clusters.end(), [pieceEnd = piece.data() + piece.size()](std::string_view cluster) {
                return cluster.data() >= pieceEnd;
            });
        filler.addPiece({begin, end});
        begin = end;
    }
    return std::move(filler).takeLines();
}

} // namespace warpdeck
