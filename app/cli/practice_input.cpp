#include "app/cli/practice_input.h"

#include "core/text/choice_letter.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace warpdeck::app {

namespace {

std::string_view trimmed(std::string_view line)
{
    constexpr std::string_view blank = " \t\r\n";
    const auto begin = line.find_first_not_of(blank);
    if (begin == std::string_view::npos)
        return {};
    return line.substr(begin, line.find_last_not_of(blank) - begin + 1);
}

std::optional<InputKind> commandOf(char letter)
{
    switch (letter) {
    case 'l':
    case 'L':
        return InputKind::SwitchLocale;
    case 'u':
    case 'U':
        return InputKind::Undo;
    case 'q':
    case 'Q':
        return InputKind::Quit;
    case 'h':
    case 'H':
        return InputKind::Hint;
    case '?':
        return InputKind::Help;
    default:
        return std::nullopt;
    }
}

/// `l`, `l fr`, `q` …; nothing when the line is no command.
std::optional<PracticeInput> asCommand(std::string_view line)
{
    if (line.empty())
        return std::nullopt;
    const auto kind = commandOf(line.front());
    if (!kind)
        return std::nullopt;
    const std::string_view rest = line.substr(1);
    if (rest.empty())
        return PracticeInput{.kind = *kind};
    if (*kind == InputKind::SwitchLocale && (rest.front() == ' ' || rest.front() == '\t'))
        return PracticeInput{.kind = *kind, .locale = std::string(trimmed(rest))};
    return std::nullopt;
}

std::optional<PracticeInput> asChoice(std::string_view line, std::size_t optionCount)
{
    PracticeInput input{.kind = InputKind::Choice};
    for (const char32_t character : decodeUtf8(line)) {
        if (character == U' ' || character == U',' || character == U'\t' || character == U'،' || character == U'、')
            continue;
        const auto choice = choiceOf(character);
        if (!choice || *choice >= optionCount)
            return std::nullopt;
        input.options.push_back(*choice);
    }
    std::sort(input.options.begin(), input.options.end());
    input.options.erase(std::unique(input.options.begin(), input.options.end()), input.options.end());
    if (input.options.empty())
        return std::nullopt;
    return input;
}

} // namespace

PracticeInput readInput(std::string_view line, std::size_t optionCount)
{
    line = trimmed(line);
    if (line.empty())
        return {.kind = InputKind::Nothing};
    if (firstInvalidUtf8(line))
        return {};
    if (line.front() == ':')
        return asCommand(trimmed(line.substr(1))).value_or(PracticeInput{});
    if (auto choice = asChoice(line, optionCount))
        return *choice;
    return asCommand(line).value_or(PracticeInput{});
}

std::optional<Rating> readRating(std::string_view line)
{
    line = trimmed(line);
    if (line.empty())
        return Rating::Good;
    if (firstInvalidUtf8(line))
        return std::nullopt;
    const std::u32string characters = decodeUtf8(line);
    const std::optional<int> digit = characters.size() == 1 ? digitOf(characters.front()) : std::nullopt;
    if (!digit || *digit < 1 || *digit > 4)
        return std::nullopt;
    return static_cast<Rating>(*digit);
}

} // namespace warpdeck::app
