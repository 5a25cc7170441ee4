#include "core/storage/profile_rows.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace warpdeck::storage {

namespace {

// Stored as numbers: changing one would change what existing profiles say.
static_assert(static_cast<int>(Rating::Again) == 1 && static_cast<int>(Rating::Easy) == 4);
static_assert(static_cast<int>(ReviewMode::Practice) == 0 && static_cast<int>(ReviewMode::Early) == 1 &&
              static_cast<int>(ReviewMode::Cram) == 2 && static_cast<int>(ReviewMode::Exam) == 3);
static_assert(static_cast<int>(EventKind::Suspend) == 0 && static_cast<int>(EventKind::Unsuspend) == 1 &&
              static_cast<int>(EventKind::Bury) == 2 && static_cast<int>(EventKind::Unbury) == 3 &&
              static_cast<int>(EventKind::Flag) == 4 && static_cast<int>(EventKind::Unflag) == 5 &&
              static_cast<int>(EventKind::Reset) == 6 && static_cast<int>(EventKind::Reschedule) == 7 &&
              static_cast<int>(EventKind::Retract) == 8);

/// Bounds that let later sums and products of times never overflow: some 270,000 years.
constexpr std::int64_t latestTime = 8'640'000'000'000'000;
constexpr std::int64_t latestDay = 100'000'000;

[[noreturn]] void throwDamaged(SQLite::Statement& statement, int column)
{
    throw Error(ErrorCode::ProfileDamaged, std::string("column ") + statement.getColumnName(column));
}

std::string joined(const std::vector<OptionId>& options)
{
    std::string text;
    for (const OptionId& option : options) {
        assert(!option.value().empty() && option.value().find(' ') == std::string::npos);
        text += (text.empty() ? "" : " ") + option.value();
    }
    return text;
}

std::vector<OptionId> split(std::string_view text)
{
    std::vector<OptionId> options;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        options.emplace_back(std::string(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return options;
}

Due readDue(RowReader& row)
{
    const StudyDay day = row.day();
    return {day, row.maybe(&RowReader::time)};
}

LocaleTag readLocale(RowReader& row)
{
    const std::optional<LocaleTag> locale = LocaleTag::parse(row.text());
    if (!locale)
        throw Error(ErrorCode::ProfileDamaged, "column locale");
    return *locale;
}

} // namespace

RowWriter& RowWriter::add(std::int64_t value)
{
    m_statement.bind(m_next++, value);
    return *this;
}

RowWriter& RowWriter::add(double value)
{
    m_statement.bind(m_next++, value);
    return *this;
}

RowWriter& RowWriter::add(const std::string& value)
{
    m_statement.bind(m_next++, value);
    return *this;
}

RowWriter& RowWriter::add(const Uuid& value)
{
    m_statement.bind(m_next++, value.bytes().data(), static_cast<int>(value.bytes().size()));
    return *this;
}

RowWriter& RowWriter::null()
{
    m_statement.bind(m_next++);
    return *this;
}

std::int64_t RowReader::whole(std::int64_t low, std::int64_t high)
{
    const SQLite::Column column = m_statement.getColumn(m_next);
    if (!column.isInteger() || column.getInt64() < low || column.getInt64() > high)
        throwDamaged(m_statement, m_next);
    ++m_next;
    return column.getInt64();
}

double RowReader::real()
{
    const SQLite::Column column = m_statement.getColumn(m_next);
    if (!column.isFloat() || !std::isfinite(column.getDouble()))
        throwDamaged(m_statement, m_next);
    ++m_next;
    return column.getDouble();
}

std::string_view RowReader::text()
{
    const SQLite::Column column = m_statement.getColumn(m_next);
    if (!column.isText())
        throwDamaged(m_statement, m_next);
    ++m_next;
    const char* const bytes = column.getText();
    return {bytes, static_cast<std::size_t>(column.getBytes())};
}

Uuid RowReader::uuid()
{
    Uuid::Bytes bytes{};
    const SQLite::Column column = m_statement.getColumn(m_next);
    if (!column.isBlob() || static_cast<std::size_t>(column.getBytes()) != bytes.size())
        throwDamaged(m_statement, m_next);
    ++m_next;
    std::copy_n(static_cast<const std::uint8_t*>(column.getBlob()), bytes.size(), bytes.begin());
    return Uuid(bytes);
}

Timestamp RowReader::time()
{
    return Timestamp(std::chrono::milliseconds(whole(-latestTime, latestTime)));
}

StudyDay RowReader::day()
{
    return {static_cast<std::int32_t>(whole(-latestDay, latestDay))};
}

bool RowReader::skipNull()
{
    const bool null = m_statement.isColumnNull(m_next);
    m_next += null ? 1 : 0;
    return null;
}

void writeReview(RowWriter& row, const Review& review, CardNumber card)
{
    row.add(review.answeredAt)
        .add(review.id)
        .add(card)
        .add(static_cast<int>(review.rating))
        .add(static_cast<int>(review.mode))
        .add(review.wallClock)
        .add(std::int64_t{review.utcOffset.count()})
        .add(review.studyDay)
        .add(std::int64_t{review.duration.count()})
        .add(review.scheduledDays)
        .add(review.due.day)
        .add(review.due.instant)
        .add(review.locale.value())
        .add(review.revision)
        .add(review.bankVersion)
        .add(review.correct)
        .add(review.score)
        .add(review.firstExposure)
        .add(joined(review.shown))
        .add(joined(review.chosen))
        .add(review.response)
        .add(review.drawnValues)
        .add(review.session)
        .add(review.device);
}

Review readReview(RowReader& row, const CardKey& card)
{
    // The order of evaluation in braces is that of writing. The card's number is not needed: the caller knows the card.
    const Timestamp answeredAt = row.time();
    const Uuid id = row.uuid();
    row.card();
    const auto rating = static_cast<Rating>(row.whole(1, 4));
    const auto mode = static_cast<ReviewMode>(row.whole(0, 3));
    return {.id = id,
            .card = card,
            .rating = rating,
            .mode = mode,
            .answeredAt = answeredAt,
            .wallClock = row.time(),
            .utcOffset = std::chrono::seconds(row.whole(-latestDay, latestDay)),
            .studyDay = row.day(),
            .duration = std::chrono::milliseconds(row.whole(0, latestTime)),
            .scheduledDays = row.real(),
            .due = readDue(row),
            .locale = readLocale(row),
            .revision = std::string(row.text()),
            .bankVersion = row.count(),
            .correct = row.flag(),
            .score = row.real(),
            .firstExposure = row.flag(),
            .shown = split(row.text()),
            .chosen = split(row.text()),
            .response = std::string(row.text()),
            .drawnValues = std::string(row.text()),
            .session = row.uuid(),
            .device = row.uuid()};
}

ReviewRow readReviewRow(RowReader& row)
{
    return {.id = row.uuid(),
            .card = row.card(),
            .rating = static_cast<Rating>(row.whole(1, 4)),
            .mode = static_cast<ReviewMode>(row.whole(0, 3)),
            .answeredAt = row.time(),
            .utcOffset = std::chrono::seconds(row.whole(-latestDay, latestDay)),
            .studyDay = row.day(),
            .duration = std::chrono::milliseconds(row.whole(0, latestTime)),
            .scheduledDays = row.real(),
            .due = readDue(row),
            .correct = row.flag(),
            .score = row.real(),
            .firstExposure = row.flag(),
            .locale = row.text()};
}

void writeEvent(RowWriter& row, const Event& event, CardNumber card)
{
    row.add(event.id).add(card).add(event.at).add(static_cast<int>(event.kind)).add(event.value).add(event.group);
}

EventRow readEventRow(RowReader& row)
{
    return {.id = row.uuid(),
            .card = row.card(),
            .at = row.time(),
            .kind = static_cast<EventKind>(row.whole(0, 8)),
            .value = row.text(),
            .group = row.uuid()};
}

void writeCardKey(RowWriter& row, const CardKey& key)
{
    row.add(key.item.bank.value()).add(key.item.item.value()).add(key.facet);
}

CardKey readCardKey(RowReader& row)
{
    BankId bank{std::string(row.text())};
    ItemId item{std::string(row.text())};
    return {{std::move(bank), std::move(item)}, std::string(row.text())};
}

void writeCardState(RowWriter& row, const CardState& state)
{
    const auto& memory = state.memory;
    const auto& due = state.due;
    row.add(memory ? std::optional(memory->stability) : std::nullopt)
        .add(memory ? std::optional(memory->difficulty) : std::nullopt)
        .add(due ? std::optional(due->day) : std::nullopt)
        .add(due ? due->instant : std::nullopt)
        .add(state.lastReview)
        .add(state.lastStudyDay)
        .add(state.reviews)
        .add(state.lapses)
        .add(state.suspended)
        .add(state.flagged)
        .add(state.buriedUntil);
}

CardState readCardState(RowReader& row)
{
    CardState state;
    const std::optional<double> stability = row.maybe(&RowReader::real);
    const std::optional<double> difficulty = row.maybe(&RowReader::real);
    if (stability && difficulty)
        state.memory = MemoryState{*stability, *difficulty};
    const std::optional<StudyDay> dueDay = row.maybe(&RowReader::day);
    const std::optional<Timestamp> dueInstant = row.maybe(&RowReader::time);
    if (dueDay)
        state.due = Due{*dueDay, dueInstant};
    state.lastReview = row.maybe(&RowReader::time);
    state.lastStudyDay = row.maybe(&RowReader::day);
    state.reviews = row.count();
    state.lapses = row.count();
    state.suspended = row.flag();
    state.flagged = row.flag();
    state.buriedUntil = row.maybe(&RowReader::day);
    return state;
}

} // namespace warpdeck::storage
