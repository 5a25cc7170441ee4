#include "core/text/markdown_characters.h"

#include "core/text/utf8.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace warpdeck {

namespace {

constexpr auto none = std::string_view::npos;

} // namespace

bool isSpace(char character)
{
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isPunctuation(char32_t character)
{
    const auto codePoint = static_cast<UChar32>(character);
    return u_ispunct(codePoint) || (character < 0x80 && u_isgraph(codePoint) && !u_isalnum(codePoint));
}

bool isCjk(char32_t character)
{
    const int width = u_getIntPropertyValue(static_cast<UChar32>(character), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

std::size_t pastListMarker(std::string_view text, std::size_t from)
{
    std::size_t end = from;
    while (end < text.size() && end - from < 9 && isDigit(text[end]))
        ++end;
    const std::string_view marks = end == from ? "-*+" : ".)";
    const bool isMarker = end + 1 < text.size() && marks.find(text[end]) != none && isSpace(text[end + 1]);
    return isMarker ? end + 1 : from;
}

std::size_t pastContainers(std::string_view text, std::size_t from)
{
    while (true) {
        std::size_t next = from;
        while (next < text.size() && (text[next] == ' ' || text[next] == '\t' || text[next] == '>'))
            ++next;
        next = pastListMarker(text, next);
        if (next == from)
            return from;
        from = next;
    }
}

std::size_t pastRun(std::string_view text, std::size_t from)
{
    const std::size_t end = text.find_first_not_of(text[from], from);
    return end == none ? text.size() : end;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

bool joinsWithoutSpace(char32_t character)
{
    const auto codePoint = static_cast<UChar32>(character);
    return isCjk(character) && u_getIntPropertyValue(codePoint, UCHAR_SCRIPT) != USCRIPT_HANGUL &&
           !u_hasBinaryProperty(codePoint, UCHAR_EMOJI_PRESENTATION);
}

char32_t codePointBefore(std::string_view text, std::size_t offset)
{
    std::size_t begin = offset - 1;
    while (begin > 0 && offset - begin < 4 && (text[begin] & '\xC0') == '\x80')
        --begin;
    return codePointAt(text, begin).value;
}

} // namespace warpdeck
