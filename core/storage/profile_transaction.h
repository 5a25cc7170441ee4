#pragma once

#include "core/storage/profile_store.h"

#include <span>

namespace warpdeck::storage {

/// Changes to a profile that happen together or not at all. Once commit() has returned they survive a kill and a power
/// failure; without it, nothing of them remains. One at a time for a store.
///
/// Functions throw Error: StorageFull, ReadOnlyFile, CannotWriteFile, ProfileDamaged. The transaction is then of no
/// more use; the store is, and another transaction may succeed later.
class ProfileTransaction {
public:
    /// Waits up to five seconds for another writer. Throws Error ProfileLocked.
    explicit ProfileTransaction(ProfileStore& store);
    ~ProfileTransaction();
    ProfileTransaction(const ProfileTransaction&) = delete;
    ProfileTransaction& operator=(const ProfileTransaction&) = delete;

    /// Appends an answer and what follows from it. Precondition: answeredAt is from nextLogTime.
    void appendReview(const Review& review, const CardState& state, const ModelStamp& stamp);
    void appendEvents(std::span<const Event> events);

    void putCardState(const CardKey& card, const CardState& state, const ModelStamp& stamp);
    /// Forgets all states and puts these, computed by a replay of the whole log.
    void replaceAllCardStates(std::span<const NumberedState> states, const ModelStamp& stamp);

    void putSetting(const std::string& key, const std::string& value);

    /// Begins a session or brings it up to date; one that was finished is open again.
    void saveSession(const SavedSession& session);
    /// The session is finished or given up: it will not be continued, and its state is forgotten.
    void finishSession(const Uuid& session, Timestamp at);

    void commit();

private:
    CardNumber numberOf(const CardKey& card);
    void putState(CardNumber card, const CardState& state, const ModelStamp& stamp);

    ProfileStore& m_store;
    bool m_open = true;
};

} // namespace warpdeck::storage
