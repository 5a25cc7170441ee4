#include "core/text/fold.h"

#include "core/text/icu.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>

namespace warpdeck {

namespace {

using GetNormalizer = const icu::Normalizer2*(U_EXPORT2*)(UErrorCode&);

icu::UnicodeString normalized(const icu::UnicodeString& text, GetNormalizer get)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const normalizer = get(status);
    icu_support::throwIfFailed(status, "normalisation");
    icu::UnicodeString result = normalizer->normalize(text, status);
    icu_support::throwIfFailed(status, "normalisation");
    return result;
}

bool hasCategory(UChar32 codePoint, std::uint32_t mask)
{
    return (U_MASK(u_charType(codePoint)) & mask) != 0;
}

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string asciiLower(std::string_view text)
{
    std::string result(text);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

/// Marks that a writer may leave out without writing another word.
bool isOptionalMark(UChar32 codePoint)
{
    constexpr UChar32 tatweel = 0x640;
    constexpr UChar32 dakuten = 0x3099;
    constexpr UChar32 handakuten = 0x309A;
    if (codePoint == tatweel)
        return true;
    if (!hasCategory(codePoint, U_GC_MN_MASK | U_GC_ME_MASK) || codePoint == dakuten || codePoint == handakuten)
        return false;
    switch (u_getIntPropertyValue(codePoint, UCHAR_SCRIPT)) {
    case USCRIPT_INHERITED: // the accents of Latin and Greek, the common harakat
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:
    case USCRIPT_CYRILLIC:
    case USCRIPT_ARABIC:
    case USCRIPT_HEBREW:
        return true;
    default:
        return false;
    }
}

/// Appends the letter that stands for `codePoint` when spellings are compared. The text is casefolded and decomposed.
void appendFoldedLetter(icu::UnicodeString& text, UChar32 codePoint)
{
    constexpr UChar32 katakanaToHiragana = 0x60;
    const bool hasHiragana = (codePoint >= 0x30A1 && codePoint <= 0x30F6) || codePoint == 0x30FD || codePoint == 0x30FE;
    if (hasHiragana) {
        text.append(codePoint - katakanaToHiragana);
        return;
    }
    switch (codePoint) {
    case U'ı':
        text.append(u'i');
        return;
    case U'ł':
        text.append(u'l');
        return;
    case U'ø':
        text.append(u'o');
        return;
    case U'đ':
        text.append(u'd');
        return;
    case U'œ':
        text.append(u"oe", 2);
        return;
    case U'æ':
        text.append(u"ae", 2);
        return;
    case 0x671: // alef wasla; the other alefs and the hamza carriers have lost their marks
        text.append(UChar32{0x627});
        return;
    case 0x649: // alef maqsura
        text.append(UChar32{0x64A});
        return;
    case 0x629: // ta marbuta
        text.append(UChar32{0x647});
        return;
    default:
        text.append(codePoint);
    }
}

bool isSpaceOrInvisible(UChar32 codePoint)
{
    return u_isUWhiteSpace(codePoint) != 0 || u_hasBinaryProperty(codePoint, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

/// Punctuation that two spellings of one sentence may differ in. `%`, `/`, `\` and `&` are punctuation to Unicode.
bool isFreePunctuation(UChar32 codePoint)
{
    constexpr std::uint32_t dashesQuotesAndStops =
        U_GC_PD_MASK | U_GC_PC_MASK | U_GC_PI_MASK | U_GC_PF_MASK | U_GC_PO_MASK;
    constexpr std::u32string_view meaningful = U"%‰/\\&#@";
    return hasCategory(codePoint, dashesQuotesAndStops) &&
           meaningful.find(static_cast<char32_t>(codePoint)) == std::u32string_view::npos;
}

} // namespace

std::string fold(std::string_view text)
{
    if (isAscii(text))
        return asciiLower(text);
    // Decomposed first: casefolding makes a letter of one Greek mark, whose place depends on the order of marks.
    const icu::UnicodeString ordered = normalized(icu_support::toUtf16(text), icu::Normalizer2::getNFDInstance);
    const icu::UnicodeString caseless = normalized(ordered, icu::Normalizer2::getNFKCCasefoldInstance);
    const icu::UnicodeString decomposed = normalized(caseless, icu::Normalizer2::getNFDInstance);
    icu::UnicodeString letters;
    for (std::int32_t i = 0; i < decomposed.length(); i = decomposed.moveIndex32(i, 1)) {
        const UChar32 codePoint = decomposed.char32At(i);
        if (!isOptionalMark(codePoint))
            appendFoldedLetter(letters, codePoint);
    }
    return icu_support::toUtf8(normalized(letters, icu::Normalizer2::getNFCInstance));
}

std::string comparisonKey(std::string_view text)
{
    icu::UnicodeString caseless = normalized(icu_support::toUtf16(text), icu::Normalizer2::getNFDInstance);
    caseless.foldCase();
    icu::UnicodeString reversedKey;
    bool beforeDigit = false;
    for (std::int32_t i = caseless.length(); i > 0;) {
        i = caseless.moveIndex32(i, -1);
        const UChar32 codePoint = caseless.char32At(i);
        if (isSpaceOrInvisible(codePoint) || (isFreePunctuation(codePoint) && !beforeDigit))
            continue;
        reversedKey.append(codePoint);
        beforeDigit = u_isdigit(codePoint) != 0;
    }
    return icu_support::toUtf8(normalized(reversedKey.reverse(), icu::Normalizer2::getNFCInstance));
}

} // namespace warpdeck
