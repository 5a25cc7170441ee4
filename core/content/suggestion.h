#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::content {

/// The candidate that `word` is most likely a misspelling of: at most a third of its letters differ (restricted
/// Damerau-Levenshtein distance). Empty when none is near.
std::string suggestionFor(std::string_view word, const std::vector<std::string>& candidates);

} // namespace warpdeck::content
