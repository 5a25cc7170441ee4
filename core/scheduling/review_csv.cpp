#include "core/scheduling/review_csv.h"

#include "core/base/error.h"
#include "core/scheduling/study_day.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

namespace warpdeck::scheduling {

namespace {

constexpr double longestElapsed = 36500;                   // days
constexpr std::int64_t earliestTime = -2'208'988'800'000;  // 1900
constexpr std::int64_t latestTime = 7'258'118'400'000;     // 2200
constexpr std::int64_t longestAnswer = 24LL * 3600 * 1000; // ms
constexpr std::size_t absent = static_cast<std::size_t>(-1);

/// Where a reader is.
struct Place {
    const std::string& name;
    std::size_t line = 1;
};

[[noreturn]] void fail(const Place& place, const std::string& what)
{
    throw Error(ErrorCode::BadArgument, place.name + ':' + std::to_string(place.line) + ": " + what);
}

std::vector<std::string_view> cellsOf(std::string_view line)
{
    std::vector<std::string_view> cells;
    while (true) {
        const auto comma = line.find(',');
        cells.push_back(line.substr(0, comma));
        if (comma == std::string_view::npos)
            return cells;
        line.remove_prefix(comma + 1);
    }
}

template <class Number>
std::optional<Number> numberIn(std::string_view cell)
{
    Number value{};
    const auto [end, problem] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    if (problem != std::errc{} || end != cell.data() + cell.size())
        return std::nullopt;
    return value;
}

/// Where the columns stand.
struct Columns {
    std::size_t card = absent;
    std::size_t time = absent;
    std::size_t elapsed = absent;
    std::size_t rating = absent;
    std::size_t duration = absent;

    Columns(const std::vector<std::string_view>& header, const Place& place)
    {
        const std::map<std::string_view, std::size_t*> known{{"card_id", &card},
                                                             {"review_time_ms", &time},
                                                             {"elapsed_days", &elapsed},
                                                             {"rating", &rating},
                                                             {"duration_ms", &duration}};
        for (std::size_t index = 0; index < header.size(); ++index) {
            if (const auto column = known.find(header[index]); column != known.end())
                *column->second = index;
        }
        if (card == absent || rating == absent)
            fail(place, "the header must name card_id and rating");
        if (time == absent && elapsed == absent)
            fail(place, "the header must name review_time_ms or elapsed_days");
    }
};

/// One line, read.
struct Row {
    std::int64_t time = 0;
    std::optional<double> elapsed;
    Rating rating = Rating::Again;
    std::chrono::milliseconds duration{0};
};

std::string_view cellAt(const std::vector<std::string_view>& cells, std::size_t column, const Place& place)
{
    if (column >= cells.size())
        fail(place, "too few columns");
    return cells[column];
}

Row readRow(const std::vector<std::string_view>& cells, const Columns& columns, const Place& place)
{
    Row row;
    const auto rating = numberIn<int>(cellAt(cells, columns.rating, place));
    if (!rating || *rating < 1 || *rating > 4)
        fail(place, "the rating must be 1, 2, 3 or 4");
    row.rating = static_cast<Rating>(*rating);
    if (columns.time != absent) {
        const auto time = numberIn<std::int64_t>(cellAt(cells, columns.time, place));
        if (!time || *time < earliestTime || *time > latestTime)
            fail(place, "review_time_ms must be whole milliseconds since 1970, in the years 1900 to 2200");
        row.time = *time;
    } else {
        row.time = static_cast<std::int64_t>(place.line);
    }
    if (columns.elapsed != absent) {
        row.elapsed = numberIn<double>(cellAt(cells, columns.elapsed, place));
        // The first answer of a card may hold anything there, -1 in some logs; it is not used.
        if (!row.elapsed || !std::isfinite(*row.elapsed) || *row.elapsed > longestElapsed)
            fail(place, "elapsed_days must be a number from 0 to 36500");
    }
    if (columns.duration != absent) {
        const auto duration = numberIn<std::int64_t>(cellAt(cells, columns.duration, place)).value_or(0);
        row.duration = std::chrono::milliseconds(std::clamp<std::int64_t>(duration, 0, longestAnswer));
    }
    return row;
}

StudyDay dayOf(std::int64_t time, const CsvCalendar& calendar)
{
    const Timestamp at{std::chrono::milliseconds(time)};
    return studyDayOf(at, calendar.utcOffset(at), calendar.rollover);
}

/// Differences of neighbours, whatever the file gave.
ReviewCsv::Card cardOf(std::string id, std::vector<Row> rows, const Columns& columns, const CsvCalendar& calendar)
{
    const bool hasTimes = columns.time != absent;
    if (hasTimes) {
        const auto key = [](const Row& row) { return std::tuple(row.time, static_cast<int>(row.rating)); };
        std::stable_sort(rows.begin(), rows.end(),
                         [](const Row& left, const Row& right) { return left.time < right.time; });
        const auto same = [&](const Row& left, const Row& right) { return key(left) == key(right); };
        rows.erase(std::unique(rows.begin(), rows.end(), same), rows.end());
    }
    ReviewCsv::Card card{std::move(id), {}, {}};
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const Row& row = rows[index];
        LoggedAnswer answer{.time = row.time, .rating = row.rating};
        if (index > 0) {
            const double given = std::max(row.elapsed.value_or(0), 0.0);
            const Row& earlier = rows[index - 1];
            answer.elapsed.exact = hasTimes ? Days(std::chrono::milliseconds(row.time - earlier.time)) : Days(given);
            answer.elapsed.studyDays = row.elapsed ? static_cast<std::int32_t>(given)
                                                   : dayOf(row.time, calendar) - dayOf(earlier.time, calendar);
        }
        card.history.push_back(answer);
        if (columns.duration != absent)
            card.durations.push_back(row.duration);
    }
    return card;
}

} // namespace

ReviewCsv parseReviewCsv(std::string_view text, const std::string& name, const CsvCalendar& calendar)
{
    Place here{name, 0};
    std::optional<Columns> columns;
    std::vector<std::pair<std::string, std::vector<Row>>> cards;
    std::map<std::string, std::size_t, std::less<>> places;
    while (!text.empty()) {
        ++here.line;
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (line.empty())
            continue;
        const std::vector<std::string_view> cells = cellsOf(line);
        if (!columns) {
            columns.emplace(cells, here);
            continue;
        }
        const std::string_view id = cellAt(cells, columns->card, here);
        const auto [place, isNew] = places.try_emplace(std::string(id), cards.size());
        if (isNew)
            cards.emplace_back(std::string(id), std::vector<Row>{});
        cards[place->second].second.push_back(readRow(cells, *columns, here));
    }
    if (!columns)
        fail({name}, "there is no header line");
    ReviewCsv csv;
    for (auto& [id, rows] : cards)
        csv.cards.push_back(cardOf(std::move(id), std::move(rows), *columns, calendar));
    return csv;
}

} // namespace warpdeck::scheduling
