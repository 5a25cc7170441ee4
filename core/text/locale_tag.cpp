#include "core/text/locale_tag.h"

#include <unicode/localebuilder.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cassert>

namespace warpdeck {

namespace {

/// The canonical form of a well-formed tag, or an empty string.
std::string canonical(std::string_view text)
{
    std::string tag(text);
    std::replace(tag.begin(), tag.end(), '_', '-');
    UErrorCode status = U_ZERO_ERROR;
    icu::LocaleBuilder builder;
    builder.setLanguageTag(icu::StringPiece(tag.data(), static_cast<std::int32_t>(tag.size())));
    const icu::Locale locale = builder.build(status);
    if (U_FAILURE(status) || locale.isBogus())
        return {};
    std::string result = locale.toLanguageTag<std::string>(status);
    if (U_FAILURE(status) || result == "und" || result.empty())
        return {};
    return result;
}

icu::Locale icuLocale(const std::string& tag)
{
    UErrorCode status = U_ZERO_ERROR;
    return icu::Locale::forLanguageTag(tag, status);
}

} // namespace

std::optional<LocaleTag> LocaleTag::parse(std::string_view text)
{
    std::string value = canonical(text);
    if (value.empty())
        return std::nullopt;
    return LocaleTag(value);
}

LocaleTag::LocaleTag(std::string_view text) : m_value(canonical(text))
{
    assert(!m_value.empty());
}

TextDirection LocaleTag::direction() const
{
    return icuLocale(m_value).isRightToLeft() ? TextDirection::RightToLeft : TextDirection::LeftToRight;
}

std::string LocaleTag::autonym() const
{
    return nameIn(*this);
}

std::string LocaleTag::nameIn(const LocaleTag& language) const
{
    icu::UnicodeString name;
    icuLocale(m_value).getDisplayName(icuLocale(language.m_value), name);
    std::string utf8;
    name.toUTF8String(utf8);
    return utf8;
}

} // namespace warpdeck
