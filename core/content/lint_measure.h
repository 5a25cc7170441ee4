#pragma once

#include "core/content/lint_prose.h"
#include "core/text/locale_tag.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// Whether the language parts its words by spaces; Japanese and Chinese do not.
bool writesSpaces(const LocaleTag& locale);

/// The visible length: graphemes, wide East Asian ones as 2, a formula by what it prints, roughly.
int lengthOf(const Prose& prose);

/// Words, each formula as one; in Japanese and Chinese two characters make a word.
int wordCount(const Prose& prose, const LocaleTag& locale);

/// Sentences, at least one unless there are no words.
int sentenceCount(std::string_view text);

/// The words folded for search (core/text/fold).
std::vector<std::string> foldedWords(std::string_view text);

/// The form in which phrases are looked for: folded words between single spaces, ` like this `; without spaces where
/// the language writes none. Punctuation is gone.
std::string searchForm(std::string_view text, const LocaleTag& locale);

/// The words that carry meaning, reduced to a stem (English) or folded (others), without the most frequent words.
std::set<std::string> contentStems(std::string_view text, const LocaleTag& locale);

/// How many elements two sets share.
int sharedCount(const std::set<std::string>& left, const std::set<std::string>& right);

} // namespace warpdeck::content
