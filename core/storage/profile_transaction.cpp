#include "core/storage/profile_transaction.h"

#include "core/storage/profile_rows.h"

namespace warpdeck::storage {

namespace {

template <class Work>
auto onProfile(Work&& work)
{
    return guarded(FileKind::Profile, std::forward<Work>(work));
}

} // namespace

ProfileTransaction::ProfileTransaction(ProfileStore& store) : m_store(store)
{
    onProfile([&] { m_store.m_statements.use("BEGIN IMMEDIATE")->exec(); });
}

ProfileTransaction::~ProfileTransaction()
{
    if (m_open)
        m_store.m_database.tryExec("ROLLBACK"); // SQLite may have rolled back by itself already, then this fails
}

void ProfileTransaction::commit()
{
    onProfile([&] { m_store.m_statements.use("COMMIT")->exec(); });
    m_open = false;
}

CardNumber ProfileTransaction::numberOf(const CardKey& card)
{
    if (const auto known = m_store.cardNumber(card))
        return *known;
    const CachedStatement statement = m_store.m_statements.use("INSERT INTO card (bank, item, facet) VALUES (?, ?, ?)");
    RowWriter row(*statement);
    writeCardKey(row, card);
    statement->exec();
    return CardNumber(m_store.m_database.getLastInsertRowid());
}

void ProfileTransaction::appendReview(const Review& review, const CardState& state, const ModelStamp& stamp)
{
    onProfile([&] {
        const CardNumber card = numberOf(review.card);
        const CachedStatement statement = m_store.m_statements.use(
            "INSERT INTO review (answered_at, id, card_id, rating, mode, wall_clock, utc_offset, study_day, duration, "
            "scheduled_days, due_day, due_at, locale, revision, bank_version, correct, score, first_exposure, shown, "
            "chosen, "
            "response, drawn_values, session, device) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        RowWriter row(*statement);
        writeReview(row, review, card);
        statement->exec();
        putState(card, state, stamp);
    });
}

void ProfileTransaction::appendEvents(std::span<const Event> events)
{
    onProfile([&] {
        for (const Event& event : events) {
            const CardNumber card = numberOf(event.card);
            const CachedStatement statement = m_store.m_statements.use(
                "INSERT INTO event (id, card_id, at, kind, value, group_id) VALUES (?, ?, ?, ?, ?, ?)");
            RowWriter row(*statement);
            writeEvent(row, event, card);
            statement->exec();
        }
    });
}

void ProfileTransaction::putCardState(const CardKey& card, const CardState& state, const ModelStamp& stamp)
{
    onProfile([&] { putState(numberOf(card), state, stamp); });
}

void ProfileTransaction::putState(CardNumber card, const CardState& state, const ModelStamp& stamp)
{
    const CachedStatement statement =
        m_store.m_statements.use("INSERT OR REPLACE INTO card_state (stability, difficulty, due_day, due_at, "
                                 "last_review_at, last_study_day, reviews, "
                                 "lapses, suspended, flagged, buried_until, card_id, model, parameters) "
                                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    RowWriter row(*statement);
    writeCardState(row, state);
    row.add(card).add(stamp.model).add(stamp.parametersHash);
    statement->exec();
}

void ProfileTransaction::replaceAllCardStates(std::span<const NumberedState> states, const ModelStamp& stamp)
{
    onProfile([&] {
        m_store.m_statements.use("DELETE FROM card_state")->exec();
        for (const NumberedState& numbered : states)
            putState(numbered.card, numbered.state, stamp);
    });
}

void ProfileTransaction::putSetting(const std::string& key, const std::string& value)
{
    onProfile([&] {
        const CachedStatement statement =
            m_store.m_statements.use("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)");
        RowWriter(*statement).add(key).add(value);
        statement->exec();
    });
}

void ProfileTransaction::saveSession(const SavedSession& session)
{
    onProfile([&] {
        const CachedStatement statement =
            m_store.m_statements.use("INSERT INTO session (id, started_at, kind, state) VALUES (?, ?, ?, ?) "
                                     "ON CONFLICT (id) DO UPDATE SET state = excluded.state, finished_at = NULL");
        RowWriter(*statement).add(session.id).add(session.startedAt).add(session.kind).add(session.state);
        statement->exec();
    });
}

void ProfileTransaction::finishSession(const Uuid& session, Timestamp at)
{
    onProfile([&] {
        const CachedStatement statement =
            m_store.m_statements.use("UPDATE session SET finished_at = ?, state = '' WHERE id = ?");
        RowWriter(*statement).add(at).add(session);
        statement->exec();
    });
}

} // namespace warpdeck::storage
