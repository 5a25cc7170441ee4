#pragma once

#include "core/domain/memory_model.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::services {

/// A memory model as a command line names it.
std::optional<MemoryModel> memoryModelNamed(std::string_view name);

/// Which reviews are worked on, and how.
struct ReviewLogFile {
    std::filesystem::path file; ///< CSV, see scheduling/review_csv.h
    MemoryModel model = MemoryModel::Fsrs7;
    std::optional<std::filesystem::path> parameters; ///< numbers separated by commas or white space; absent: defaults
    std::string zone = "UTC";                        ///< IANA name: where study days begin
    std::chrono::hours rollover{4};
};

/// Writes what the model makes of each review, as CSV, a line a call, first the header: card_id, review_index,
/// retrievability_before, stability (FSRS-6) or s_slow and s_fast (FSRS-7), difficulty, interval_days. Raw model output
/// with 17 significant digits; cards in the order of the file. Throws Error: FileNotFound, BadArgument with the place.
void replayReviews(const ReviewLogFile& log, double desiredRetention,
                   const std::function<void(std::string_view)>& writeLine);

/// How well parameters predict.
struct PredictionQuality {
    std::size_t count = 0;
    double logLoss = 0;
    double rmseBins = 0;
    double auc = 0;
};

/// Long-term answers alone, and all of them.
struct QualityPair {
    std::optional<PredictionQuality> longTerm;
    std::optional<PredictionQuality> all;
};

struct FitReport {
    std::vector<double> parameters;
    QualityPair before;      ///< in sample, of the parameters given
    QualityPair after;       ///< in sample, of the fitted ones
    QualityPair splitBefore; ///< pooled over the folds of a time-series split
    QualityPair splitAfter;
};

/// Fits the model to the file's reviews from the parameters given, and evaluates both in sample and by a time-series
/// split of `folds` parts. Throws Error as replayReviews().
FitReport fitReviews(const ReviewLogFile& log, int folds, const std::stop_token& stop = {});

struct SimulatedWorkload {
    double desiredRetention = 0;
    double reviewsPerDay = 0;
    double minutesPerDay = 0;
    double memorized = 0;
};

struct SimulationRequest {
    std::optional<ReviewLogFile> log; ///< habits come from it; absent: averages over many learners
    MemoryModel model = MemoryModel::Fsrs7;
    std::vector<double> retentions;
    int cards = 1000;
    int newPerDay = 10;
    int days = 365;
    std::uint64_t seed = 0;
};

/// What each desired retention would cost and bring with new cards. Throws Error as replayReviews().
std::vector<SimulatedWorkload> simulateWorkload(const SimulationRequest& request, const std::stop_token& stop = {});

} // namespace warpdeck::services
