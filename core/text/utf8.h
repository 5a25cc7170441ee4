#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck {

/// The offset of the first byte that begins no well-formed sequence (RFC 3629: no overlong forms, no surrogates,
/// nothing above U+10FFFF); nothing when all of `text` is valid.
std::optional<std::size_t> firstInvalidUtf8(std::string_view text);

struct DecodedCodePoint {
    char32_t value = 0;
    std::size_t length = 0; ///< in bytes
};

/// The code point at a byte offset; U+FFFD for each byte that belongs to no well-formed sequence.
/// Precondition: offset < text.size().
DecodedCodePoint codePointAt(std::string_view text, std::size_t offset);

/// The number of code points, each ill-formed byte counted as one. Columns of diagnostics are such counts.
std::size_t codePointCount(std::string_view text);

/// All code points, U+FFFD for each ill-formed byte.
std::u32string decodeUtf8(std::string_view text);

/// Precondition: `codePoint` is a Unicode scalar value.
void appendUtf8(std::string& text, char32_t codePoint);

/// Whether `text`, which is valid UTF-8, is in Normalization Form C.
bool isNfc(std::string_view text);

/// Where normalising first changes something: the offset of a code point; nothing when `text` is in NFC.
/// Precondition: valid UTF-8.
std::optional<std::size_t> firstNonNfc(std::string_view text);

/// Normalization Form C. Precondition: valid UTF-8.
std::string toNfc(std::string_view text);

/// Normalization Form D: letters apart from their marks. Precondition: valid UTF-8.
std::string toNfd(std::string_view text);

} // namespace warpdeck
