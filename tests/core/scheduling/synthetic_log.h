#pragma once

#include "core/base/random.h"
#include "core/scheduling/scheduler.h"
#include "core/scheduling/training_set.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace warpdeck::scheduling {

/// A learner who remembers as `model` says: `cards` cards, one new one every hour, each answered at intervals around
/// those for 90 % recall, Again or Good. The same seed gives the same log.
inline std::vector<CardHistory> syntheticLog(const Scheduler& model, int cards, int answers, std::uint64_t seed)
{
    Random random(seed);
    std::vector<CardHistory> log;
    for (int card = 0; card < cards; ++card) {
        CardHistory history;
        std::optional<MemoryState> memory;
        std::int64_t time = std::int64_t{card} * 3'600'000;
        for (int index = 0; index < answers; ++index) {
            Elapsed elapsed;
            bool recalled = random.unit() < 0.7;
            if (memory) {
                const double wanted = model.interval(*memory, 0.9).count() * (0.5 + 1.5 * random.unit());
                elapsed.studyDays = static_cast<std::int32_t>(std::clamp(wanted, 1.0, 300.0));
                elapsed.exact = Days(elapsed.studyDays);
                time += elapsed.studyDays * std::int64_t{86'400'000};
                recalled = random.unit() < model.retrievability(*memory, elapsed);
            }
            const Rating rating = recalled ? Rating::Good : Rating::Again;
            history.push_back({time, elapsed, rating});
            memory = model.next(memory, elapsed, rating);
        }
        log.push_back(std::move(history));
    }
    return log;
}

} // namespace warpdeck::scheduling
