#pragma once

#include "app/cli/environment.h"
#include "app/cli/item_output.h"
#include "app/cli/practice_input.h"
#include "core/services/study_service.h"

#include <QCoreApplication>

#include <optional>
#include <string>
#include <vector>

namespace warpdeck::app {

/// The drill in the terminal: shows a question, reads a line, judges, explains, reads a rating; until the session is
/// over, the learner quits or the input ends.
class Practice {
    Q_DECLARE_TR_FUNCTIONS(Practice)

public:
    Practice(Environment& environment, const services::BankService& banks, services::StudyService& study,
             LocalePreferences languages);

    void run();

private:
    enum class Step { GoOn, Quit };

    Step ask(const Question& question);
    Step answer(const Question& question, const PracticeInput& input);
    Step judge(const Question& question, const std::vector<OptionId>& chosen);
    Step readRating(const Question& question, const AnswerOutcome& outcome);
    void skipRatingLine();
    void switchLocale(const Question& question, const std::string& wanted);
    void undo();

    void showQuestion(const Question& question);
    void showHint(const Question& question);
    void showHelp(const Question& question);
    void showOutcome(const Question& question, const AnswerOutcome& outcome, const std::vector<OptionId>& chosen);
    void showChoices(const AnswerOutcome& outcome);
    void showSummary();

    std::optional<std::string> readLine(const QString& prompt);
    void print(const QString& line);
    ShownText shownText(const Question& question) const;

    Environment& m_environment;
    const services::BankService& m_banks;
    services::StudyService& m_study;
    LocalePreferences m_languages;
    ItemOutput m_output;
    ClockReading m_shownAt;
    std::optional<CardKey> m_shown;           ///< the card that stands on the screen, so that it is printed once
    std::optional<std::string> m_pendingLine; ///< read ahead, not used yet
};

} // namespace warpdeck::app
