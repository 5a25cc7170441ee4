#include "core/text/utf8.h"

#include "core/text/icu.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>

#include <algorithm>
#include <cassert>

namespace warpdeck {

namespace {

constexpr char32_t replacement = U'\uFFFD';

bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0U) == 0x80U;
}

/// What may follow a lead byte: table 3-7 of the Unicode Standard, which is RFC 3629's grammar.
struct SequenceForm {
    std::size_t length; ///< 0: no sequence begins with this byte
    unsigned char secondLow = 0x80;
    unsigned char secondHigh = 0xBF;
};

SequenceForm formOf(unsigned char lead)
{
    if (lead < 0x80)
        return {1};
    if (lead < 0xC2 || lead > 0xF4)
        return {0};
    if (lead < 0xE0)
        return {2};
    if (lead < 0xF0)
        return {3, static_cast<unsigned char>(lead == 0xE0 ? 0xA0 : 0x80),
                static_cast<unsigned char>(lead == 0xED ? 0x9F : 0xBF)};
    return {4, static_cast<unsigned char>(lead == 0xF0 ? 0x90 : 0x80),
            static_cast<unsigned char>(lead == 0xF4 ? 0x8F : 0xBF)};
}

/// The length of the well-formed sequence at the start of `bytes`; 0 when there is none. Precondition: not empty.
std::size_t sequenceLength(std::string_view bytes)
{
    const SequenceForm form = formOf(static_cast<unsigned char>(bytes[0]));
    if (form.length <= 1)
        return form.length;
    if (bytes.size() < form.length)
        return 0;
    const auto second = static_cast<unsigned char>(bytes[1]);
    if (second < form.secondLow || second > form.secondHigh)
        return 0;
    const std::string_view rest = bytes.substr(2, form.length - 2);
    return std::all_of(rest.begin(), rest.end(), isContinuation) ? form.length : 0;
}

const icu::Normalizer2& nfc()
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFCInstance(status);
    icu_support::throwIfFailed(status, "NFC");
    return *normalizer;
}

std::string normalized(std::string_view text, const icu::Normalizer2& normalizer)
{
    std::string result;
    icu::StringByteSink<std::string> sink(&result, static_cast<std::int32_t>(text.size()));
    UErrorCode status = U_ZERO_ERROR;
    normalizer.normalizeUTF8(0, icu_support::pieceOf(text), sink, nullptr, status);
    icu_support::throwIfFailed(status, "normalisation");
    return result;
}

} // namespace

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    for (std::size_t offset = 0; offset < text.size();) {
        const std::size_t length = sequenceLength(text.substr(offset));
        if (length == 0)
            return offset;
        offset += length;
    }
    return std::nullopt;
}

DecodedCodePoint codePointAt(std::string_view text, std::size_t offset)
{
    assert(offset < text.size());
    const std::size_t length = sequenceLength(text.substr(offset));
    if (length == 0)
        return {replacement, 1};
    const auto lead = static_cast<unsigned char>(text[offset]);
    if (length == 1)
        return {lead, 1};
    char32_t value = lead & (0x7FU >> length);
    for (const char byte : text.substr(offset + 1, length - 1))
        value = (value << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
    return {value, length};
}

std::size_t codePointCount(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t offset = 0; offset < text.size(); ++count)
        offset += codePointAt(text, offset).length;
    return count;
}

std::u32string decodeUtf8(std::string_view text)
{
    std::u32string result;
    result.reserve(text.size());
    for (std::size_t offset = 0; offset < text.size();) {
        const DecodedCodePoint next = codePointAt(text, offset);
        result.push_back(next.value);
        offset += next.length;
    }
    return result;
}

void appendUtf8(std::string& text, char32_t codePoint)
{
    const auto append = [&text](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    const auto appendContinuation = [&](unsigned shift) { append(0x80U | ((codePoint >> shift) & 0x3FU)); };
    if (codePoint < 0x80)
        return append(codePoint);
    if (codePoint < 0x800) {
        append(0xC0U | (codePoint >> 6U));
    } else if (codePoint < 0x10000) {
        append(0xE0U | (codePoint >> 12U));
        appendContinuation(6);
    } else {
        append(0xF0U | (codePoint >> 18U));
        appendContinuation(12);
        appendContinuation(6);
    }
    appendContinuation(0);
}

bool isNfc(std::string_view text)
{
    UErrorCode status = U_ZERO_ERROR;
    const bool normalized = nfc().isNormalizedUTF8(icu_support::pieceOf(text), status) != 0;
    icu_support::throwIfFailed(status, "NFC");
    return normalized;
}

std::optional<std::size_t> firstNonNfc(std::string_view text)
{
    if (isNfc(text))
        return std::nullopt;
    const std::string normalized = toNfc(text);
    const auto different = std::mismatch(text.begin(), text.end(), normalized.begin(), normalized.end()).first;
    auto offset = static_cast<std::size_t>(different - text.begin());
    while (offset > 0 && (offset == text.size() || isContinuation(static_cast<unsigned char>(text[offset]))))
        --offset;
    return offset;
}

std::string toNfc(std::string_view text)
{
    return normalized(text, nfc());
}

std::string toNfd(std::string_view text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFDInstance(status);
    icu_support::throwIfFailed(status, "NFD");
    return normalized(text, *normalizer);
}

} // namespace warpdeck
