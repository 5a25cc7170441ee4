#include "core/storage/profile_store.h"

#include "core/storage/profile_transaction.h"
#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <array>

namespace warpdeck::storage {
namespace {

const CardKey mfu = cardNamed("met-mfu");
const CardKey warp = cardNamed("gpu-warp", "forward");

class ProfileStoreTest : public testing::Test {
protected:
    void write(const std::function<void(ProfileTransaction&)>& work)
    {
        ProfileTransaction transaction(m_store);
        work(transaction);
        transaction.commit();
    }

    void answer(std::int64_t time, const CardKey& card)
    {
        write([&](ProfileTransaction& transaction) {
            transaction.appendReview(reviewAt(time, card), reviewedState(), fsrs());
        });
    }

    void happen(std::int64_t time, const CardKey& card, EventKind kind, const std::string& value = "")
    {
        const std::array events{Event{uuid(static_cast<std::uint64_t>(time)), at(time), card, kind, value, uuid(5)}};
        write([&](ProfileTransaction& transaction) { transaction.appendEvents(events); });
    }

    std::vector<std::int64_t> timesOfReviews(const std::optional<CardKey>& card = std::nullopt)
    {
        std::vector<std::int64_t> times;
        const auto visit = [&](const ReviewRow& row) { times.push_back(row.answeredAt.time_since_epoch().count()); };
        if (card)
            m_store.forEachReviewOf(*card, visit);
        else
            m_store.forEachReview(visit);
        return times;
    }

    std::vector<std::string> itemsDue(std::int32_t today)
    {
        std::vector<std::string> items;
        m_store.forEachDueState(mfu.item.bank, {today},
                                [&](const CardKey& key, const CardState&) { items.push_back(key.item.item.value()); });
        return items;
    }

    ProfileStore m_store{someone()};
};

TEST_F(ProfileStoreTest, ReturnsAReviewAsItWasWritten)
{
    answer(1000, warp);
    EXPECT_EQ(m_store.review(uuid(1000)), reviewAt(1000, warp));
    EXPECT_EQ(m_store.review(uuid(1001)), std::nullopt);
}

TEST_F(ProfileStoreTest, VisitsReviewsInOrderOfTime)
{
    for (const std::int64_t time : {3000, 1000, 2000})
        answer(time, time == 1000 ? warp : mfu);
    EXPECT_EQ(timesOfReviews(), (std::vector<std::int64_t>{1000, 2000, 3000}));
    EXPECT_EQ(timesOfReviews(mfu), (std::vector<std::int64_t>{2000, 3000}));
    EXPECT_TRUE(timesOfReviews(cardNamed("never-seen")).empty());
}

TEST_F(ProfileStoreTest, GivesReplayWhatItNeedsOfAReview)
{
    answer(1000, warp);
    const Review review = reviewAt(1000, warp);
    int visits = 0;
    m_store.forEachReview([&](const ReviewRow& row) {
        ++visits;
        EXPECT_EQ(row.id, review.id);
        EXPECT_EQ(row.card, m_store.cardNumber(warp));
        EXPECT_EQ(row.rating, review.rating);
        EXPECT_EQ(row.mode, review.mode);
        EXPECT_EQ(row.answeredAt, review.answeredAt);
        EXPECT_EQ(row.utcOffset, review.utcOffset);
        EXPECT_EQ(row.studyDay, review.studyDay);
        EXPECT_EQ(row.duration, review.duration);
        EXPECT_EQ(row.scheduledDays, review.scheduledDays);
        EXPECT_EQ(row.due, review.due);
        EXPECT_EQ(row.correct, review.correct);
        EXPECT_EQ(row.score, review.score);
        EXPECT_EQ(row.firstExposure, review.firstExposure);
        EXPECT_EQ(row.locale, review.locale.value());
    });
    EXPECT_EQ(visits, 1);
}

TEST_F(ProfileStoreTest, TheLogNeverGoesBackInTime)
{
    EXPECT_EQ(m_store.lastAnsweredAt(), std::nullopt);
    EXPECT_EQ(m_store.nextLogTime(at(-5)), at(-5));
    answer(2000, mfu);
    EXPECT_EQ(m_store.lastAnsweredAt(), at(2000));
    EXPECT_EQ(m_store.nextLogTime(at(1500)), at(2001));
    EXPECT_EQ(m_store.nextLogTime(at(2000)), at(2001));
    EXPECT_EQ(m_store.nextLogTime(at(9000)), at(9000));
    happen(5000, mfu, EventKind::Flag);
    EXPECT_EQ(m_store.nextLogTime(at(3000)), at(5001));
}

TEST_F(ProfileStoreTest, VisitsEventsInOrderOfTime)
{
    happen(2000, warp, EventKind::Unflag);
    happen(1000, mfu, EventKind::Bury, "20005");
    std::vector<EventKind> kinds;
    m_store.forEachEvent([&](const EventRow& row) { kinds.push_back(row.kind); });
    EXPECT_EQ(kinds, (std::vector{EventKind::Bury, EventKind::Unflag}));
    int visits = 0;
    m_store.forEachEventOf(mfu, [&](const EventRow& row) {
        ++visits;
        EXPECT_EQ(row.id, uuid(1000));
        EXPECT_EQ(row.card, m_store.cardNumber(mfu));
        EXPECT_EQ(row.at, at(1000));
        EXPECT_EQ(row.value, "20005");
        EXPECT_EQ(row.group, uuid(5));
    });
    EXPECT_EQ(visits, 1);
}

TEST_F(ProfileStoreTest, CountsReviewsPerDayWithoutThoseRetracted)
{
    constexpr std::int64_t day = 86'400'000;
    for (const std::int64_t time : {day + 1, day + 2, 3 * day, 3 * day + 1, 5 * day})
        answer(time, mfu);
    happen(6 * day, mfu, EventKind::Retract, uuid(day + 2).toString());
    happen(6 * day + 1, mfu, EventKind::Retract, uuid(5 * day).toString());
    happen(6 * day + 2, mfu, EventKind::Retract, uuid(4242).toString()); // its review has not arrived yet
    EXPECT_EQ(m_store.reviewCount(), 3);
    EXPECT_EQ(m_store.reviewsPerDay(), (std::vector<DayCount>{{{1}, 1}, {{3}, 2}}));
    EXPECT_EQ(timesOfReviews().size(), 5U);
}

TEST_F(ProfileStoreTest, ReturnsACardStateAsItWasWritten)
{
    write([&](ProfileTransaction& transaction) {
        transaction.putCardState(mfu, reviewedState(), fsrs());
        transaction.putCardState(warp, CardState{}, fsrs());
    });
    EXPECT_EQ(m_store.cardState(mfu), reviewedState());
    EXPECT_EQ(m_store.cardState(warp), CardState{});
    EXPECT_EQ(m_store.cardState(cardNamed("other")), std::nullopt);
}

TEST_F(ProfileStoreTest, VisitsTheStatesOfOneBank)
{
    const CardKey foreign{{BankId("other-bank"), mfu.item.item}, ""};
    write([&](ProfileTransaction& transaction) {
        for (const CardKey& card : {mfu, warp, foreign})
            transaction.putCardState(card, reviewedState(), fsrs());
    });
    std::vector<CardKey> visited;
    m_store.forEachCardState(mfu.item.bank, [&](const CardKey& key, const CardState& state) {
        visited.push_back(key);
        EXPECT_EQ(state, reviewedState());
    });
    EXPECT_EQ(visited, (std::vector{warp, mfu}));
}

TEST_F(ProfileStoreTest, VisitsWhatIsDueByDay)
{
    write([&](ProfileTransaction& transaction) {
        for (const int day : {30, 10, 20}) {
            const CardState state{.due = Due{{day}, day == 20 ? std::optional(at(5)) : std::nullopt}};
            transaction.putCardState(cardNamed("item-" + std::to_string(day)), state, fsrs());
        }
        transaction.putCardState(cardNamed("new"), CardState{}, fsrs());
    });
    EXPECT_EQ(itemsDue(9), std::vector<std::string>{});
    EXPECT_EQ(itemsDue(20), (std::vector<std::string>{"item-10", "item-20"}));
    EXPECT_EQ(itemsDue(999), (std::vector<std::string>{"item-10", "item-20", "item-30"}));
}

TEST_F(ProfileStoreTest, KnowsStatesOfAnotherModelOrOtherParameters)
{
    EXPECT_FALSE(m_store.hasStaleStates(fsrs()));
    write([&](ProfileTransaction& transaction) { transaction.putCardState(mfu, reviewedState(), fsrs()); });
    EXPECT_FALSE(m_store.hasStaleStates(fsrs()));
    EXPECT_TRUE(m_store.hasStaleStates({"fsrs-6", fsrs().parametersHash}));
    EXPECT_TRUE(m_store.hasStaleStates({fsrs().model, "0"}));
}

TEST_F(ProfileStoreTest, KeepsSettings)
{
    EXPECT_EQ(m_store.setting("rollover"), std::nullopt);
    write([](ProfileTransaction& transaction) {
        transaction.putSetting("rollover", "3");
        transaction.putSetting("rollover", "4");
        transaction.putSetting("locales", "de 日本");
    });
    EXPECT_EQ(m_store.setting("rollover"), "4");
    EXPECT_EQ(m_store.settings(), (std::map<std::string, std::string>{{"rollover", "4"}, {"locales", "de 日本"}}));
}

TEST_F(ProfileStoreTest, ContinuesTheNewestSessionThatIsNotFinished)
{
    const SavedSession practice{uuid(1), at(100), "practice", "step 1"};
    const SavedSession exam{uuid(2), at(200), "exam", "question 1"};
    EXPECT_EQ(m_store.unfinishedSession(), std::nullopt);
    write([&](ProfileTransaction& transaction) {
        transaction.saveSession(practice);
        transaction.saveSession(exam);
        transaction.saveSession({exam.id, exam.startedAt, exam.kind, "question 2"});
    });
    EXPECT_EQ(m_store.unfinishedSession(), (SavedSession{exam.id, exam.startedAt, exam.kind, "question 2"}));
    write([&](ProfileTransaction& transaction) { transaction.finishSession(exam.id, at(300)); });
    EXPECT_EQ(m_store.unfinishedSession(), practice);
    write([&](ProfileTransaction& transaction) { transaction.saveSession(exam); });
    EXPECT_EQ(m_store.unfinishedSession(), exam) << "it goes on after its last answer was taken back";
}

TEST_F(ProfileStoreTest, LetsAVisitorReadAndStop)
{
    for (const std::int64_t time : {1000, 2000, 3000})
        answer(time, mfu);
    int visits = 0;
    EXPECT_EQ(errorOf([&] {
                  m_store.forEachReview([&](const ReviewRow& row) {
                      ++visits;
                      EXPECT_TRUE(m_store.review(row.id));
                      EXPECT_EQ(timesOfReviews().size(), 3U);
                      throw Error(ErrorCode::BadArgument, "");
                  });
              }),
              ErrorCode::BadArgument);
    EXPECT_EQ(visits, 1);
    answer(4000, mfu);
}

TEST_F(ProfileStoreTest, UsesItsIndexesForWhatIsAskedOften)
{
    const TemporaryFolder folder;
    SQLite::Database profile = openProfile(newProfile(folder), ProfileAccess::Read);
    const auto planOf = [&](const std::string& query) {
        std::string plan;
        SQLite::Statement statement(profile, "EXPLAIN QUERY PLAN " + query);
        while (statement.executeStep())
            plan += statement.getColumn(3).getString() + "; ";
        return plan;
    };
    const auto has = [](const std::string& plan, const std::string& part) {
        return plan.find(part) != std::string::npos;
    };
    const std::string log = planOf("SELECT * FROM review ORDER BY answered_at, id");
    EXPECT_FALSE(has(log, "B-TREE")) << log;
    const std::string card = planOf("SELECT * FROM review WHERE card_id = 1 ORDER BY answered_at, id");
    EXPECT_TRUE(has(card, "review_by_card") && !has(card, "B-TREE")) << card;
    const std::string due =
        planOf("SELECT * FROM card_state CROSS JOIN card ON card_id = id WHERE due_day <= 5 AND bank = 'b'");
    EXPECT_TRUE(has(due, "card_state_by_due")) << due;
}

} // namespace
} // namespace warpdeck::storage
