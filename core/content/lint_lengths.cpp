#include "core/content/lint_measure.h"
#include "core/content/lint_rules.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace warpdeck::content {

namespace {

/// Below this length a difference of a few letters says nothing.
constexpr double shortestForKeyLength = 18;
constexpr int shortestForOptionLengths = 24;
constexpr double mostOptionRatio = 2.0;

struct Range {
    double low = 0;
    double high = 0;

    bool contains(double value) const { return low <= value && value <= high; }
};
constexpr Range acceptableRatio{0.67, 1.50};
constexpr Range goodRatio{0.75, 1.33};

std::string fixed(double value, int digits)
{
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

struct ItemLengths {
    int key = 0;
    double meanDistractor = 0;
    int longestDistractor = 0;
    int shortestDistractor = 0;
};

/// Precondition: one key and at least one distractor.
ItemLengths lengthsOf(const LintSubject& subject)
{
    ItemLengths lengths{.key = lengthOf(keysOf(subject).front()->text)};
    int sum = 0;
    const std::vector<const OptionProse*> distractors = distractorsOf(subject);
    for (const OptionProse* distractor : distractors) {
        const int length = lengthOf(distractor->text);
        sum += length;
        lengths.longestDistractor = std::max(lengths.longestDistractor, length);
        lengths.shortestDistractor =
            distractor == distractors.front() ? length : std::min(lengths.shortestDistractor, length);
    }
    lengths.meanDistractor = static_cast<double>(sum) / static_cast<double>(distractors.size());
    return lengths;
}

/// IW03.
void checkKeyLength(const LintSubject& subject, const ItemLengths& lengths, LintFindings& findings)
{
    if (lengths.key <= shortestForKeyLength && lengths.meanDistractor <= shortestForKeyLength)
        return;
    const double ratio = lengths.key / std::max(lengths.meanDistractor, 1.0);
    const UnitKey unit{subject.itemId(), subject.locale(), "option." + keysOf(subject).front()->id.value()};
    const std::vector<std::string> arguments{std::to_string(lengths.key), fixed(lengths.meanDistractor, 1),
                                             fixed(ratio, 2)};
    if (!acceptableRatio.contains(ratio))
        findings.error(DiagnosticCode::KeyLength, unit, arguments);
    else if (!goodRatio.contains(ratio))
        findings.warning(DiagnosticCode::KeyLength, unit, arguments);
}

/// IW05.
void checkOptionLengths(const LintSubject& subject, LintFindings& findings)
{
    const auto shorter = [](const OptionProse& left, const OptionProse& right) {
        return lengthOf(left.text) < lengthOf(right.text);
    };
    const auto [shortest, longest] = std::minmax_element(subject.options.begin(), subject.options.end(), shorter);
    const int least = lengthOf(shortest->text);
    const int most = lengthOf(longest->text);
    if (most > shortestForOptionLengths && most > mostOptionRatio * least) {
        findings.warning(DiagnosticCode::OptionLengths,
                         {subject.itemId(), subject.locale(), "option." + longest->id.value()},
                         {longest->id.value(), std::to_string(most), shortest->id.value(), std::to_string(least)});
    }
}

/// IW04: with chance alone one key in four is the longest; 1.96 standard deviations more are too many.
double mostExtremes(int items)
{
    return 0.25 + 1.96 * std::sqrt(0.1875 / items);
}

} // namespace

bool exceeds(int count, int total, double limit)
{
    return total >= fewestForShares && count > limit * total;
}

std::vector<std::string> shareArguments(int count, int total, double limit)
{
    return {std::to_string(count), std::to_string(total), fixed(100.0 * count / total, 1), fixed(100 * limit, 1)};
}

void lintLengths(const LintBank& bank, LintFindings& findings)
{
    constexpr double clearly = 1.10;
    for (const LintLocale& part : bank.locales) {
        int items = 0;
        int longest = 0;
        int shortest = 0;
        for (const LintSubject& subject : part.subjects) {
            if (!isTextItem(subject) || keysOf(subject).size() != 1 || distractorsOf(subject).empty())
                continue;
            const ItemLengths lengths = lengthsOf(subject);
            checkKeyLength(subject, lengths, findings);
            checkOptionLengths(subject, findings);
            ++items;
            longest += lengths.key > clearly * lengths.longestDistractor ? 1 : 0;
            shortest += clearly * lengths.key < lengths.shortestDistractor ? 1 : 0;
        }
        const double limit = mostExtremes(std::max(items, 1));
        if (exceeds(longest, items, limit))
            findings.aboutBank(DiagnosticCode::KeyOftenLongest, part.locale, shareArguments(longest, items, limit));
        if (exceeds(shortest, items, limit))
            findings.aboutBank(DiagnosticCode::KeyOftenShortest, part.locale, shareArguments(shortest, items, limit));
    }
}

} // namespace warpdeck::content
