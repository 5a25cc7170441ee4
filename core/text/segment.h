#pragma once

#include "core/text/locale_tag.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace warpdeck {

/// The user-perceived characters (UAX 29) of a text. The views point into `text` and cover all of it.
std::vector<std::string_view> graphemes(std::string_view text);

std::size_t graphemeCount(std::string_view text);

/// The words of a text by UAX 29, by dictionary in Thai, Chinese, Japanese and their like; without punctuation
/// and spaces. The views point into `text`.
std::vector<std::string_view> words(std::string_view text);

/// The pieces between which a line may be broken (UAX 14), each with the spaces that follow it. The views point
/// into `text` and cover all of it; no piece ends inside a grapheme.
std::vector<std::string_view> lineBreakPieces(std::string_view text, const LocaleTag& locale);

} // namespace warpdeck
