#include "core/storage/profile_store.h"

#include "core/storage/profile_check.h"
#include "core/storage/profile_rows.h"

#include <algorithm>
#include <array>

namespace warpdeck::storage {

namespace {

template <class Work>
auto onProfile(Work&& work)
{
    return guarded(FileKind::Profile, std::forward<Work>(work));
}

constexpr std::string_view notRetracted =
    "lower(hex(id)) NOT IN (SELECT replace(value, '-', '') FROM event WHERE kind = ?)";

const std::string stateColumns = std::string(cardKeyColumns) + ", " + std::string(cardStateColumns);

} // namespace

ProfileStore::ProfileStore(const std::filesystem::path& path, ProfileAccess access)
    : m_database(openProfile(path, access))
{
}

ProfileStore::ProfileStore(const ProfileIdentity& identity) : m_database(openMemoryProfile(identity)) {}

SQLite::Statement ProfileStore::select(std::string_view columns, std::string_view rest) const
{
    return prepared(m_database, "SELECT " + std::string(columns) + " " + std::string(rest));
}

ProfileIdentity ProfileStore::identity()
{
    return onProfile([&] {
        SQLite::Statement statement = select("id, device", "FROM profile");
        if (!statement.executeStep())
            throw Error(ErrorCode::ProfileDamaged, "no identity");
        RowReader row(statement);
        const Uuid profile = row.uuid();
        return ProfileIdentity{profile, row.uuid()};
    });
}

std::optional<CardNumber> ProfileStore::cardNumber(const CardKey& card)
{
    return onProfile([&]() -> std::optional<CardNumber> {
        const CachedStatement statement =
            m_statements.use("SELECT id FROM card WHERE bank = ? AND item = ? AND facet = ?");
        RowWriter parameters(*statement);
        writeCardKey(parameters, card);
        if (!statement->executeStep())
            return std::nullopt;
        return RowReader(*statement).card();
    });
}

std::vector<NumberedCard> ProfileStore::cards()
{
    return onProfile([&] {
        std::vector<NumberedCard> cards;
        SQLite::Statement statement = select("id, bank, item, facet", "FROM card ORDER BY id");
        while (statement.executeStep()) {
            RowReader row(statement);
            const CardNumber number = row.card();
            cards.push_back({number, readCardKey(row)});
        }
        return cards;
    });
}

std::optional<Timestamp> ProfileStore::lastAnsweredAt()
{
    return onProfile([&] {
        const CachedStatement statement = m_statements.use("SELECT max(answered_at) FROM review");
        statement->executeStep();
        return RowReader(*statement).maybe(&RowReader::time);
    });
}

Timestamp ProfileStore::nextLogTime(Timestamp now)
{
    const std::optional<Timestamp> lastEvent = onProfile([&] {
        const CachedStatement statement = m_statements.use("SELECT max(at) FROM event");
        statement->executeStep();
        return RowReader(*statement).maybe(&RowReader::time);
    });
    for (const std::optional<Timestamp>& last : {lastAnsweredAt(), lastEvent}) {
        if (last)
            now = std::max(now, *last + std::chrono::milliseconds(1));
    }
    return now;
}

std::optional<Review> ProfileStore::review(const Uuid& id)
{
    return onProfile([&]() -> std::optional<Review> {
        SQLite::Statement key =
            select(cardKeyColumns, "FROM card WHERE id = (SELECT card_id FROM review WHERE id = ?)");
        RowWriter(key).add(id);
        if (!key.executeStep())
            return std::nullopt;
        RowReader keyRow(key);
        SQLite::Statement statement = select(reviewColumns, "FROM review WHERE id = ?");
        RowWriter(statement).add(id);
        if (!statement.executeStep())
            return std::nullopt;
        RowReader row(statement);
        return readReview(row, readCardKey(keyRow));
    });
}

void ProfileStore::visitReviews(SQLite::Statement& statement, const ReviewVisitor& visit)
{
    while (statement.executeStep()) {
        RowReader row(statement);
        visit(readReviewRow(row));
    }
}

void ProfileStore::visitEvents(SQLite::Statement& statement, const EventVisitor& visit)
{
    while (statement.executeStep()) {
        RowReader row(statement);
        visit(readEventRow(row));
    }
}

void ProfileStore::visitStates(SQLite::Statement& statement, const StateVisitor& visit)
{
    while (statement.executeStep()) {
        RowReader row(statement);
        const CardKey key = readCardKey(row);
        visit(key, readCardState(row));
    }
}

void ProfileStore::forEachReview(const ReviewVisitor& visit)
{
    onProfile([&] {
        SQLite::Statement statement = select(reviewRowColumns, "FROM review ORDER BY answered_at, id");
        visitReviews(statement, visit);
    });
}

void ProfileStore::forEachReviewOf(const CardKey& card, const ReviewVisitor& visit)
{
    const std::optional<CardNumber> number = cardNumber(card);
    if (!number)
        return;
    onProfile([&] {
        SQLite::Statement statement =
            select(reviewRowColumns, "FROM review WHERE card_id = ? ORDER BY answered_at, id");
        RowWriter(statement).add(*number);
        visitReviews(statement, visit);
    });
}

void ProfileStore::forEachEvent(const EventVisitor& visit)
{
    onProfile([&] {
        SQLite::Statement statement = select(eventColumns, "FROM event ORDER BY at, id");
        visitEvents(statement, visit);
    });
}

void ProfileStore::forEachEventOf(const CardKey& card, const EventVisitor& visit)
{
    const std::optional<CardNumber> number = cardNumber(card);
    if (!number)
        return;
    onProfile([&] {
        SQLite::Statement statement = select(eventColumns, "FROM event WHERE card_id = ? ORDER BY at, id");
        RowWriter(statement).add(*number);
        visitEvents(statement, visit);
    });
}

std::int64_t ProfileStore::reviewCount()
{
    return onProfile([&] {
        SQLite::Statement statement = select("count(*)", "FROM review WHERE " + std::string(notRetracted));
        RowWriter(statement).add(static_cast<int>(EventKind::Retract));
        statement.executeStep();
        return statement.getColumn(0).getInt64();
    });
}

std::vector<DayCount> ProfileStore::reviewsPerDay()
{
    return onProfile([&] {
        std::vector<DayCount> days;
        SQLite::Statement statement = select("study_day, count(*)", "FROM review WHERE " + std::string(notRetracted) +
                                                                        " GROUP BY study_day ORDER BY 1");
        RowWriter(statement).add(static_cast<int>(EventKind::Retract));
        while (statement.executeStep()) {
            RowReader row(statement);
            const StudyDay day = row.day();
            days.push_back({day, row.count()});
        }
        return days;
    });
}

std::optional<CardState> ProfileStore::cardState(const CardKey& card)
{
    const std::optional<CardNumber> number = cardNumber(card);
    if (!number)
        return std::nullopt;
    return onProfile([&]() -> std::optional<CardState> {
        SQLite::Statement statement = select(cardStateColumns, "FROM card_state WHERE card_id = ?");
        RowWriter(statement).add(*number);
        if (!statement.executeStep())
            return std::nullopt;
        RowReader row(statement);
        return readCardState(row);
    });
}

void ProfileStore::forEachCardState(const BankId& bank, const StateVisitor& visit)
{
    onProfile([&] {
        SQLite::Statement statement =
            select(stateColumns, "FROM card JOIN card_state ON card_id = id WHERE bank = ? ORDER BY item, facet");
        RowWriter(statement).add(bank.value());
        visitStates(statement, visit);
    });
}

void ProfileStore::forEachDueState(const BankId& bank, StudyDay today, const StateVisitor& visit)
{
    onProfile([&] {
        // CROSS fixes the order of the tables: from what is due to its cards
        SQLite::Statement statement =
            select(stateColumns, "FROM card_state CROSS JOIN card ON card_id = id WHERE due_day <= ? AND "
                                 "bank = ? ORDER BY due_day, item, facet");
        RowWriter(statement).add(today).add(bank.value());
        visitStates(statement, visit);
    });
}

bool ProfileStore::hasStaleStates(const ModelStamp& current)
{
    return onProfile([&] {
        SQLite::Statement statement = select("1", "FROM card_state WHERE model <> ? OR parameters <> ? LIMIT 1");
        RowWriter(statement).add(current.model).add(current.parametersHash);
        return statement.executeStep();
    });
}

std::optional<std::string> ProfileStore::setting(const std::string& key)
{
    return onProfile([&]() -> std::optional<std::string> {
        const CachedStatement statement = m_statements.use("SELECT value FROM setting WHERE key = ?");
        RowWriter(*statement).add(key);
        if (!statement->executeStep())
            return std::nullopt;
        return std::string(RowReader(*statement).text());
    });
}

std::map<std::string, std::string> ProfileStore::settings()
{
    return onProfile([&] {
        std::map<std::string, std::string> settings;
        SQLite::Statement statement = select("key, value", "FROM setting");
        while (statement.executeStep()) {
            RowReader row(statement);
            std::string key(row.text());
            settings.insert_or_assign(std::move(key), std::string(row.text()));
        }
        return settings;
    });
}

std::optional<SavedSession> ProfileStore::unfinishedSession()
{
    return onProfile([&]() -> std::optional<SavedSession> {
        SQLite::Statement statement =
            select("id, started_at, kind, state",
                   "FROM session WHERE finished_at IS NULL ORDER BY started_at DESC, id DESC LIMIT 1");
        if (!statement.executeStep())
            return std::nullopt;
        RowReader row(statement);
        const Uuid id = row.uuid();
        const Timestamp startedAt = row.time();
        std::string kind(row.text());
        return SavedSession{id, startedAt, std::move(kind), std::string(row.text())};
    });
}

void ProfileStore::readAllReviews()
{
    onProfile([&] {
        const CardKey anyCard{{BankId(""), ItemId("")}, ""};
        SQLite::Statement statement = select(reviewColumns, "FROM review");
        while (statement.executeStep()) {
            RowReader row(statement);
            readReview(row, anyCard);
        }
    });
}

void ProfileStore::readAllStates()
{
    onProfile([&] {
        SQLite::Statement statement = select(stateColumns, "FROM card_state JOIN card ON card_id = id");
        visitStates(statement, [](const CardKey&, const CardState&) {});
    });
}

std::vector<std::string> ProfileStore::verify()
{
    std::vector<std::string> problems = problemsOf(m_database);
    const std::array<std::function<void()>, 6> readings{
        [&] { identity(); },       [&] { settings(); },      [&] { unfinishedSession(); },
        [&] { readAllReviews(); }, [&] { readAllStates(); }, [&] { forEachEvent([](const EventRow&) {}); },
    };
    for (const auto& read : readings) {
        try {
            read();
        } catch (const Error& error) {
            problems.emplace_back(error.what());
        }
    }
    return problems;
}

} // namespace warpdeck::storage
