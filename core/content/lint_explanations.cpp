#include "core/content/lint_measure.h"
#include "core/content/lint_rules.h"
#include "core/text/fold.h"
#include "core/text/segment.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

constexpr int shortestExplanation = 15;

/// IW13: every distractor says why it fails, and the key why it holds, there or in the explanation.
void checkFeedback(const LintSubject& subject, LintFindings& findings)
{
    const bool isExplained = lengthOf(subject.explanation) >= shortestExplanation;
    for (std::size_t i = 0; i < subject.options.size(); ++i) {
        const OptionProse& option = subject.options[i];
        const UnitKey unit{subject.itemId(), subject.locale(), "feedback." + option.id.value()};
        if (lengthOf(option.feedback) < shortestExplanation && !(option.isKey && isExplained))
            findings.error(DiagnosticCode::UnexplainedOption, unit, {option.id.value()});
        else if (!option.feedback.text.empty() &&
                 comparisonKey(subject.text->options[i].feedback) == comparisonKey(subject.text->options[i].text))
            findings.error(DiagnosticCode::RepeatedOption, unit, {option.id.value()});
    }
}

/// A letter or digit by which an option could be named; case tells `answer A` from `answer a question`.
bool isOptionName(std::string_view word)
{
    constexpr std::u32string_view names = U"ABCDE12345أبجده";
    if (word.empty())
        return false;
    const DecodedCodePoint name = codePointAt(word, 0);
    return name.length == word.size() && names.find(name.value) != std::u32string_view::npos;
}

/// `option B` where words are parted by spaces.
std::string referenceBetweenSpaces(const std::string& text, const LintSubject& subject, const LintWords& known)
{
    const std::vector<std::string_view> found = words(text);
    for (std::size_t i = 0; i + 1 < found.size(); ++i) {
        const std::string form = searchForm(found[i], subject.locale());
        if (isOptionName(found[i + 1]) &&
            std::find(known.placeWords.begin(), known.placeWords.end(), form) != known.placeWords.end())
            return std::string(found[i]) + ' ' + std::string(found[i + 1]);
    }
    return {};
}

/// `選択肢B` where they are not.
std::string referenceWithoutSpaces(const std::string& text, const LintWords& known)
{
    for (const std::string& word : known.placeWords) {
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
            std::string_view rest = std::string_view(text).substr(at + word.size());
            rest = rest.substr(0, rest.find_first_not_of("ABCDE12345"));
            if (isOptionName(rest))
                return word + std::string(rest);
        }
    }
    return {};
}

/// IW14: letters and places mean nothing once the options are shuffled.
void checkReferences(const LintSubject& subject, const LintWords& known, LintFindings& findings)
{
    for (const NamedUnit& unit : unitsOf(subject)) {
        const std::string& text = unit.prose->text;
        std::string reference = writesSpaces(subject.locale()) ? referenceBetweenSpaces(text, subject, known)
                                                               : referenceWithoutSpaces(text, known);
        if (reference.empty())
            reference = listOf(phrasesIn(searchForm(text, subject.locale()), known.placePhrases));
        if (!reference.empty())
            findings.error(DiagnosticCode::OptionReference, {subject.itemId(), subject.locale(), unit.name},
                           {reference});
    }
}

bool isShuffled(const Item& item)
{
    return item.kind == ItemKind::Choice || item.kind == ItemKind::Multiple;
}

} // namespace

void lintExplanations(const LintBank& bank, LintFindings& findings)
{
    for (const LintLocale& part : bank.locales) {
        for (const LintSubject& subject : part.subjects) {
            if (part.isSource && (isShuffled(*subject.item) || subject.item->kind == ItemKind::Number))
                checkFeedback(subject, findings);
            if (isShuffled(*subject.item))
                checkReferences(subject, part.words, findings);
        }
    }
}

} // namespace warpdeck::content
