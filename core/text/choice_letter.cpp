#include "core/text/choice_letter.h"

#include <unicode/uchar.h>

#include <string_view>

namespace warpdeck {

namespace {

constexpr std::u32string_view arabicLetters = U"أبجده";
constexpr std::u32string_view fullWidthUpper = U"ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ";
constexpr std::u32string_view fullWidthLower = U"ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ";

} // namespace

std::optional<std::size_t> choiceOf(char32_t character)
{
    if (character >= U'a' && character <= U'z')
        return character - U'a';
    if (character >= U'A' && character <= U'Z')
        return character - U'A';
    if (const auto digit = digitOf(character)) {
        if (*digit == 0)
            return std::nullopt;
        return static_cast<std::size_t>(*digit - 1);
    }
    if (character == U'ا') // without hamza, as many keyboards type it
        return 0;
    for (const std::u32string_view letters : {arabicLetters, fullWidthUpper, fullWidthLower}) {
        if (const auto position = letters.find(character); position != std::u32string_view::npos)
            return position;
    }
    return std::nullopt;
}

std::optional<int> digitOf(char32_t character)
{
    const std::int32_t digit = u_charDigitValue(static_cast<UChar32>(character));
    if (digit < 0)
        return std::nullopt;
    return digit;
}

} // namespace warpdeck
