#pragma once

#include "core/storage/profile_records.h"
#include "core/storage/sqlite.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace warpdeck::storage {

/// Binds the parameters of a statement from left to right.
class RowWriter {
public:
    explicit RowWriter(SQLite::Statement& statement) : m_statement(statement) {}

    RowWriter& add(std::int64_t value);
    RowWriter& add(int value) { return add(std::int64_t{value}); }
    RowWriter& add(bool value) { return add(std::int64_t{value}); }
    RowWriter& add(double value);
    RowWriter& add(const std::string& value);
    RowWriter& add(const Uuid& value);
    RowWriter& add(Timestamp value) { return add(std::int64_t{value.time_since_epoch().count()}); }
    RowWriter& add(StudyDay value) { return add(value.number); }
    RowWriter& add(CardNumber value) { return add(static_cast<std::int64_t>(value)); }

    template <class Value>
    RowWriter& add(const std::optional<Value>& value)
    {
        return value ? add(*value) : null();
    }

private:
    RowWriter& null();

    SQLite::Statement& m_statement;
    int m_next = 1;
};

/// Reads the columns of a row from left to right. The bytes of a file may have changed since they were written: a
/// value that cannot have been written throws Error ProfileDamaged instead of going on into the program.
class RowReader {
public:
    explicit RowReader(SQLite::Statement& statement) : m_statement(statement) {}

    std::int64_t whole(std::int64_t low, std::int64_t high);
    int count() { return static_cast<int>(whole(0, std::numeric_limits<int>::max())); }
    bool flag() { return whole(0, 1) != 0; }
    double real();
    std::string_view text(); ///< until the next step of the statement
    Uuid uuid();
    Timestamp time();
    StudyDay day();
    CardNumber card() { return CardNumber(whole(1, std::numeric_limits<std::int64_t>::max())); }

    /// What `read` reads, or nothing where the column is NULL.
    template <class Value>
    std::optional<Value> maybe(Value (RowReader::*read)())
    {
        if (!skipNull())
            return (this->*read)();
        return std::nullopt;
    }

private:
    bool skipNull();

    SQLite::Statement& m_statement;
    int m_next = 0;
};

/// The columns of each kind of row, in the order in which the functions below bind and read them.
inline constexpr std::string_view reviewColumns = "answered_at, id, card_id, rating, mode, wall_clock, utc_offset, "
                                                  "study_day, duration, scheduled_days, due_day, due_at, "
                                                  "locale, revision, bank_version, correct, score, first_exposure, "
                                                  "shown, chosen, response, drawn_values, session, device";
inline constexpr std::string_view reviewRowColumns = "id, card_id, rating, mode, answered_at, utc_offset, study_day, "
                                                     "duration, scheduled_days, due_day, due_at, correct, "
                                                     "score, first_exposure, locale";
inline constexpr std::string_view eventColumns = "id, card_id, at, kind, value, group_id";
inline constexpr std::string_view cardKeyColumns = "bank, item, facet";
inline constexpr std::string_view cardStateColumns =
    "stability, difficulty, due_day, due_at, last_review_at, last_study_day, reviews, lapses, suspended, flagged, "
    "buried_until";

void writeReview(RowWriter& row, const Review& review, CardNumber card);
/// The card is not in the row.
Review readReview(RowReader& row, const CardKey& card);
ReviewRow readReviewRow(RowReader& row);

void writeEvent(RowWriter& row, const Event& event, CardNumber card);
EventRow readEventRow(RowReader& row);

void writeCardKey(RowWriter& row, const CardKey& key);
CardKey readCardKey(RowReader& row);

void writeCardState(RowWriter& row, const CardState& state);
CardState readCardState(RowReader& row);

} // namespace warpdeck::storage
