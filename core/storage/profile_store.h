#pragma once

#include "core/storage/profile_file.h"
#include "core/storage/profile_records.h"
#include "core/storage/statement_cache.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpdeck::storage {

/// One learner's progress: what can be read of it. What changes it is a ProfileTransaction.
///
/// Every function throws Error: ProfileDamaged when it meets bytes that were never written, ProfileLocked,
/// CannotOpenFile…. A visitor may read the store, and may throw; it is called in the order named. Not to be shared by
/// threads.
class ProfileStore {
public:
    using ReviewVisitor = std::function<void(const ReviewRow&)>;
    using EventVisitor = std::function<void(const EventRow&)>;
    using StateVisitor = std::function<void(const CardKey&, const CardState&)>;

    /// As openProfile: createProfile and upgradeProfile come first, and a ProfileLock for whoever writes.
    ProfileStore(const std::filesystem::path& path, ProfileAccess access);
    /// A new profile in memory.
    explicit ProfileStore(const ProfileIdentity& identity);
    ProfileStore(const ProfileStore&) = delete;
    ProfileStore& operator=(const ProfileStore&) = delete;

    ProfileIdentity identity();

    /// The number of a card that has ever been written to the profile.
    std::optional<CardNumber> cardNumber(const CardKey& card);
    std::vector<NumberedCard> cards();

    std::optional<Timestamp> lastAnsweredAt();
    /// What a review or an event appended now must carry: `now`, but later than all others even if the clock went back,
    /// as replay goes by time. To be asked inside the transaction that appends it.
    Timestamp nextLogTime(Timestamp now);
    std::optional<Review> review(const Uuid& id);
    /// All reviews, retracted ones too, by (answeredAt, id): the order of replay.
    void forEachReview(const ReviewVisitor& visit);
    void forEachReviewOf(const CardKey& card, const ReviewVisitor& visit);
    /// All events by (at, id).
    void forEachEvent(const EventVisitor& visit);
    void forEachEventOf(const CardKey& card, const EventVisitor& visit);

    /// Without those that were retracted, of every mode.
    std::int64_t reviewCount();
    std::vector<DayCount> reviewsPerDay(); ///< in order; days without reviews are left out

    std::optional<CardState> cardState(const CardKey& card);
    void forEachCardState(const BankId& bank, const StateVisitor& visit);
    /// Those with a due day not after `today`, by due day; suspended and buried ones too.
    void forEachDueState(const BankId& bank, StudyDay today, const StateVisitor& visit);
    /// True when a state was computed by something else: all of them must then be replaced.
    bool hasStaleStates(const ModelStamp& current);

    std::optional<std::string> setting(const std::string& key);
    std::map<std::string, std::string> settings();

    /// The session begun last of those that were neither finished nor given up.
    std::optional<SavedSession> unfinishedSession();

    /// What is wrong with the profile: the file as in problemsOf, and each row. Empty: nothing. Reads all of it.
    std::vector<std::string> verify();

    /// For tests that make the connection's life hard.
    SQLite::Database& connection() { return m_database; }

private:
    friend class ProfileTransaction;

    void visitReviews(SQLite::Statement& statement, const ReviewVisitor& visit);
    void visitEvents(SQLite::Statement& statement, const EventVisitor& visit);
    void visitStates(SQLite::Statement& statement, const StateVisitor& visit);
    void readAllReviews();
    void readAllStates();
    SQLite::Statement select(std::string_view columns, std::string_view rest) const;

    SQLite::Database m_database;
    StatementCache m_statements{m_database};
};

} // namespace warpdeck::storage
