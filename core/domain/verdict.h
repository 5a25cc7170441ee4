#pragma once

namespace warpdeck {

/// What grading says of one answer.
struct Verdict {
    bool correct = false;
    double score = 0; ///< 0 to 1; under 1 only a partly right answer of an item with partial scoring is above 0

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

} // namespace warpdeck
