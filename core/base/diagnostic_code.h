#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace warpdeck {

/// Everything that can be wrong with content. Each has a name for `waive:` and the output of `check`
/// (diagnosticName), and a sentence and a hint in app/support/diagnostic_text.cpp.
enum class DiagnosticCode : std::uint8_t {
    // reader and validator: bytes
    InvalidUtf8,
    ByteOrderMark,
    CarriageReturn,
    NotNfc,
    NoFinalNewline,
    ControlCharacter,
    TabCharacter,
    LineTooLong,
    // reader and validator: files
    UnreadableFile,
    FileTooLarge,
    NotARegularFile,
    UnexpectedFile,
    TooManyProblems,
    MissingBankFile,
    SeveralSources,
    MissingTopicSource,
    BadFileLocale,
    // reader and validator: front matter and meta lines
    MissingFrontMatter,
    UnclosedFrontMatter,
    MalformedMetaLine,
    UnknownKey,
    DuplicateKey,
    MissingKey,
    EmptyValue,
    BadValue,
    FrontMatterMismatch,
    KeyNotForKind,
    BadNumber,
    BadDate,
    BadWaiver,
    UnknownCode,
    RepeatedEntry,
    // reader and validator: skeleton
    MissingTitle,
    MisplacedText,
    MisplacedTitle,
    MisplacedItem,
    MisplacedOption,
    TextAfterOptions,
    TextAfterFeedback,
    UnclosedFence,
    MissingItemTitle,
    BadId,
    UnknownSection,
    DuplicateSection,
    SectionOrder,
    EmptySection,
    MixedAnswers,
    EmptyAnswer,
    BadUnitLine,
    // reader and validator: items
    DuplicateItem,
    RetiredItem,
    ItemNamedLikeTopic,
    DuplicateOption,
    MissingStem,
    MissingOptions,
    TooManyOptions,
    MissingAnswers,
    MissingBack,
    MissingFeedback,
    EmptyOption,
    OptionsNotForKind,
    AnswersNotForKind,
    SectionNotForKind,
    AnswerCount,
    UnknownOption,
    UnknownItem,
    UnknownTopic,
    UnknownTerm,
    UnknownSource,
    UnknownUnit,
    // reader and validator: numbers and gaps
    BadParameter,
    ParameterRange,
    DuplicateParameter,
    ReservedName,
    BadTolerance,
    BadAcceptedUnit,
    BadMistake,
    MistakeWithoutText,
    BadGap,
    MissingGaps,
    // reader and validator: translations
    StructureInTranslation,
    ItemNotInSource,
    OptionNotInSource,
    UnitNotInSource,
    GapNotInSource,
    IncompleteTranslation,
    UntranslatedUnit,
    // reader and validator: pictures
    UnknownPicture,
    BadPictureReference,
    UnknownPictureType,
    // reader and validator: tables
    BadTsvHeader,
    BadTsvRow,
    PaddedCell,
    DuplicateRow,
    BadHash,
    UnknownRow,
};

/// The code's stable name, e.g. `invalid-utf8` or `IW03`.
std::string_view diagnosticName(DiagnosticCode code);

/// The code of that name, if there is one.
std::optional<DiagnosticCode> diagnosticNamed(std::string_view name);

} // namespace warpdeck
