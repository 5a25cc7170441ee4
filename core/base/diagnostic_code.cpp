#include "core/base/diagnostic_code.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace warpdeck {

namespace {

struct NamedCode {
    DiagnosticCode code;
    std::string_view name;
};

/// In the order of the enumeration, so that a code finds its name by position.
constexpr std::array names{
    NamedCode{DiagnosticCode::InvalidUtf8, "invalid-utf8"},
    NamedCode{DiagnosticCode::ByteOrderMark, "byte-order-mark"},
    NamedCode{DiagnosticCode::CarriageReturn, "carriage-return"},
    NamedCode{DiagnosticCode::NotNfc, "not-nfc"},
    NamedCode{DiagnosticCode::NoFinalNewline, "no-final-newline"},
    NamedCode{DiagnosticCode::ControlCharacter, "control-character"},
    NamedCode{DiagnosticCode::TabCharacter, "tab-character"},
    NamedCode{DiagnosticCode::LineTooLong, "line-too-long"},
    NamedCode{DiagnosticCode::UnreadableFile, "unreadable-file"},
    NamedCode{DiagnosticCode::FileTooLarge, "file-too-large"},
    NamedCode{DiagnosticCode::NotARegularFile, "not-a-regular-file"},
    NamedCode{DiagnosticCode::UnexpectedFile, "unexpected-file"},
    NamedCode{DiagnosticCode::TooManyProblems, "too-many-problems"},
    NamedCode{DiagnosticCode::MissingBankFile, "missing-bank-file"},
    NamedCode{DiagnosticCode::SeveralSources, "several-sources"},
    NamedCode{DiagnosticCode::MissingTopicSource, "missing-topic-source"},
    NamedCode{DiagnosticCode::BadFileLocale, "bad-file-locale"},
    NamedCode{DiagnosticCode::MissingFrontMatter, "missing-front-matter"},
    NamedCode{DiagnosticCode::UnclosedFrontMatter, "unclosed-front-matter"},
    NamedCode{DiagnosticCode::MalformedMetaLine, "malformed-meta-line"},
    NamedCode{DiagnosticCode::UnknownKey, "unknown-key"},
    NamedCode{DiagnosticCode::DuplicateKey, "duplicate-key"},
    NamedCode{DiagnosticCode::MissingKey, "missing-key"},
    NamedCode{DiagnosticCode::EmptyValue, "empty-value"},
    NamedCode{DiagnosticCode::BadValue, "bad-value"},
    NamedCode{DiagnosticCode::FrontMatterMismatch, "front-matter-mismatch"},
    NamedCode{DiagnosticCode::KeyNotForKind, "key-not-for-kind"},
    NamedCode{DiagnosticCode::BadNumber, "bad-number"},
    NamedCode{DiagnosticCode::BadDate, "bad-date"},
    NamedCode{DiagnosticCode::BadWaiver, "bad-waiver"},
    NamedCode{DiagnosticCode::UnknownCode, "unknown-code"},
    NamedCode{DiagnosticCode::RepeatedEntry, "repeated-entry"},
    NamedCode{DiagnosticCode::MissingTitle, "missing-title"},
    NamedCode{DiagnosticCode::MisplacedText, "misplaced-text"},
    NamedCode{DiagnosticCode::MisplacedTitle, "misplaced-title"},
    NamedCode{DiagnosticCode::MisplacedItem, "misplaced-item"},
    NamedCode{DiagnosticCode::MisplacedOption, "misplaced-option"},
    NamedCode{DiagnosticCode::TextAfterOptions, "text-after-options"},
    NamedCode{DiagnosticCode::TextAfterFeedback, "text-after-feedback"},
    NamedCode{DiagnosticCode::UnclosedFence, "unclosed-fence"},
    NamedCode{DiagnosticCode::MissingItemTitle, "missing-item-title"},
    NamedCode{DiagnosticCode::BadId, "bad-id"},
    NamedCode{DiagnosticCode::UnknownSection, "unknown-section"},
    NamedCode{DiagnosticCode::DuplicateSection, "duplicate-section"},
    NamedCode{DiagnosticCode::SectionOrder, "section-order"},
    NamedCode{DiagnosticCode::EmptySection, "empty-section"},
    NamedCode{DiagnosticCode::MixedAnswers, "mixed-answers"},
    NamedCode{DiagnosticCode::EmptyAnswer, "empty-answer"},
    NamedCode{DiagnosticCode::BadUnitLine, "bad-unit-line"},
    NamedCode{DiagnosticCode::DuplicateItem, "duplicate-item"},
    NamedCode{DiagnosticCode::RetiredItem, "retired-item"},
    NamedCode{DiagnosticCode::ItemNamedLikeTopic, "item-named-like-topic"},
    NamedCode{DiagnosticCode::DuplicateOption, "duplicate-option"},
    NamedCode{DiagnosticCode::MissingStem, "missing-stem"},
    NamedCode{DiagnosticCode::MissingOptions, "missing-options"},
    NamedCode{DiagnosticCode::TooManyOptions, "too-many-options"},
    NamedCode{DiagnosticCode::MissingAnswers, "missing-answers"},
    NamedCode{DiagnosticCode::MissingBack, "missing-back"},
    NamedCode{DiagnosticCode::MissingFeedback, "missing-feedback"},
    NamedCode{DiagnosticCode::EmptyOption, "empty-option"},
    NamedCode{DiagnosticCode::OptionsNotForKind, "options-not-for-kind"},
    NamedCode{DiagnosticCode::AnswersNotForKind, "answers-not-for-kind"},
    NamedCode{DiagnosticCode::SectionNotForKind, "section-not-for-kind"},
    NamedCode{DiagnosticCode::AnswerCount, "answer-count"},
    NamedCode{DiagnosticCode::UnknownOption, "unknown-option"},
    NamedCode{DiagnosticCode::UnknownItem, "unknown-item"},
    NamedCode{DiagnosticCode::UnknownTopic, "unknown-topic"},
    NamedCode{DiagnosticCode::UnknownTerm, "unknown-term"},
    NamedCode{DiagnosticCode::UnknownSource, "unknown-source"},
    NamedCode{DiagnosticCode::UnknownUnit, "unknown-unit"},
    NamedCode{DiagnosticCode::BadParameter, "bad-parameter"},
    NamedCode{DiagnosticCode::ParameterRange, "parameter-range"},
    NamedCode{DiagnosticCode::DuplicateParameter, "duplicate-parameter"},
    NamedCode{DiagnosticCode::ReservedName, "reserved-name"},
    NamedCode{DiagnosticCode::BadTolerance, "bad-tolerance"},
    NamedCode{DiagnosticCode::BadAcceptedUnit, "bad-accepted-unit"},
    NamedCode{DiagnosticCode::BadMistake, "bad-mistake"},
    NamedCode{DiagnosticCode::MistakeWithoutText, "mistake-without-text"},
    NamedCode{DiagnosticCode::BadGap, "bad-gap"},
    NamedCode{DiagnosticCode::MissingGaps, "missing-gaps"},
    NamedCode{DiagnosticCode::StructureInTranslation, "structure-in-translation"},
    NamedCode{DiagnosticCode::ItemNotInSource, "item-not-in-source"},
    NamedCode{DiagnosticCode::OptionNotInSource, "option-not-in-source"},
    NamedCode{DiagnosticCode::UnitNotInSource, "unit-not-in-source"},
    NamedCode{DiagnosticCode::GapNotInSource, "gap-not-in-source"},
    NamedCode{DiagnosticCode::IncompleteTranslation, "incomplete-translation"},
    NamedCode{DiagnosticCode::UntranslatedUnit, "untranslated-unit"},
    NamedCode{DiagnosticCode::UnknownPicture, "unknown-picture"},
    NamedCode{DiagnosticCode::BadPictureReference, "bad-picture-reference"},
    NamedCode{DiagnosticCode::UnknownPictureType, "unknown-picture-type"},
    NamedCode{DiagnosticCode::BadTsvHeader, "bad-tsv-header"},
    NamedCode{DiagnosticCode::BadTsvRow, "bad-tsv-row"},
    NamedCode{DiagnosticCode::PaddedCell, "padded-cell"},
    NamedCode{DiagnosticCode::DuplicateRow, "duplicate-row"},
    NamedCode{DiagnosticCode::BadHash, "bad-hash"},
    NamedCode{DiagnosticCode::UnknownRow, "unknown-row"},
    NamedCode{DiagnosticCode::OptionCount, "IW01"},
    NamedCode{DiagnosticCode::SameOptions, "IW01-same"},
    NamedCode{DiagnosticCode::ForbiddenOption, "IW02"},
    NamedCode{DiagnosticCode::KeyLength, "IW03"},
    NamedCode{DiagnosticCode::KeyOftenLongest, "IW04-longest"},
    NamedCode{DiagnosticCode::KeyOftenShortest, "IW04-shortest"},
    NamedCode{DiagnosticCode::OptionLengths, "IW05"},
    NamedCode{DiagnosticCode::AbsoluteDistractors, "IW06"},
    NamedCode{DiagnosticCode::AbsoluteDistractorsOften, "IW06-share"},
    NamedCode{DiagnosticCode::HedgedKeysOften, "IW07"},
    NamedCode{DiagnosticCode::StemEcho, "IW08"},
    NamedCode{DiagnosticCode::StemEchoOften, "IW08-share"},
    NamedCode{DiagnosticCode::NegativeStem, "IW09"},
    NamedCode{DiagnosticCode::PlainNegative, "IW09-plain"},
    NamedCode{DiagnosticCode::DoubleNegative, "IW09-double"},
    NamedCode{DiagnosticCode::NegativeStemsOften, "IW09-share"},
    NamedCode{DiagnosticCode::NoQuestion, "IW10"},
    NamedCode{DiagnosticCode::TooManyWords, "IW10-words"},
    NamedCode{DiagnosticCode::MixedPunctuation, "IW11-punctuation"},
    NamedCode{DiagnosticCode::MixedCase, "IW11-case"},
    NamedCode{DiagnosticCode::MixedTypes, "IW11-type"},
    NamedCode{DiagnosticCode::MixedUnits, "IW11-unit"},
    NamedCode{DiagnosticCode::SameValues, "IW12"},
    NamedCode{DiagnosticCode::KeyRankUneven, "IW12-rank"},
    NamedCode{DiagnosticCode::UnexplainedOption, "IW13"},
    NamedCode{DiagnosticCode::RepeatedOption, "IW13-repeated"},
    NamedCode{DiagnosticCode::OptionReference, "IW14"},
    NamedCode{DiagnosticCode::ConvergingKeysOften, "IW16"},
    NamedCode{DiagnosticCode::SimilarStems, "IW17"},
    NamedCode{DiagnosticCode::QuotedKey, "IW18"},
    NamedCode{DiagnosticCode::MissingProperty, "IW19"},
    NamedCode{DiagnosticCode::RememberOften, "IW19-remember"},
    NamedCode{DiagnosticCode::ApplySeldom, "IW19-apply"},
    NamedCode{DiagnosticCode::UndatedProduct, "IW20-date"},
    NamedCode{DiagnosticCode::UnstatedSparsity, "IW20-sparsity"},
    NamedCode{DiagnosticCode::UnstatedDirection, "IW20-direction"},
    NamedCode{DiagnosticCode::OptionsDiffer, "IW21-options"},
    NamedCode{DiagnosticCode::NumbersDiffer, "IW21-numbers"},
    NamedCode{DiagnosticCode::FormulasDiffer, "IW21-tex"},
    NamedCode{DiagnosticCode::FormulaDecimalPoint, "IW21-decimal"},
    NamedCode{DiagnosticCode::TermNotUsed, "IW21-terms"},
    NamedCode{DiagnosticCode::ToleranceTooTight, "IW22"},
    NamedCode{DiagnosticCode::MistakeIsKey, "IW22-mistake"},
    NamedCode{DiagnosticCode::ResultNotFinite, "IW22-finite"},
    NamedCode{DiagnosticCode::DrawsUnclear, "IW22-draws"},
    NamedCode{DiagnosticCode::LongSentences, "IW24"},
    NamedCode{DiagnosticCode::UnbalancedBidi, "bidi"},
    NamedCode{DiagnosticCode::TableDiffers, "table-shape"},
    NamedCode{DiagnosticCode::SameAsSource, "same-as-source"},
    NamedCode{DiagnosticCode::RawHtml, "raw-html"},
    NamedCode{DiagnosticCode::OpenFormula, "open-formula"},
    NamedCode{DiagnosticCode::ComparisonTable, "comparison-table"},
    NamedCode{DiagnosticCode::PlaceholderDiffers, "placeholder"},
    NamedCode{DiagnosticCode::BadExpression, "expression"},
    NamedCode{DiagnosticCode::UnknownName, "unknown-name"},
    NamedCode{DiagnosticCode::MissingUnitNames, "unit-names"},
    NamedCode{DiagnosticCode::WaiverUnused, "waiver-unused"},
    NamedCode{DiagnosticCode::WaiverWithoutReason, "waiver-reason"},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (static_cast<std::size_t>(names[i].code) != i)
            return false;
    }
    return true;
}
static_assert(inOrder());

} // namespace

std::string_view diagnosticName(DiagnosticCode code)
{
    assert(static_cast<std::size_t>(code) < names.size());
    return names[static_cast<std::size_t>(code)].name;
}

std::optional<DiagnosticCode> diagnosticNamed(std::string_view name)
{
    const auto* const found =
        std::find_if(names.begin(), names.end(), [&](const NamedCode& named) { return named.name == name; });
    if (found == names.end())
        return std::nullopt;
    return found->code;
}

} // namespace warpdeck
