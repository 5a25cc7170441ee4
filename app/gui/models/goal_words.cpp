#include "app/gui/models/goal_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpdeck::gui {

int minutesFor(int answers, std::chrono::milliseconds each)
{
    return std::max(1, static_cast<int>(std::chrono::ceil<std::chrono::minutes>(each * answers).count()));
}

QString goalWords(int goal)
{
    if (goal <= 0)
        return QCoreApplication::translate("GoalWords", "Study as much as you like.");
    const int minutes = minutesFor(goal, usualAnswerTime);
    return QCoreApplication::translate("GoalWords", "About %n minute(s) a day.", nullptr, minutes);
}

} // namespace warpdeck::gui
