#include "core/content/lint_numerals.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace warpdeck::content {

namespace {

/// The zeros of the scripts that our languages may use: ASCII, Arabic, Persian, Devanagari, full-width.
constexpr std::array<char32_t, 5> zeros{U'0', U'\u0660', U'\u06F0', U'\u0966', U'\uFF10'};

std::optional<char> asciiDigit(char32_t character)
{
    for (const char32_t zero : zeros) {
        if (character >= zero && character < zero + 10)
            return static_cast<char>('0' + (character - zero));
    }
    return std::nullopt;
}

bool isGroupMark(char32_t character)
{
    constexpr std::u32string_view marks = U"\u00A0\u202F\u2009\u066C'\u2019";
    return marks.find(character) != std::u32string_view::npos;
}

std::size_t digitsAt(const std::u32string& text, std::size_t from)
{
    std::size_t end = from;
    while (end < text.size() && asciiDigit(text[end]))
        ++end;
    return end - from;
}

enum class Mark : std::uint8_t { End, Group, Decimal };

/// What a character between digits means; three digits behind it are a group where the mark may be one.
Mark markOf(char32_t mark, std::size_t digitsBehind, const LocaleTag& locale)
{
    if (digitsBehind == 0)
        return Mark::End;
    if (mark == U'\u066B')
        return Mark::Decimal;
    if (isGroupMark(mark))
        return digitsBehind == 3 ? Mark::Group : Mark::End;
    if (mark == U',') {
        if (writesDecimalComma(locale))
            return Mark::Decimal;
        const bool groupsInPairs = locale.value().substr(0, 2) == "hi"; // 12,34,567
        return digitsBehind == 3 || (groupsInPairs && digitsBehind == 2) ? Mark::Group : Mark::End;
    }
    if (mark == U'.')
        return writesDecimalComma(locale) && digitsBehind == 3 ? Mark::Group : Mark::Decimal;
    return Mark::End;
}

std::string withoutFinalZeros(std::string number)
{
    if (number.find('.') != std::string::npos) {
        number.resize(number.find_last_not_of('0') + 1);
        if (number.back() == '.')
            number.pop_back();
    }
    return number;
}

/// Reads the number that begins at `position` and moves behind it.
std::string takeNumber(const std::u32string& text, std::size_t& position, const LocaleTag& locale)
{
    std::string number;
    bool hasFraction = false;
    while (true) {
        for (std::size_t left = digitsAt(text, position); left > 0; --left)
            number += *asciiDigit(text[position++]);
        if (position == text.size() || hasFraction)
            break;
        const Mark mark = markOf(text[position], digitsAt(text, position + 1), locale);
        if (mark == Mark::End)
            break;
        hasFraction = mark == Mark::Decimal;
        if (hasFraction)
            number += '.';
        ++position;
    }
    return withoutFinalZeros(std::move(number));
}

/// Past a group in braces that begins at `from`, nested ones with it.
std::size_t pastBraces(std::string_view tex, std::size_t from)
{
    int depth = 0;
    for (std::size_t at = from; at < tex.size(); ++at) {
        if (tex[at] == '\\') {
            ++at;
            continue;
        }
        depth += tex[at] == '{' ? 1 : 0;
        depth -= tex[at] == '}' ? 1 : 0;
        if (depth == 0)
            return at + 1;
    }
    return tex.size();
}

constexpr std::string_view textCommand = "\\text{";

} // namespace

std::vector<std::string> numbersIn(std::string_view text, const LocaleTag& locale)
{
    const std::u32string characters = decodeUtf8(text);
    std::vector<std::string> numbers;
    std::size_t position = 0;
    while (position < characters.size()) {
        if (asciiDigit(characters[position]))
            numbers.push_back(takeNumber(characters, position, locale));
        else
            ++position;
    }
    return numbers;
}

std::string comparableTex(std::string_view tex)
{
    std::string result;
    std::size_t at = 0;
    while (at < tex.size()) {
        if (tex.substr(at, 3) == "{,}") {
            result += '.';
            at += 3;
        } else if (tex.substr(at, textCommand.size()) == textCommand) {
            result += "\\text{}";
            at = pastBraces(tex, at + textCommand.size() - 1);
        } else {
            result += tex[at++];
        }
    }
    return result;
}

bool writesDecimalComma(const LocaleTag& locale)
{
    constexpr std::array<std::string_view, 4> languages{"de", "fr", "es", "pt"};
    return std::find(languages.begin(), languages.end(), locale.value().substr(0, 2)) != languages.end();
}

bool hasDecimalPoint(std::string_view tex)
{
    std::string plain; // `{,}` must not become a point here
    std::size_t at = 0;
    while (at < tex.size()) {
        if (tex.substr(at, textCommand.size()) == textCommand)
            at = pastBraces(tex, at + textCommand.size() - 1);
        else
            plain += tex[at++];
    }
    for (std::size_t i = 1; i + 1 < plain.size(); ++i) {
        if (plain[i] == '.' && asciiDigit(static_cast<unsigned char>(plain[i - 1])) &&
            asciiDigit(static_cast<unsigned char>(plain[i + 1])))
            return true;
    }
    return false;
}

} // namespace warpdeck::content
