#pragma once

#include <cstddef>
#include <string_view>

namespace warpdeck {

bool isSpace(char character);
bool isDigit(char character);

/// Punctuation and symbols as CommonMark's rules of emphasis see them.
bool isPunctuation(char32_t character);

/// Chinese, Japanese or Korean: characters of two columns.
bool isCjk(char32_t character);

/// Whether a character is written without spaces to its neighbours: Chinese and Japanese, with their punctuation.
bool joinsWithoutSpace(char32_t character);

/// The code point that ends before a byte offset. Precondition: offset > 0.
char32_t codePointBefore(std::string_view text, std::size_t offset);

std::string_view trimmed(std::string_view text);

/// Past the run of equal characters at `from`. Precondition: from < text.size().
std::size_t pastRun(std::string_view text, std::size_t from);

/// Past the list marker at `from`, e.g. `- ` or `12. `; `from` itself when there is none.
std::size_t pastListMarker(std::string_view text, std::size_t from);

/// Past spaces, quote marks and list markers, which may stand before the content of a line.
std::size_t pastContainers(std::string_view text, std::size_t from);

} // namespace warpdeck
