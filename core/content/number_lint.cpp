#include "core/content/number_lint.h"

#include "core/content/lint_measure.h"
#include "core/domain/calculation.h"
#include "core/domain/draw.h"
#include "core/domain/placeholder.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>

namespace warpdeck::content {

namespace {

constexpr int sampledDraws = 1000;

/// More than this share of draws being redrawn makes the parameters predictable.
constexpr double mostUnclear = 0.5;

/// The precision at which computed values are shown, and at which learners carry them on.
constexpr int shownDigits = 3;

UnitKey metaUnit(const LintSubject& source, const char* key)
{
    return {source.itemId(), source.locale(), std::string("meta.") + key};
}

/// Reads one expression and says what is wrong with it.
std::optional<Expression> readExpression(const std::string& text, const std::vector<std::string>& names,
                                         const UnitKey& unit, LintFindings& findings)
{
    std::variant<Expression, ExpressionError> result = Expression::parse(text, names);
    if (auto* const expression = std::get_if<Expression>(&result))
        return std::move(*expression);
    const ExpressionError error = std::get<ExpressionError>(result);
    if (error.kind == ExpressionErrorKind::UnknownName) {
        const std::string rest = text.substr(error.offset);
        const auto end = std::find_if_not(rest.begin(), rest.end(), [](char c) {
            return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        });
        findings.error(DiagnosticCode::UnknownName, unit, {std::string(rest.begin(), end), text});
    } else {
        findings.error(DiagnosticCode::BadExpression, unit, {text, std::to_string(error.offset + 1)});
    }
    return std::nullopt;
}

std::string shown(double value)
{
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), written.ptr};
}

/// `N=7e+09, G=512`
std::string shown(const std::vector<std::string>& names, const std::vector<double>& values)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : ", ") + names[i] + '=' + shown(values[i]);
    return text;
}

/// A `number` item that can be computed, with the values at which it is tried.
struct Trial {
    Calculation calculation;
    std::vector<std::string> names;
    std::vector<std::vector<double>> samples; ///< the first values, then draws
};

std::optional<Trial> trialOf(const NumberTask& task)
{
    std::optional<Calculation> calculation = Calculation::compile(task);
    if (!calculation)
        return std::nullopt;
    Trial trial{std::move(*calculation), parameterNames(task), {firstValues(task.parameters)}};
    Random random(sampledDraws); // any fixed seed: two runs must find the same
    for (int i = 0; i < sampledDraws && !task.parameters.empty(); ++i)
        trial.samples.push_back(drawValues(task.parameters, random));
    return trial;
}

/// All expressions of the item's meta lines can be read.
void checkExpressions(const LintSubject& source, LintFindings& findings)
{
    const NumberTask& task = *source.item->number;
    const std::vector<std::string> names = parameterNames(task);
    readExpression(task.answer, names, metaUnit(source, "answer"), findings);
    for (const Mistake& mistake : task.mistakes)
        readExpression(mistake.expression, names, metaUnit(source, "mistake"), findings);
    for (const AcceptedUnit& unit : task.acceptedUnits) {
        const std::optional<Expression> factor = readExpression(unit.factor, {}, metaUnit(source, "accept"), findings);
        if (factor && factor->evaluate({}).value_or(0) <= 0)
            findings.error(DiagnosticCode::ResultNotFinite, metaUnit(source, "accept"), {unit.factor, ""});
    }
}

/// Key and mistakes are finite for all samples.
void checkFinite(const LintSubject& source, const Trial& trial, LintFindings& findings)
{
    const NumberTask& task = trial.calculation.task();
    const auto failing = [&](const auto& compute) {
        return std::find_if(trial.samples.begin(), trial.samples.end(),
                            [&](const std::vector<double>& values) { return !compute(values); });
    };
    const auto key = failing([&](const std::vector<double>& values) { return trial.calculation.answer(values); });
    if (key != trial.samples.end()) {
        findings.error(DiagnosticCode::ResultNotFinite, metaUnit(source, "answer"),
                       {task.answer, shown(trial.names, *key)});
    }
    for (std::size_t i = 0; i < task.mistakes.size(); ++i) {
        const auto wrong =
            failing([&](const std::vector<double>& values) { return trial.calculation.mistake(i, values); });
        if (wrong != trial.samples.end()) {
            findings.error(DiagnosticCode::ResultNotFinite, metaUnit(source, "mistake"),
                           {task.mistakes[i].expression, shown(trial.names, *wrong)});
        }
    }
}

/// IW22: no mistake counts as the key, at the first values and in most draws.
void checkMistakes(const LintSubject& source, const Trial& trial, LintFindings& findings)
{
    const NumberTask& task = trial.calculation.task();
    const std::vector<double>& first = trial.samples.front();
    const std::optional<double> key = trial.calculation.answer(first);
    for (std::size_t i = 0; key && i < task.mistakes.size(); ++i) {
        const std::optional<double> wrong = trial.calculation.mistake(i, first);
        if (wrong && withinTolerance(task, *key, *wrong)) {
            findings.error(
                DiagnosticCode::MistakeIsKey, metaUnit(source, "mistake"),
                {task.mistakes[i].id.value(), shown(roundedToDigits(*wrong, 6)), shown(roundedToDigits(*key, 6))});
        }
    }
    const auto unclear =
        std::count_if(trial.samples.begin() + 1, trial.samples.end(),
                      [&](const std::vector<double>& values) { return !trial.calculation.isClear(values); });
    if (static_cast<double>(unclear) > mostUnclear * sampledDraws) {
        findings.error(DiagnosticCode::DrawsUnclear, metaUnit(source, "mistake"),
                       {std::to_string(unclear), std::to_string(sampledDraws)});
    }
}

/// How much the key changes when each parameter in turn is rounded as a learner would.
double effectOfRounding(const Trial& trial, double key)
{
    const std::vector<double>& first = trial.samples.front();
    double effect = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        std::vector<double> rounded = first;
        rounded[i] = roundedToDigits(rounded[i], shownDigits);
        effect += std::abs(trial.calculation.answer(rounded).value_or(key) - key);
    }
    return effect;
}

/// IW22: the tolerance bears twice the effect of rounded inputs; an exact answer has few digits.
void checkTolerance(const LintSubject& source, const Trial& trial, LintFindings& findings)
{
    constexpr int mostExactDigits = 7;
    const NumberTask& task = trial.calculation.task();
    const std::optional<double> key = trial.calculation.answer(trial.samples.front());
    if (!key)
        return;
    const double needed = task.toleranceKind == ToleranceKind::Exact
                              ? std::abs(roundedToDigits(*key, mostExactDigits) - *key)
                              : 2 * effectOfRounding(trial, *key);
    const double allowed = allowedDifference(task, *key);
    if (needed > allowed) {
        findings.error(DiagnosticCode::ToleranceTooTight, metaUnit(source, "tolerance"),
                       {shown(roundedToDigits(allowed, shownDigits)), shown(roundedToDigits(needed, shownDigits))});
    }
}

/// The placeholders of a text can be read and computed for all samples.
void checkPlaceholders(const NamedUnit& unit, const UnitKey& key, const Trial& trial, LintFindings& findings)
{
    std::vector<std::string> names = trial.names;
    names.emplace_back("answer");
    for (const ExpressionPlaceholder& placeholder : placeholdersIn(*unit.markdown)) {
        const std::optional<Expression> expression = readExpression(placeholder.expression, names, key, findings);
        if (!expression)
            continue;
        const auto failing = std::find_if(trial.samples.begin(), trial.samples.end(), [&](std::vector<double> values) {
            const std::optional<double> answer = trial.calculation.answer(values);
            values.push_back(answer.value_or(0));
            return answer && !expression->evaluate(values);
        });
        if (failing != trial.samples.end()) {
            findings.error(DiagnosticCode::ResultNotFinite, key,
                           {placeholder.expression, shown(trial.names, *failing)});
        }
    }
}

void checkUnitNames(const LintSubject& subject, LintFindings& findings)
{
    const NumberTask& task = *subject.item->number;
    std::vector<std::string> units;
    if (!task.unit.empty())
        units.push_back(task.unit);
    for (const AcceptedUnit& accepted : task.acceptedUnits) {
        if (accepted.unit != "1") // a pure number
            units.push_back(accepted.unit);
    }
    for (const std::string& unit : units) {
        const auto& named = subject.text->units;
        const bool isNamed = std::any_of(named.begin(), named.end(), [&](const UnitNames& names) {
            return names.unit == unit && !names.names.empty();
        });
        if (!isNamed)
            findings.warning(DiagnosticCode::MissingUnitNames, {subject.itemId(), subject.locale(), "units"}, {unit});
    }
}

void checkTexts(const LintSubject& subject, const std::optional<Trial>& trial, LintFindings& findings)
{
    checkUnitNames(subject, findings);
    if (!trial)
        return;
    for (const NamedUnit& unit : unitsOf(subject))
        checkPlaceholders(unit, {subject.itemId(), subject.locale(), unit.name}, *trial, findings);
}

/// What can be said of the item alone, whatever the language.
std::optional<Trial> checkTask(const LintSubject& source, LintFindings& findings)
{
    checkExpressions(source, findings);
    std::optional<Trial> trial = trialOf(*source.item->number);
    if (trial) {
        checkFinite(source, *trial, findings);
        checkMistakes(source, *trial, findings);
        checkTolerance(source, *trial, findings);
    }
    return trial;
}

} // namespace

void lintNumbers(const LintBank& bank, LintFindings& findings)
{
    std::map<const Item*, std::optional<Trial>> trials;
    for (const LintSubject& source : bank.locales.front().subjects) {
        if (source.item->number)
            trials.emplace(source.item, checkTask(source, findings));
    }
    for (const LintLocale& part : bank.locales) {
        for (const LintSubject& subject : part.subjects) {
            const auto trial = trials.find(subject.item);
            if (trial != trials.end())
                checkTexts(subject, trial->second, findings);
        }
    }
}

} // namespace warpdeck::content
