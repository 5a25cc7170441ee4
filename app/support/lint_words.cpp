#include "app/support/diagnostic_words.h"

#include <QCoreApplication>

#include <array>

namespace warpdeck::app {

namespace {

/// What lint says.
/// In the order of the enumeration, without a gap: the assertions below see to it.
constexpr std::array words{
    DiagnosticWords{DiagnosticCode::OptionCount,
                    QT_TRANSLATE_NOOP("Diagnostic", "The item has %1 options, %2 of them right."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Three to five options, of which a choice has one right one."), 0},
    DiagnosticWords{DiagnosticCode::SameOptions,
                    QT_TRANSLATE_NOOP("Diagnostic", "The options `%1` and `%2` say the same."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Make them differ by more than case, spaces and punctuation."), 0},
    DiagnosticWords{DiagnosticCode::ForbiddenOption, QT_TRANSLATE_NOOP("Diagnostic", "The option says `%1`."),
                    QT_TRANSLATE_NOOP(
                        "Diagnostic",
                        "It rewards half knowledge and breaks when options are shuffled; write a real error instead."),
                    0},
    DiagnosticWords{
        DiagnosticCode::KeyLength,
        QT_TRANSLATE_NOOP("Diagnostic", "The right option has %1 characters, the wrong ones %2 on average (ratio %3)."),
        QT_TRANSLATE_NOOP("Diagnostic", "Length must not tell: bring the ratio to 0.75 to 1.33."), 0},
    DiagnosticWords{
        DiagnosticCode::KeyOftenLongest,
        QT_TRANSLATE_NOOP("Diagnostic",
                          "In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most)."),
        QT_TRANSLATE_NOOP("Diagnostic", "Shorten right options or give wrong ones equal detail."), 0},
    DiagnosticWords{
        DiagnosticCode::KeyOftenShortest,
        QT_TRANSLATE_NOOP("Diagnostic",
                          "In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most)."),
        QT_TRANSLATE_NOOP("Diagnostic", "Give right options the detail of the others."), 0},
    DiagnosticWords{
        DiagnosticCode::OptionLengths,
        QT_TRANSLATE_NOOP("Diagnostic", "The option `%1` has %2 characters, `%3` only %4."),
        QT_TRANSLATE_NOOP("Diagnostic", "The longest should have at most twice the length of the shortest."), 0},
    DiagnosticWords{
        DiagnosticCode::AbsoluteDistractors,
        QT_TRANSLATE_NOOP("Diagnostic", "Only wrong options use absolute words: %1."),
        QT_TRANSLATE_NOOP("Diagnostic", "Learners know that `always` is seldom right; use them everywhere or nowhere."),
        0},
    DiagnosticWords{DiagnosticCode::AbsoluteDistractorsOften,
                    QT_TRANSLATE_NOOP("Diagnostic",
                                      "In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most)."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Reword them."), 0},
    DiagnosticWords{
        DiagnosticCode::HedgedKeysOften,
        QT_TRANSLATE_NOOP("Diagnostic", "In %1 of %2 items only the right option hedges (%3 %; %4 % at most)."),
        QT_TRANSLATE_NOOP("Diagnostic", "Reword them: `usually` gives the answer away."), 0},
    DiagnosticWords{
        DiagnosticCode::StemEcho,
        QT_TRANSLATE_NOOP("Diagnostic", "The right option repeats %1 words of the question more than any other."),
        QT_TRANSLATE_NOOP("Diagnostic", "Say it in other words, or let wrong options echo as well."), 0},
    DiagnosticWords{
        DiagnosticCode::StemEchoOften,
        QT_TRANSLATE_NOOP("Diagnostic", "In %1 of %2 items the right option echoes the question (%3 %; %4 % at most)."),
        QT_TRANSLATE_NOOP("Diagnostic", "Reword them."), 0},
    DiagnosticWords{
        DiagnosticCode::NegativeStem, QT_TRANSLATE_NOOP("Diagnostic", "The question is negative: %1."),
        QT_TRANSLATE_NOOP("Diagnostic", "Ask for what is true; where that is impossible, emphasise the word."), 0},
    DiagnosticWords{DiagnosticCode::PlainNegative,
                    QT_TRANSLATE_NOOP("Diagnostic", "The negative word is not emphasised: %1."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Write it as **not**."), 0},
    DiagnosticWords{DiagnosticCode::DoubleNegative,
                    QT_TRANSLATE_NOOP("Diagnostic", "A negative question has a negative option: %1."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Take out one of the two."), 0},
    DiagnosticWords{DiagnosticCode::NegativeStemsOften,
                    QT_TRANSLATE_NOOP("Diagnostic", "%1 of %2 questions are negative (%3 %; %4 % at most)."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Reword some of them."), 0},
    DiagnosticWords{DiagnosticCode::NoQuestion,
                    QT_TRANSLATE_NOOP("Diagnostic", "The question does not end in one question mark."),
                    QT_TRANSLATE_NOOP("Diagnostic", "End it so, or with the blank of a sentence to complete."), 0},
    DiagnosticWords{DiagnosticCode::TooManyWords,
                    QT_TRANSLATE_NOOP("Diagnostic", "The text has %1 words; %2 are the most."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Shorten it."), 0},
    DiagnosticWords{DiagnosticCode::MixedPunctuation,
                    QT_TRANSLATE_NOOP("Diagnostic", "Some options end in a full stop and some do not."),
                    QT_TRANSLATE_NOOP("Diagnostic", "End all alike."), 0},
    DiagnosticWords{DiagnosticCode::MixedCase,
                    QT_TRANSLATE_NOOP("Diagnostic", "Some options begin with a capital and some do not."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Begin all alike."), 0},
    DiagnosticWords{DiagnosticCode::MixedTypes,
                    QT_TRANSLATE_NOOP("Diagnostic", "Some options are numbers and some are not."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Make them all of one kind."), 0},
    DiagnosticWords{DiagnosticCode::MixedUnits,
                    QT_TRANSLATE_NOOP("Diagnostic", "The options have different units: %1 and %2."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Use one unit."), 0},
    DiagnosticWords{DiagnosticCode::SameValues,
                    QT_TRANSLATE_NOOP("Diagnostic", "The options `%1` and `%2` are equal numbers."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Make them differ by more than the tolerance."), 0},
    DiagnosticWords{
        DiagnosticCode::KeyRankUneven,
        QT_TRANSLATE_NOOP("Diagnostic", "With %1 numeric options, the right one's rank is spread unevenly: %2."),
        QT_TRANSLATE_NOOP("Diagnostic", "Choose the wrong values so that every rank is as likely."), 0},
    DiagnosticWords{DiagnosticCode::UnexplainedOption,
                    QT_TRANSLATE_NOOP("Diagnostic", "The feedback of `%1` does not explain."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Say in a sentence why the option is right or wrong."), 0},
    DiagnosticWords{DiagnosticCode::RepeatedOption,
                    QT_TRANSLATE_NOOP("Diagnostic", "The feedback of `%1` only repeats the option."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Say why it is right or wrong."), 0},
    DiagnosticWords{DiagnosticCode::OptionReference,
                    QT_TRANSLATE_NOOP("Diagnostic", "The text names an option by letter or place: %1."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Options are shuffled; name what it says."), 0},
    DiagnosticWords{
        DiagnosticCode::ConvergingKeysOften,
        QT_TRANSLATE_NOOP("Diagnostic",
                          "In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most)."),
        QT_TRANSLATE_NOOP("Diagnostic", "Vary the wrong options in more than one respect."), 0},
    DiagnosticWords{DiagnosticCode::SimilarStems, QT_TRANSLATE_NOOP("Diagnostic", "The question is almost that of %1."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Ask something else, or write `variant-of: %1`."), 0},
    DiagnosticWords{DiagnosticCode::QuotedKey, QT_TRANSLATE_NOOP("Diagnostic", "The question tells the answer of %1."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Reword one of the two."), 0},
    DiagnosticWords{DiagnosticCode::MissingProperty, QT_TRANSLATE_NOOP("Diagnostic", "`%1` is missing."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Every question needs objective, sources, level and bloom."), 0},
    DiagnosticWords{DiagnosticCode::RememberOften,
                    QT_TRANSLATE_NOOP("Diagnostic", "%1 of %2 questions only ask to remember (%3 %; %4 % at most)."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Write more that ask to understand and apply."), 0},
    DiagnosticWords{DiagnosticCode::ApplySeldom,
                    QT_TRANSLATE_NOOP("Diagnostic", "%1 of %2 questions ask to apply or more (%3 %; at least %4 %)."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Write more of them."), 0},
    DiagnosticWords{DiagnosticCode::UndatedProduct,
                    QT_TRANSLATE_NOOP("Diagnostic", "`%1` stands next to a number without source and date."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Add `sources:` and `as-of:`."), 0},
    DiagnosticWords{DiagnosticCode::UnstatedSparsity,
                    QT_TRANSLATE_NOOP("Diagnostic", "The rate of `%1` does not say dense or sparse."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Say which."), 0},
    DiagnosticWords{DiagnosticCode::UnstatedDirection,
                    QT_TRANSLATE_NOOP("Diagnostic", "The rate of the link `%1` does not say which direction."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Say one direction or both."), 0},
    DiagnosticWords{DiagnosticCode::OptionsDiffer,
                    QT_TRANSLATE_NOOP("Diagnostic", "The options differ from the source. Missing: %1. Added: %2."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Use the ids of the source."), 0},
    DiagnosticWords{DiagnosticCode::NumbersDiffer,
                    QT_TRANSLATE_NOOP("Diagnostic", "The numbers differ from the source. Missing: %1. Added: %2."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Correct them; only separators may differ."), 0},
    DiagnosticWords{DiagnosticCode::FormulasDiffer,
                    QT_TRANSLATE_NOOP("Diagnostic", "A formula differs from the source. There: %1. Here: %2."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Copy the TeX; only `{,}` and the words in \\text{} may differ."),
                    0},
    DiagnosticWords{
        DiagnosticCode::FormulaDecimalPoint,
        QT_TRANSLATE_NOOP("Diagnostic", "This language writes a decimal comma, but the formula has a point: %1."),
        QT_TRANSLATE_NOOP("Diagnostic", "Write `{,}` in TeX."), 0},
    DiagnosticWords{DiagnosticCode::TermNotUsed,
                    QT_TRANSLATE_NOOP("Diagnostic", "The source says `%1`, but `%2` does not occur here."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Use the glossary's term, or add a variant to the glossary."), 0},
    DiagnosticWords{
        DiagnosticCode::ToleranceTooTight,
        QT_TRANSLATE_NOOP("Diagnostic", "The tolerance is %1, but rounded input alone moves the result by %2."),
        QT_TRANSLATE_NOOP("Diagnostic", "Widen the tolerance to twice that."), 0},
    DiagnosticWords{
        DiagnosticCode::MistakeIsKey,
        QT_TRANSLATE_NOOP("Diagnostic", "The mistake `%1` gives %2, which is within the tolerance of the answer %3."),
        QT_TRANSLATE_NOOP("Diagnostic", "Narrow the tolerance, or leave the mistake out."), 0},
    DiagnosticWords{DiagnosticCode::ResultNotFinite,
                    QT_TRANSLATE_NOOP("Diagnostic", "`%1` gives no finite number (%2)."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Change the expression or the ranges."), 0},
    DiagnosticWords{DiagnosticCode::DrawsUnclear,
                    QT_TRANSLATE_NOOP("Diagnostic", "In %1 of %2 draws a mistake cannot be told from the answer."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Narrow the ranges or the tolerance."), 0},
    DiagnosticWords{DiagnosticCode::LongSentences,
                    QT_TRANSLATE_NOOP("Diagnostic", "The sentences have %1 words on average."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Keep them to 20."), 0},
    DiagnosticWords{DiagnosticCode::UnbalancedBidi,
                    QT_TRANSLATE_NOOP("Diagnostic", "Bidirectional control characters do not balance."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Remove them: the program sets direction itself."), 0},
    DiagnosticWords{DiagnosticCode::TableDiffers,
                    QT_TRANSLATE_NOOP("Diagnostic", "The tables differ from the source. There: %1. Here: %2."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Keep the same rows and columns."), 0},
    DiagnosticWords{
        DiagnosticCode::SameAsSource, QT_TRANSLATE_NOOP("Diagnostic", "The text is the same as the source."),
        QT_TRANSLATE_NOOP("Diagnostic", "Translate it, or write `same-as-source: yes` under the item's heading."), 0},
    DiagnosticWords{DiagnosticCode::RawHtml, QT_TRANSLATE_NOOP("Diagnostic", "HTML stands in the text: %1."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Use Markdown; tags would be shown as they are."), 0},
    DiagnosticWords{DiagnosticCode::OpenFormula, QT_TRANSLATE_NOOP("Diagnostic", "A formula is not closed: %1."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Close it with `$`, or write `\\$` for a dollar."), 0},
    DiagnosticWords{DiagnosticCode::ComparisonTable, QT_TRANSLATE_NOOP("Diagnostic", "The comparison has %1 tables."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Write exactly one."), 0},
    DiagnosticWords{
        DiagnosticCode::PlaceholderDiffers,
        QT_TRANSLATE_NOOP("Diagnostic", "The values in braces differ from the source. Missing: %1. Added: %2."),
        QT_TRANSLATE_NOOP("Diagnostic", "Use the same ones."), 0},
    DiagnosticWords{
        DiagnosticCode::BadExpression, QT_TRANSLATE_NOOP("Diagnostic", "`%1` is no expression (at character %2)."),
        QT_TRANSLATE_NOOP("Diagnostic",
                          "Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor."),
        0},
    DiagnosticWords{DiagnosticCode::UnknownName,
                    QT_TRANSLATE_NOOP("Diagnostic", "`%1` is no parameter of this item (in `%2`)."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Declare it with `let:`."), 0},
    DiagnosticWords{DiagnosticCode::MissingUnitNames,
                    QT_TRANSLATE_NOOP("Diagnostic", "The unit `%1` has no name in this language."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Name it under `### units`: `- %1 = name, other name`."), 0},
    DiagnosticWords{DiagnosticCode::WaiverUnused,
                    QT_TRANSLATE_NOOP("Diagnostic", "Nothing of the kind %1 is found, so the waiver does nothing."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Remove it."), 0},
    DiagnosticWords{DiagnosticCode::WaiverWithoutReason,
                    QT_TRANSLATE_NOOP("Diagnostic", "The waiver of %1 gives no reason."),
                    QT_TRANSLATE_NOOP("Diagnostic", "Write it behind the code."), 0},
};

constexpr bool coversAll()
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (static_cast<std::size_t>(words[i].code) != static_cast<std::size_t>(DiagnosticCode::OptionCount) + i)
            return false;
    }
    return words.back().code == DiagnosticCode::WaiverWithoutReason;
}
static_assert(coversAll());

} // namespace

const DiagnosticWords& lintWords(DiagnosticCode code)
{
    return words.at(static_cast<std::size_t>(code) - static_cast<std::size_t>(words.front().code));
}

} // namespace warpdeck::app
