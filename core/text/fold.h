#pragma once

#include <string>
#include <string_view>

namespace warpdeck {

/// The form in which two spellings of the same word meet in a search: without case, width and compatibility
/// variants, accents, harakat, tatweel and niqqud; one form each of alef, hamza carriers, ya and ta marbuta; hiragana
/// for katakana; ss, oe, ae, l, o, d, i for ß, œ, æ, ł, ø, đ, ı. Indic and Thai vowel signs and dakuten stay, since
/// they make other words. In NFC, idempotent, and equal for canonically equivalent texts.
/// A change of its result changes every search index.
std::string fold(std::string_view text);

/// The form in which two texts are the same but for case, spaces and punctuation (rule IW01). What carries a
/// formula's meaning stays: symbols, brackets, `%`, `/`, `\`, `&`, and punctuation before a digit (`1.5`, `-3`).
/// Accents and width are kept.
std::string comparisonKey(std::string_view text);

} // namespace warpdeck
