#include "core/content/lint_glossary.h"

#include "core/content/lint_measure.h"
#include "core/text/segment.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

/// All prose of an item in search form.
std::string searchFormOf(const LintSubject& subject)
{
    std::string text = subject.text->title + '\n';
    for (const NamedUnit& unit : unitsOf(subject))
        text += unit.prose->text + '\n';
    return searchForm(text, subject.locale());
}

/// `throughput (tasa de procesamiento)` is two names.
std::vector<std::string> alternativesOf(const std::string& name, const LocaleTag& locale)
{
    std::vector<std::string> alternatives;
    std::size_t begin = 0;
    while (begin <= name.size()) {
        const std::size_t end = std::min(name.find_first_of("()", begin), name.size());
        std::string form = searchForm(std::string_view(name).substr(begin, end - begin), locale);
        if (form.find_first_not_of(' ') != std::string::npos)
            alternatives.push_back(std::move(form));
        begin = end + 1;
    }
    return alternatives;
}

/// A word without the ending that inflection may change; short words whole.
std::string_view trunkOf(std::string_view word)
{
    constexpr std::size_t longestWhole = 4;
    std::size_t trunk = word.size();
    for (int cut = 0; cut < 2 && codePointCount(word.substr(0, trunk)) > longestWhole; ++cut) {
        do
            --trunk;
        while ((word[trunk] & '\xC0') == '\x80');
    }
    return word.substr(0, trunk);
}

/// Anywhere in a word, since compounds hold terms: Speicherbandbreite.
bool mentions(const std::string& text, const std::string& name)
{
    if (text.find(name) != std::string::npos)
        return true;
    const std::vector<std::string_view> parts = words(name);
    return std::all_of(parts.begin(), parts.end(),
                       [&](std::string_view part) { return text.find(trunkOf(part)) != std::string::npos; });
}

bool mentionsAny(const std::string& text, const std::vector<std::string>& names, const LocaleTag& locale)
{
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        const std::vector<std::string> alternatives = alternativesOf(name, locale);
        return std::any_of(alternatives.begin(), alternatives.end(),
                           [&](const std::string& alternative) { return mentions(text, alternative); });
    });
}

/// The source names a term when its preferred name stands there as it is.
bool namesTerm(const std::string& text, const std::string& name, const LocaleTag& locale)
{
    const std::vector<std::string> alternatives = alternativesOf(name, locale);
    return !alternatives.empty() && text.find(alternatives.front()) != std::string::npos;
}

} // namespace

std::vector<const Term*> unusedTerms(const std::vector<Term>& terms, const LintSubject& source,
                                     const LintSubject& translation)
{
    const std::string sourceText = searchFormOf(source);
    const std::string text = searchFormOf(translation);
    std::vector<const Term*> unused;
    for (const Term& term : terms) {
        const auto sourceNames = term.names.find(source.locale());
        const auto names = term.names.find(translation.locale());
        if (sourceNames == term.names.end() || sourceNames->second.empty() || names == term.names.end() ||
            names->second.empty())
            continue;
        if (namesTerm(sourceText, sourceNames->second.front(), source.locale()) &&
            !mentionsAny(text, names->second, translation.locale()))
            unused.push_back(&term);
    }
    return unused;
}

} // namespace warpdeck::content
