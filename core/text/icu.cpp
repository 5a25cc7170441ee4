#include "core/text/icu.h"

#include "core/base/error.h"

#include <cassert>
#include <limits>

namespace warpdeck::icu_support {

void throwIfFailed(UErrorCode status, std::string_view what)
{
    if (U_FAILURE(status))
        throw Error(ErrorCode::Unexpected, std::string(what) + ": " + u_errorName(status));
}

icu::StringPiece pieceOf(std::string_view text)
{
    assert(text.size() <= std::numeric_limits<std::int32_t>::max());
    return {text.data(), static_cast<std::int32_t>(text.size())};
}

icu::UnicodeString toUtf16(std::string_view text)
{
    return icu::UnicodeString::fromUTF8(pieceOf(text));
}

std::string toUtf8(const icu::UnicodeString& text)
{
    std::string result;
    return text.toUTF8String(result);
}

icu::Locale localeOf(const LocaleTag& tag)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag.value(), status);
    throwIfFailed(status, "locale");
    return locale;
}

} // namespace warpdeck::icu_support
