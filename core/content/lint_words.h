#pragma once

#include "core/text/locale_tag.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// The words that the rules look for in one language. Phrases are in search form (lint_measure.h), so that they are
/// found as whole words by a plain search in a text of that form.
struct LintWords {
    std::vector<std::string> forbiddenOptions; ///< IW02, each the whole option
    std::vector<std::string> absolutes;        ///< IW06
    std::vector<std::string> hedges;           ///< IW07
    std::vector<std::string> negatives;        ///< IW09
    std::vector<std::string> placeWords;       ///< IW14, with a letter or digit behind it: `option` B
    std::vector<std::string> placePhrases;     ///< IW14: "the first answer"
};

/// Empty lists for a language that we have no words for.
LintWords lintWordsFor(const LocaleTag& locale);

/// The phrases that occur in `text`, which is in search form; overlapping ones too.
std::vector<std::string> phrasesIn(std::string_view text, const std::vector<std::string>& phrases);

/// The phrases as a finding names them: `always, never`.
std::string listOf(std::vector<std::string> phrases);

} // namespace warpdeck::content
