#pragma once

#include "core/scheduling/scheduler.h"
#include "core/scheduling/training_set.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace warpdeck::scheduling {

/// How a learner rates and how long that takes. The defaults are averages over many learners (scheduling notes of
/// fsrs-rs); seconds are Again, Hard, Good, Easy.
struct LearnerHabits {
    std::array<double, 4> firstRatings{0.24, 0.094, 0.495, 0.171}; ///< shares of Again … Easy at a first answer
    std::array<double, 3> recalledRatings{0.224, 0.631, 0.145};    ///< shares of Hard, Good, Easy when recalled
    std::array<double, 4> firstSeconds{19.58, 18.79, 13.78, 10.71};
    std::array<double, 4> laterSeconds{16.44, 15.25, 12.32, 8.03};
};

/// The habits that a log shows; where it has fewer than 20 answers of a sort, the defaults weigh in for those missing.
/// `durations` belong to `histories`, answer by answer; those of 0 and above two minutes are left out.
LearnerHabits habitsOf(const std::vector<CardHistory>& histories,
                       const std::vector<std::vector<std::chrono::milliseconds>>& durations);

/// A card at the start of a simulation.
struct SimulatedCard {
    std::optional<MemoryState> memory; ///< absent: new
    double daysSince = 0;              ///< since its last answer
    double dueIn = 0;                  ///< days; at or below 0: due
};

struct SimulationOptions {
    int days = 365;
    int newPerDay = 10;
    int reviewsPerDay = 9999;
    double desiredRetention = 0.9;
    std::uint64_t seed = 0;
};

/// What a desired retention costs and brings.
struct Workload {
    double desiredRetention = 0;
    double reviewsPerDay = 0; ///< answers to cards seen before, on average over the days
    double minutesPerDay = 0; ///< of all answers
    double memorized = 0;     ///< cards that would be recalled on the last day: the sum of their retrievabilities
    std::vector<double> memorizedByDay;
};

/// Lives through the days: each day what is due, most at risk first, then new cards, each answered by chance after the
/// model's own prediction and the habits. An answer Again is repeated the same day until it is recalled. Deterministic
/// for a seed. A stop request ends it early.
Workload simulate(const Scheduler& scheduler, std::vector<SimulatedCard> cards, const LearnerHabits& habits,
                  const SimulationOptions& options, const std::stop_token& stop = {});

} // namespace warpdeck::scheduling
