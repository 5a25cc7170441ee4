#include "core/text/markdown_entity.h"

#include "core/text/utf8.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace warpdeck {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 26> named{{
    {"amp", "&"},      {"lt", "<"},        {"gt", ">"},        {"quot", "\""},       {"apos", "'"},  {"nbsp", "\u00a0"},
    {"shy", "\u00ad"}, {"ensp", "\u2002"}, {"emsp", "\u2003"}, {"thinsp", "\u2009"}, {"ndash", "–"}, {"mdash", "—"},
    {"hellip", "…"},   {"laquo", "«"},     {"raquo", "»"},     {"lsquo", "‘"},       {"rsquo", "’"}, {"ldquo", "“"},
    {"rdquo", "”"},    {"times", "×"},     {"middot", "·"},    {"deg", "°"},         {"micro", "µ"}, {"le", "≤"},
    {"ge", "≥"},       {"copy", "©"},
}};

std::string characterOf(std::string_view digits, int base)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size();
    const bool isCharacter = isNumber && value != 0 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    std::string utf8;
    appendUtf8(utf8, isCharacter ? static_cast<char32_t>(value) : U'\uFFFD');
    return utf8;
}

} // namespace

std::string decodeEntity(std::string_view entity)
{
    if (entity.size() < 3 || entity.front() != '&' || entity.back() != ';')
        return std::string(entity);
    const std::string_view name = entity.substr(1, entity.size() - 2);
    if (name.size() > 2 && name[0] == '#' && (name[1] == 'x' || name[1] == 'X'))
        return characterOf(name.substr(2), 16);
    if (name[0] == '#')
        return characterOf(name.substr(1), 10);
    for (const auto& [known, characters] : named) {
        if (known == name)
            return std::string(characters);
    }
    return std::string(entity);
}

} // namespace warpdeck
