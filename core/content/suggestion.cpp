#include "core/content/suggestion.h"

#include <algorithm>
#include <cstddef>

namespace warpdeck::content {

namespace {

/// Beyond this length nothing the grammar knows could be meant.
constexpr std::size_t longestWord = 64;

std::size_t distance(std::string_view left, std::string_view right)
{
    using Row = std::vector<std::size_t>;
    Row beforeLast(right.size() + 1);
    Row last(right.size() + 1);
    Row current(right.size() + 1);
    for (std::size_t j = 0; j <= right.size(); ++j)
        current[j] = j;
    for (std::size_t i = 1; i <= left.size(); ++i) {
        beforeLast.swap(last);
        last.swap(current);
        current[0] = i;
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const std::size_t substitution = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1);
            current[j] = std::min({last[j] + 1, current[j - 1] + 1, substitution});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                current[j] = std::min(current[j], beforeLast[j - 2] + 1);
        }
    }
    return current[right.size()];
}

} // namespace

std::string suggestionFor(std::string_view word, const std::vector<std::string>& candidates)
{
    if (word.size() > longestWord)
        return {};
    std::string best;
    std::size_t bestDistance = std::max<std::size_t>(word.size() / 3, 1) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t difference =
            std::max(word.size(), candidate.size()) - std::min(word.size(), candidate.size());
        if (candidate.size() > longestWord || difference >= bestDistance)
            continue;
        const std::size_t found = distance(word, candidate);
        if (found < bestDistance && found < candidate.size()) {
            bestDistance = found;
            best = candidate;
        }
    }
    return best;
}

} // namespace warpdeck::content
