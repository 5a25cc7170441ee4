#include "core/session/session_text.h"

#include <charconv>
#include <limits>
#include <utility>
#include <vector>

namespace warpdeck::session {

namespace {

// One record a line, fields separated by tabs:
//   warpdeck-session  version  seed
//   card     mode   bank     item      facet   topic      one for each entry, in order
//   graded   entry  correct  duration  rating  review     the steps, in order
//   dropped  entry  group
constexpr std::string_view magic = "warpdeck-session";
constexpr std::string_view version = "1";

using Fields = std::vector<std::string>;

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char character : text) {
        if (character == '\\')
            result += "\\\\";
        else if (character == '\t')
            result += "\\t";
        else if (character == '\n')
            result += "\\n";
        else
            result += character;
    }
    return result;
}

void appendLine(const Fields& fields, std::string& text)
{
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0)
            text += '\t';
        text += escaped(fields[i]);
    }
    text += '\n';
}

/// Takes the first line off `text`; nothing when it has no end or a field an unknown escape.
std::optional<Fields> takeLine(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);

    Fields fields(1);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\t') {
            fields.emplace_back();
            continue;
        }
        if (line[i] != '\\') {
            fields.back() += line[i];
            continue;
        }
        const std::size_t escape = std::string_view("\\tn").find(++i < line.size() ? line[i] : ' ');
        if (escape == std::string_view::npos)
            return std::nullopt;
        fields.back() += std::string_view("\\\t\n")[escape];
    }
    return fields;
}

/// A number from `low` to `high`.
template <class Number>
std::optional<Number> parseWithin(std::string_view text, Number low, Number high)
{
    Number value{};
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (problem != std::errc{} || stop != end || value < low || value > high)
        return std::nullopt;
    return value;
}

std::optional<std::size_t> parsePlace(std::string_view text)
{
    return parseWithin<std::size_t>(text, 0, std::numeric_limits<std::size_t>::max());
}

std::optional<std::chrono::milliseconds> parseDuration(std::string_view text)
{
    constexpr std::chrono::milliseconds longest = std::chrono::years(10); // so that no sum of them overflows
    const auto count = parseWithin<std::chrono::milliseconds::rep>(text, 0, longest.count());
    if (!count)
        return std::nullopt;
    return std::chrono::milliseconds(*count);
}

Fields fieldsOf(const QueueEntry& entry)
{
    return {"card",
            std::to_string(static_cast<int>(entry.mode)),
            entry.card.item.bank.value(),
            entry.card.item.item.value(),
            entry.card.facet,
            entry.topic.value()};
}

Fields fieldsOf(const Step& step)
{
    if (step.kind == StepKind::Dropped)
        return {"dropped", std::to_string(step.entry), step.record.toString()};
    return {"graded",
            std::to_string(step.entry),
            step.answer.correct ? "1" : "0",
            std::to_string(step.answer.duration.count()),
            std::to_string(static_cast<int>(step.rating)),
            step.record.toString()};
}

std::optional<QueueEntry> parseEntry(const Fields& fields)
{
    if (fields.size() != 6)
        return std::nullopt;
    const auto mode = parseWithin(fields[1], 0, static_cast<int>(ReviewMode::Exam));
    if (!mode)
        return std::nullopt;
    const ItemRef item{BankId(fields[2]), ItemId(fields[3])};
    return QueueEntry{{item, fields[4]}, TopicId(fields[5]), static_cast<ReviewMode>(*mode)};
}

std::optional<Step> parseGraded(const Fields& fields)
{
    if (fields.size() != 6)
        return std::nullopt;
    const auto entry = parsePlace(fields[1]);
    const auto correct = parseWithin(fields[2], 0, 1);
    const auto duration = parseDuration(fields[3]);
    const auto rating = parseWithin(fields[4], 1, 4);
    const auto review = Uuid::parse(fields[5]);
    if (!entry || !correct || !duration || !rating || !review)
        return std::nullopt;
    const Answer answer{*correct == 1, *duration};
    return Step{StepKind::Graded, *entry, answer, static_cast<Rating>(*rating), *review};
}

std::optional<Step> parseDropped(const Fields& fields)
{
    if (fields.size() != 3)
        return std::nullopt;
    const auto entry = parsePlace(fields[1]);
    const auto group = Uuid::parse(fields[2]);
    if (!entry || !group)
        return std::nullopt;
    return Step{StepKind::Dropped, *entry, {}, Rating::Again, *group};
}

std::optional<Step> parseStep(const Fields& fields)
{
    return fields.front() == "graded"    ? parseGraded(fields)
           : fields.front() == "dropped" ? parseDropped(fields)
                                         : std::nullopt;
}

std::optional<std::uint64_t> takeSeed(std::string_view& text)
{
    const auto fields = takeLine(text);
    if (!fields || fields->size() != 3 || (*fields)[0] != magic || (*fields)[1] != version)
        return std::nullopt;
    return parseWithin<std::uint64_t>((*fields)[2], 0, std::numeric_limits<std::uint64_t>::max());
}

/// Takes the `card` lines off `text`.
std::optional<std::vector<QueueEntry>> takeEntries(std::string_view& text)
{
    std::vector<QueueEntry> entries;
    while (text.substr(0, 5) == "card\t") {
        const auto fields = takeLine(text);
        const auto entry = fields ? parseEntry(*fields) : std::nullopt;
        if (!entry)
            return std::nullopt;
        entries.push_back(*entry);
    }
    return entries;
}

} // namespace

std::string serialise(const Session& session)
{
    std::string text;
    appendLine({std::string(magic), std::string(version), std::to_string(session.seed())}, text);
    for (const QueueEntry& entry : session.entries())
        appendLine(fieldsOf(entry), text);
    for (const Step& step : session.steps())
        appendLine(fieldsOf(step), text);
    return text;
}

std::optional<Session> parseSession(std::string_view text)
{
    const auto seed = takeSeed(text);
    if (!seed)
        return std::nullopt;
    auto entries = takeEntries(text);
    if (!entries)
        return std::nullopt;

    Session session(std::move(*entries), *seed);
    while (!text.empty()) {
        const auto fields = takeLine(text);
        const auto step = fields ? parseStep(*fields) : std::nullopt;
        if (!step || !session.apply(*step))
            return std::nullopt;
    }
    return session;
}

} // namespace warpdeck::session
