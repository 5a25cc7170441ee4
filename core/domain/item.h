#pragma once

#include "core/base/strong_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpdeck {

/// How an item asks. A comparison asks nothing: it is a table to read.
enum class ItemKind : std::uint8_t { Choice, Multiple, Number, Text, Cloze, Card, Comparison };

/// Bloom's taxonomy, revised (Anderson, Krathwohl 2001).
enum class Bloom : std::uint8_t { Remember, Understand, Apply, Analyse, Evaluate, Create };

enum class Scoring : std::uint8_t { AllOrNothing, Partial };

/// `Ascending`: the options are all numbers of one unit, and Item::options lists them by value.
enum class OptionOrder : std::uint8_t { Shuffled, Ascending, AsWritten };

/// How strictly a typed word is compared with the accepted ones.
enum class TextMatch : std::uint8_t { Fold, Exact };

enum class ToleranceKind : std::uint8_t { Exact, Absolute, Percent };

enum class DrawScale : std::uint8_t { Linear, Log, Step, List };

/// A parameter of a `number` item: shown as `first` at the first attempt, drawn afterwards.
struct DrawnParameter {
    std::string name;
    double first = 0;
    double low = 0;  ///< not for List
    double high = 0; ///< not for List
    double step = 0; ///< only for Step
    DrawScale scale = DrawScale::Linear;
    std::vector<double> choices; ///< only for List

    friend bool operator==(const DrawnParameter&, const DrawnParameter&) = default;
};

/// Another unit in which the answer is accepted: answer in `unit` = factor * answer in the main unit.
struct AcceptedUnit {
    std::string unit;
    std::string factor; ///< an expression without parameters

    friend bool operator==(const AcceptedUnit&, const AcceptedUnit&) = default;
};

/// A wrong result with a known cause; its feedback is the option text of the same id.
struct Mistake {
    OptionId id;
    std::string expression;

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What a `number` item computes. Expressions are those of core/expression.
struct NumberTask {
    std::string answer; ///< expression
    std::string unit;   ///< id of the main unit; empty for a pure number
    ToleranceKind toleranceKind = ToleranceKind::Exact;
    double tolerance = 0; ///< per cent or absolute, by toleranceKind
    std::vector<DrawnParameter> parameters;
    std::vector<AcceptedUnit> acceptedUnits;
    std::vector<Mistake> mistakes;

    friend bool operator==(const NumberTask&, const NumberTask&) = default;
};

/// One item, without its texts: everything that is the same in every language.
struct Item {
    ItemId id;
    TopicId topic;
    ItemKind kind = ItemKind::Choice;
    int level = 0; ///< 1 (basic) to 3 (advanced); 0: not stated
    std::optional<Bloom> bloom;
    std::vector<std::string> tags;
    std::vector<SourceKey> sources;
    std::vector<ItemId> related;
    std::vector<TermId> terms;
    std::string objective;
    std::optional<ItemId> variantOf;
    std::string asOf;              ///< the day (ISO) at which dated facts were true; empty: does not age
    std::vector<OptionId> options; ///< in the order of the source text (see OptionOrder::Ascending)
    std::vector<OptionId> key;     ///< the right ones among `options`
    Scoring scoring = Scoring::AllOrNothing;
    OptionOrder order = OptionOrder::Shuffled;
    TextMatch match = TextMatch::Fold;
    bool bothWays = false;         ///< a `card` that is also asked from back to front
    std::vector<std::string> gaps; ///< `cloze`: the distinct gap ids, in order of appearance
    std::vector<ItemId> about;     ///< `comparison`: the items it compares
    std::optional<NumberTask> number;

    friend bool operator==(const Item&, const Item&) = default;
};

} // namespace warpdeck
