#pragma once

#include <QString>

#include <chrono>

namespace warpdeck::gui {

/// How long an answer takes before the learner's own times are known.
inline constexpr std::chrono::milliseconds usualAnswerTime = std::chrono::seconds(45);

/// Whole minutes that `answers` take, at least one.
int minutesFor(int answers, std::chrono::milliseconds each);

/// What a daily goal means: `About 15 minutes a day.`; what it means to have none (0).
QString goalWords(int goal);

} // namespace warpdeck::gui
