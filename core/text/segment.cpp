#include "core/text/segment.h"

#include "core/text/icu.h"

#include <unicode/brkiter.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <algorithm>
#include <iterator>
#include <memory>

namespace warpdeck {

namespace {

using Iterator = std::unique_ptr<icu::BreakIterator>;

/// Where a piece ends (the next begins there) and what ICU says of it.
struct Boundary {
    std::size_t offset;
    std::int32_t status;

    friend bool operator<(const Boundary& left, const Boundary& right) { return left.offset < right.offset; }
};

std::vector<Boundary> boundaries(std::string_view text, const Iterator& iterator, UErrorCode status)
{
    icu_support::throwIfFailed(status, "text boundaries");
    const icu::StringPiece bytes = icu_support::pieceOf(text);
    const icu::LocalUTextPointer utf8(utext_openUTF8(nullptr, bytes.data(), bytes.size(), &status));
    iterator->setText(utf8.getAlias(), status);
    icu_support::throwIfFailed(status, "text boundaries");
    std::vector<Boundary> result;
    iterator->first();
    for (std::int32_t end = iterator->next(); end != icu::BreakIterator::DONE; end = iterator->next())
        result.push_back({static_cast<std::size_t>(end), iterator->getRuleStatus()});
    return result;
}

std::vector<Boundary> graphemeBoundaries(std::string_view text)
{
    UErrorCode status = U_ZERO_ERROR;
    const Iterator iterator(icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    return boundaries(text, iterator, status);
}

std::vector<Boundary> wordBoundaries(std::string_view text)
{
    UErrorCode status = U_ZERO_ERROR;
    const Iterator iterator(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    return boundaries(text, iterator, status);
}

std::vector<Boundary> lineBoundaries(std::string_view text, const LocaleTag& locale)
{
    UErrorCode status = U_ZERO_ERROR;
    const Iterator iterator(icu::BreakIterator::createLineInstance(icu_support::localeOf(locale), status));
    return boundaries(text, iterator, status);
}

/// The pieces of `text` that end at `ends` and whose status is at least `lowestStatus`.
std::vector<std::string_view> pieces(std::string_view text, const std::vector<Boundary>& ends,
                                     std::int32_t lowestStatus = 0)
{
    std::vector<std::string_view> result;
    std::size_t begin = 0;
    for (const Boundary& end : ends) {
        if (end.status >= lowestStatus)
            result.push_back(text.substr(begin, end.offset - begin));
        begin = end.offset;
    }
    return result;
}

} // namespace

std::vector<std::string_view> graphemes(std::string_view text)
{
    return pieces(text, graphemeBoundaries(text));
}

std::size_t graphemeCount(std::string_view text)
{
    return graphemeBoundaries(text).size();
}

std::vector<std::string_view> words(std::string_view text)
{
    return pieces(text, wordBoundaries(text), UBRK_WORD_NONE_LIMIT);
}

std::vector<std::string_view> lineBreakPieces(std::string_view text, const LocaleTag& locale)
{
    const std::vector<Boundary> lines = lineBoundaries(text, locale);
    const std::vector<Boundary> clusters = graphemeBoundaries(text);
    // UAX 14 allows a break between a space and a combining mark, which UAX 29 keeps together.
    std::vector<Boundary> ends;
    std::set_intersection(lines.begin(), lines.end(), clusters.begin(), clusters.end(), std::back_inserter(ends));
    return pieces(text, ends);
}

} // namespace warpdeck
