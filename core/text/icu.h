#pragma once

#include "core/text/locale_tag.h"

#include <unicode/locid.h>
#include <unicode/stringpiece.h>
#include <unicode/unistr.h>

#include <string>
#include <string_view>

/// What core/text needs between ICU and the standard library. Not for other modules.
namespace warpdeck::icu_support {

/// Throws Error{Unexpected} naming `what` when ICU reports a failure: its data is missing, or memory is.
void throwIfFailed(UErrorCode status, std::string_view what);

/// A view for ICU's UTF-8 functions. Precondition: less than 2 GiB.
icu::StringPiece pieceOf(std::string_view text);

icu::UnicodeString toUtf16(std::string_view text);
std::string toUtf8(const icu::UnicodeString& text);

icu::Locale localeOf(const LocaleTag& tag);

} // namespace warpdeck::icu_support
