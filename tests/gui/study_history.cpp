#include "tests/gui/study_history.h"

#include "core/services/study_service.h"

#include <algorithm>
#include <chrono>

namespace warpdeck::gui {

namespace {

constexpr int days = 12;
constexpr int newPerDay = 2;
constexpr int wrongEvery = 5;

ClockReading readingAt(Timestamp time)
{
    return {.now = time, .utcOffset = std::chrono::seconds(0), .monotonic = time.time_since_epoch()};
}

} // namespace

void writeHistory(const services::BankService& banks, const std::filesystem::path& profile, Timestamp now)
{
    services::StudyService study(banks, profile, 1, readingAt(now - std::chrono::days(days + 1)));
    int answered = 0;
    for (int day = days; day > 0; --day) {
        Timestamp time = now - std::chrono::days(day);
        study.begin({.kind = SessionKind::Study, .seed = 7, .newCardsLeft = newPerDay, .reviewsLeft = 20},
                    readingAt(time));
        while (const std::optional<Question> question = study.question()) {
            time += std::chrono::seconds(40);
            const bool wrong = ++answered % wrongEvery == 0;
            Answer answer{.locale = LocaleTag("en"), .duration = std::chrono::seconds(35)};
            for (const OptionId& option : question->shown) {
                const bool isKey =
                    std::find(question->item.key.begin(), question->item.key.end(), option) != question->item.key.end();
                if (isKey != wrong)
                    answer.chosen.push_back(option);
            }
            if (wrong && question->item.kind == ItemKind::Choice)
                answer.chosen.erase(answer.chosen.begin() + 1, answer.chosen.end());
            study.answer(answer, readingAt(time));
            if (study.awaitsRating())
                study.rate(Rating::Good);
        }
    }
}

} // namespace warpdeck::gui
