#include "app/cli/practice.h"

#include "app/cli/rich_text.h"
#include "app/cli/terminal.h"
#include "app/support/interval_text.h"
#include "app/support/text_conversion.h"

#include <QStringList>

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

namespace warpdeck::app {

namespace {

QString ratingName(Rating rating)
{
    switch (rating) {
    case Rating::Again:
        return QCoreApplication::translate("Rating", "Again");
    case Rating::Hard:
        return QCoreApplication::translate("Rating", "Hard");
    case Rating::Good:
        return QCoreApplication::translate("Rating", "Good");
    case Rating::Easy:
        return QCoreApplication::translate("Rating", "Easy");
    }
    Q_UNREACHABLE();
}

/// A card asked both ways shows its back first in one of its facets.
CardSide sideOf(const Question& question)
{
    return question.card.facet == backwardFacet ? CardSide::Back : CardSide::Front;
}

} // namespace

Practice::Practice(Environment& environment, const services::BankService& banks, services::StudyService& study,
                   LocalePreferences languages)
    : m_environment(environment),
      m_banks(banks),
      m_study(study),
      m_languages(std::move(languages)),
      m_output(environment, banks)
{
}

void Practice::run()
{
    if (!m_study.question()) {
        print(tr("There is nothing to practise here."));
        return;
    }
    Step step = Step::GoOn;
    while (step == Step::GoOn) {
        const std::optional<Question> question = m_study.question();
        if (!question)
            break;
        step = ask(*question);
    }
    showSummary();
}

Practice::Step Practice::ask(const Question& question)
{
    if (m_shown != question.card) {
        showQuestion(question);
        m_shown = question.card;
        m_shownAt = m_environment.clock.read();
    }
    const QString prompt =
        question.shown.empty() ? tr("Enter shows the answer, ? helps:") : tr("Your answer (? helps):");
    const std::optional<std::string> line = readLine(prompt);
    if (!line)
        return Step::Quit;
    return answer(question, readInput(*line, question.shown.size()));
}

Practice::Step Practice::answer(const Question& question, const PracticeInput& input)
{
    switch (input.kind) {
    case InputKind::Quit:
        return Step::Quit;
    case InputKind::Undo:
        undo();
        return Step::GoOn;
    case InputKind::SwitchLocale:
        switchLocale(question, input.locale);
        return Step::GoOn;
    case InputKind::Hint:
        showHint(question);
        return Step::GoOn;
    case InputKind::Choice: {
        if (question.item.kind != ItemKind::Multiple && input.options.size() != 1)
            break;
        std::vector<OptionId> chosen;
        for (const std::size_t position : input.options)
            chosen.push_back(question.shown[position]);
        return judge(question, chosen);
    }
    case InputKind::Nothing:
        if (question.shown.empty())
            return judge(question, {});
        break;
    case InputKind::Help:
    case InputKind::Unknown:
        break;
    }
    showHelp(question);
    return Step::GoOn;
}

Practice::Step Practice::judge(const Question& question, const std::vector<OptionId>& chosen)
{
    const ClockReading clock = m_environment.clock.read();
    const ShownText shown = shownText(question);
    const AnswerOutcome outcome = m_study.answer({.chosen = chosen,
                                                  .locale = shown.text.locale,
                                                  .revision = shown.text.revision,
                                                  .duration = clock.monotonic - m_shownAt.monotonic},
                                                 clock);
    showOutcome(question, outcome, chosen);
    if (m_study.awaitsRating())
        return readRating(question, outcome, chosen);
    m_environment.clock.tick();
    m_shown.reset();
    skipRatingLine();
    return Step::GoOn;
}

Practice::Step Practice::readRating(const Question& question, const AnswerOutcome& outcome,
                                    const std::vector<OptionId>& chosen)
{
    showChoices(outcome);
    while (true) {
        const std::optional<std::string> line =
            readLine(outcome.correct ? tr("✓ Right. Rate 1 to 4, Enter for 3:") : tr("Rate 1 to 4, Enter for 3:"));
        if (!line)
            return Step::Quit;
        if (const auto rating = app::readRating(*line)) {
            m_study.rate(*rating);
            m_environment.clock.tick();
            m_shown.reset();
            return Step::GoOn;
        }
        const PracticeInput input = readInput(*line, 0);
        if (input.kind == InputKind::Quit)
            return Step::Quit;
        if (input.kind == InputKind::Undo) {
            undo();
            return Step::GoOn;
        }
        if (input.kind == InputKind::SwitchLocale) {
            switchLocale(question, input.locale);
            showQuestion(question);
            showOutcome(question, outcome, chosen);
            showChoices(outcome);
        } else {
            print(tr("1 to 4 rate; :l next language, :u undo, :q quit without saving this answer"));
        }
    }
}

void Practice::skipRatingLine()
{
    // A wrong answer is saved already; a script that rates every answer sends one line more, which means nothing then.
    std::optional<std::string> line = readLine(tr("✗ Wrong. Saved as Again. Enter goes on, :u takes it back:"));
    if (!line || app::readRating(*line))
        return;
    // At a terminal a stray letter would answer a question that nobody has seen yet.
    const InputKind kind = readInput(*line, 0).kind;
    const bool isCommand = kind == InputKind::Quit || kind == InputKind::Undo || kind == InputKind::SwitchLocale;
    if (isCommand || !m_environment.interactive)
        m_pendingLine = std::move(line);
}

void Practice::undo()
{
    if (!m_study.undo(m_environment.clock.read())) {
        print(tr("There is nothing to undo in this session."));
        return;
    }
    m_environment.clock.tick();
    m_shown.reset();
    print(tr("Taken back."));
}

void Practice::switchLocale(const Question& question, const std::string& wanted)
{
    const std::vector<LocaleTag> locales = m_banks.localesOf(question.card.item);
    const LocaleTag current = shownText(question).text.locale;
    std::optional<LocaleTag> next;
    if (!wanted.empty()) {
        if (const auto tag = LocaleTag::parse(wanted))
            next = bestMatch(*tag, locales);
    } else if (!locales.empty()) {
        const auto position = std::find(locales.begin(), locales.end(), current);
        next = position == locales.end() || position + 1 == locales.end() ? locales.front() : *(position + 1);
    }
    if (!next) {
        QStringList known;
        for (const LocaleTag& locale : locales)
            known << toQString(locale.value());
        print(tr("This question has no text in that language. It has: %1").arg(known.join(QStringLiteral(", "))));
        return;
    }
    m_languages.erase(std::remove(m_languages.begin(), m_languages.end(), *next), m_languages.end());
    m_languages.insert(m_languages.begin(), *next);
    if (!m_study.awaitsRating())
        showQuestion(question);
}

void Practice::showQuestion(const Question& question)
{
    QString where = tr("%1 of %2").arg(question.number).arg(question.total);
    if (question.isRepeated)
        where = tr("once more");
    QString standing;
    if (question.isRepeated)
        standing = tr("missed before");
    else if (question.isNew)
        standing = tr("new");
    else if (question.mode == ReviewMode::Early)
        standing = tr("ahead of time");
    else
        standing = tr("due");
    const ShownText shown = shownText(question);
    const std::string heading =
        toUtf8(where + QStringLiteral(" · ") + standing + QStringLiteral(" · ")) + shown.text.locale.autonym();
    m_environment.out << '\n' << inked(m_environment.colour, Ink::Dim, heading) << "\n\n";
    m_output.printStem(question.item, shown, sideOf(question));
    m_output.printOptions(shown.text, question.shown);
    m_environment.out << '\n';
}

void Practice::showHint(const Question& question)
{
    const ShownText shown = shownText(question);
    if (shown.text.hint.empty())
        print(tr("This question has no hint."));
    else
        m_output.printText(shown.text.hint, shown.text.locale, 0);
}

void Practice::showHelp(const Question& question)
{
    if (question.shown.empty())
        print(tr("Enter shows the answer."));
    else if (question.item.kind == ItemKind::Multiple)
        print(tr("Type the letters or digits of all right answers, e.g. ac."));
    else
        print(tr("Type the letter or digit of one answer."));
    print(tr(":l next language, :l fr this language, :h hint, :u undo, :q quit"));
}

void Practice::showOutcome(const Question& question, const AnswerOutcome& outcome, const std::vector<OptionId>& chosen)
{
    const Colour colour = m_environment.colour;
    const ShownText shown = shownText(question);
    if (outcome.correct)
        m_environment.out << '\n'
                          << (*outcome.correct ? inked(colour, Ink::Right, toUtf8(tr("✓ Right")))
                                               : inked(colour, Ink::Wrong, toUtf8(tr("✗ Wrong"))))
                          << "\n\n";
    if (question.item.kind == ItemKind::Card)
        m_output.printOtherSide(shown.text, sideOf(question));
    m_output.printJudgedOptions(question.item, shown.text, question.shown, chosen);
    m_environment.out << '\n';
    m_output.printExplanation(question.card.item, question.item, shown.text, m_languages);
}

void Practice::showChoices(const AnswerOutcome& outcome)
{
    QStringList choices;
    for (const RatingChoice& choice : outcome.choices)
        choices << QStringLiteral("%1 %2 (%3)")
                       .arg(static_cast<int>(choice.rating))
                       .arg(ratingName(choice.rating), intervalText(choice.interval));
    m_environment.out << '\n';
    print(choices.join(QStringLiteral("  ")));
}

void Practice::showSummary()
{
    if (m_study.awaitsRating())
        print(tr("The last answer was not rated, so it is not saved."));
    const SessionSummary summary = m_study.summary();
    if (summary.score.right + summary.score.missed == 0)
        return;
    m_environment.out << '\n';
    print(tr("Right: %1. Missed: %2.").arg(summary.score.right).arg(summary.score.missed));
    if (summary.missed.empty())
        return;
    print(tr("To look at again (`warpdeck-cli show ITEM` shows one):"));
    for (const CardKey& card : summary.missed)
        print(QStringLiteral("  %1: %2")
                  .arg(toQString(card.item.item.value()),
                       toQString(plainRichText(m_banks.text(card.item, m_languages).text.title))));
}

std::optional<std::string> Practice::readLine(const QString& prompt)
{
    if (m_pendingLine)
        return std::exchange(m_pendingLine, std::nullopt);
    if (m_environment.interactive)
        m_environment.out << toUtf8(prompt) << ' ';
    m_environment.out.flush();
    std::string line;
    if (!std::getline(m_environment.in, line))
        return std::nullopt;
    return line;
}

void Practice::print(const QString& text)
{
    for (const std::string& line : wrapPlain(toUtf8(text), m_environment.width, m_environment.interfaceLanguage))
        m_environment.out << line << '\n';
}

ShownText Practice::shownText(const Question& question) const
{
    return m_banks.text(question.card.item, m_languages);
}

} // namespace warpdeck::app
