#include "core/content/number_task_reader.h"

#include "core/content/meta_values.h"
#include "core/content/skeleton.h"
#include "core/content/source_text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace warpdeck::content {

namespace {

/// The functions of expressions, and the result's own name.
constexpr std::string_view reservedNames[] = {"answer", "min", "max", "sqrt", "log2", "ln", "exp", "ceil", "floor"};

bool isParameterName(std::string_view text)
{
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    return !text.empty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0;
    });
}

/// `left = right`, both not empty.
std::optional<std::pair<std::string, std::string>> assignment(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return std::nullopt;
    std::pair sides(std::string(trimmed(text.substr(0, equals))), std::string(trimmed(text.substr(equals + 1))));
    if (sides.first.empty() || sides.second.empty())
        return std::nullopt;
    return sides;
}

/// The words of `text`, split at spaces.
std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words = splitList(text, ' ');
    words.erase(std::remove(words.begin(), words.end(), ""), words.end());
    return words;
}

/// The range after `in`: `1e9..70e9 log`, `30..55 step 5`, `1..2`.
bool readRange(DrawnParameter& parameter, const std::vector<std::string>& words)
{
    const std::string_view bounds = words[2];
    const std::size_t dots = bounds.find("..");
    if (dots == std::string_view::npos)
        return false;
    const auto low = parseDecimal(bounds.substr(0, dots));
    const auto high = parseDecimal(bounds.substr(dots + 2));
    if (!low || !high)
        return false;
    parameter.low = *low;
    parameter.high = *high;
    if (words.size() == 3)
        return true;
    if (words.size() == 4 && words[3] == "log") {
        parameter.scale = DrawScale::Log;
        return true;
    }
    const auto step = words.size() == 5 && words[3] == "step" ? parseDecimal(words[4]) : std::nullopt;
    parameter.scale = DrawScale::Step;
    parameter.step = step.value_or(0);
    return step.has_value();
}

/// The list after `of`: `64, 128, 256`.
bool readChoices(DrawnParameter& parameter, std::string_view list)
{
    parameter.scale = DrawScale::List;
    for (const std::string& entry : splitList(list, ',')) {
        const auto value = parseDecimal(entry);
        if (!value)
            return false;
        parameter.choices.push_back(*value);
    }
    return !parameter.choices.empty();
}

/// `N = 7e9 in 1e9..70e9 log`; nothing when the form is another.
std::optional<DrawnParameter> parseParameter(const std::string& text)
{
    const auto sides = assignment(text);
    if (!sides || !isParameterName(sides->first))
        return std::nullopt;
    const std::vector<std::string> words = wordsOf(sides->second);
    const auto first = parseDecimal(words.front());
    if (!first || words.size() < 3)
        return std::nullopt;
    DrawnParameter parameter;
    parameter.name = sides->first;
    parameter.first = *first;
    const std::size_t of = sides->second.find(" of ");
    const bool isRead = words[1] == "of"   ? readChoices(parameter, sides->second.substr(of + 4))
                        : words[1] == "in" ? readRange(parameter, words)
                                           : false;
    if (!isRead)
        return std::nullopt;
    return parameter;
}

bool canBeDrawn(const DrawnParameter& parameter)
{
    if (parameter.scale == DrawScale::List)
        return std::find(parameter.choices.begin(), parameter.choices.end(), parameter.first) !=
               parameter.choices.end();
    return parameter.low < parameter.high && parameter.first >= parameter.low && parameter.first <= parameter.high &&
           (parameter.scale != DrawScale::Log || parameter.low > 0) &&
           (parameter.scale != DrawScale::Step ||
            (parameter.step > 0 && parameter.step <= parameter.high - parameter.low));
}

class NumberTaskReader {
public:
    explicit NumberTaskReader(FileReport& report) : m_report(report) {}

    NumberTask read(const ItemBlock& item)
    {
        for (const MetaLine& line : item.meta) {
            if (!line.value.empty())
                readLine(line);
        }
        return std::move(m_task);
    }

private:
    void readLine(const MetaLine& line)
    {
        if (line.key == "answer")
            m_task.answer = line.value;
        else if (line.key == "unit")
            m_task.unit = line.value;
        else if (line.key == "tolerance")
            readTolerance(line);
        else if (line.key == "let")
            readParameter(line);
        else if (line.key == "accept")
            readAcceptedUnit(line);
        else if (line.key == "mistake")
            readMistake(line);
    }

    void readTolerance(const MetaLine& line)
    {
        if (line.value == "exact")
            return;
        std::string_view text = line.value;
        const bool isPercent = text.back() == '%';
        if (isPercent)
            text.remove_suffix(1);
        const auto value = parseDecimal(trimmed(text));
        if (!value || *value <= 0) {
            m_report.error(DiagnosticCode::BadTolerance, line.valueSpot, {line.value});
            return;
        }
        m_task.toleranceKind = isPercent ? ToleranceKind::Percent : ToleranceKind::Absolute;
        m_task.tolerance = *value;
    }

    void readParameter(const MetaLine& line)
    {
        std::optional<DrawnParameter> parameter = parseParameter(line.value);
        if (!parameter) {
            m_report.error(DiagnosticCode::BadParameter, line.valueSpot, {line.value});
            return;
        }
        if (std::find(std::begin(reservedNames), std::end(reservedNames), parameter->name) != std::end(reservedNames))
            m_report.error(DiagnosticCode::ReservedName, line.valueSpot, {parameter->name});
        else if (!m_names.insert(parameter->name).second)
            m_report.error(DiagnosticCode::DuplicateParameter, line.valueSpot, {parameter->name});
        if (!canBeDrawn(*parameter))
            m_report.error(DiagnosticCode::ParameterRange, line.valueSpot, {parameter->name});
        m_task.parameters.push_back(std::move(*parameter));
    }

    void readAcceptedUnit(const MetaLine& line)
    {
        const auto sides = assignment(line.value);
        if (!sides)
            m_report.error(DiagnosticCode::BadAcceptedUnit, line.valueSpot, {line.value});
        else if (!m_units.insert(sides->first).second)
            m_report.error(DiagnosticCode::RepeatedEntry, line.valueSpot, {line.key, sides->first});
        else
            m_task.acceptedUnits.push_back({sides->first, sides->second});
    }

    void readMistake(const MetaLine& line)
    {
        const auto sides = assignment(line.value);
        if (!sides || !isOptionId(sides->first))
            m_report.error(DiagnosticCode::BadMistake, line.valueSpot, {line.value});
        else if (!m_mistakes.insert(sides->first).second)
            m_report.error(DiagnosticCode::RepeatedEntry, line.valueSpot, {line.key, sides->first});
        else
            m_task.mistakes.push_back({OptionId(sides->first), sides->second});
    }

    FileReport& m_report;
    NumberTask m_task;
    std::set<std::string> m_names;
    std::set<std::string> m_units;
    std::set<std::string> m_mistakes;
};

} // namespace

NumberTask readNumberTask(const ItemBlock& item, FileReport& report)
{
    return NumberTaskReader(report).read(item);
}

} // namespace warpdeck::content
