#pragma once

#include "core/scheduling/scheduler.h"
#include "core/scheduling/training_set.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpdeck::scheduling {

/// What a model said of an answer before it was given.
struct Prediction {
    double probability = 0; ///< of recall
    bool recalled = false;
    std::int32_t order = 0;
    std::int32_t studyDays = 0; ///< since the card's answer before
    int answers = 0;            ///< long-term answers to the card before this one
    int lapses = 0;             ///< those of them rated Again

    bool isLongTerm() const { return studyDays > 0; }
};

/// The predictions of all answers of `set` but each card's first, whose place by time is at least `from` and below
/// `end`. Earlier answers move the memories on.
std::vector<Prediction> predictionsOf(const Scheduler& scheduler, const TrainingSet& set, std::int32_t from,
                                      std::int32_t end);

/// How good predictions were.
struct Fitness {
    std::size_t count = 0;
    double logLoss = 0;  ///< mean binary cross-entropy in nats, probabilities kept 1e-7 from 0 and 1
    double rmseBins = 0; ///< root mean square of predicted minus observed recall in the bins of fsrs-rs 6
    double auc = 0;      ///< probability that a recalled answer was predicted higher than a forgotten one
};

enum class Counted : std::uint8_t { LongTerm, All };

/// Nothing when no prediction counts.
std::optional<Fitness> fitnessOf(const std::vector<Prediction>& predictions, Counted counted);

/// Predicted and observed recall in tenths of the predicted probability; empty tenths are left out.
struct CalibrationPoint {
    double predicted = 0;
    double observed = 0;
    std::size_t count = 0;
};
std::vector<CalibrationPoint> calibrationOf(const std::vector<Prediction>& predictions, Counted counted);

/// Where the test parts of a time-series split begin and end, by place in time: the long-term answers are cut into
/// folds + 1 equal parts; each part but the first is predicted after fitting to all before it. Empty when there are
/// fewer long-term answers than parts.
struct Fold {
    std::int32_t begin = 0;
    std::int32_t end = 0;
};
std::vector<Fold> timeSeriesFolds(const TrainingSet& set, int folds);

} // namespace warpdeck::scheduling
