#include "core/storage/profile_transaction.h"

#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

namespace warpdeck::storage {
namespace {

const CardKey mfu = cardNamed("met-mfu");

void answer(ProfileStore& store, std::int64_t time)
{
    ProfileTransaction transaction(store);
    transaction.appendReview(reviewAt(time, mfu), reviewedState(), fsrs());
    transaction.saveSession({uuid(77), at(1), "practice", "after " + std::to_string(time)});
    transaction.commit();
}

/// As if the disk had room for so many pages.
void limitPages(ProfileStore& store, int pages)
{
    store.connection().exec("PRAGMA max_page_count = " + std::to_string(pages));
}

TEST(ProfileTransaction, LeavesNothingWithoutCommit)
{
    ProfileStore store(someone());
    {
        ProfileTransaction transaction(store);
        transaction.appendReview(reviewAt(1000, mfu), reviewedState(), fsrs());
        transaction.putSetting("a", "b");
    }
    EXPECT_EQ(store.reviewCount(), 0);
    EXPECT_EQ(store.cardNumber(mfu), std::nullopt);
    EXPECT_TRUE(store.settings().empty());
    answer(store, 1000);
    EXPECT_EQ(store.reviewCount(), 1);
}

TEST(ProfileTransaction, IsUndoneAsAWholeByAnErrorInside)
{
    ProfileStore store(someone());
    answer(store, 1000);
    EXPECT_TRUE(errorOf([&] {
        ProfileTransaction transaction(store);
        transaction.putSetting("a", "b");
        transaction.appendReview(reviewAt(1000, mfu), CardState{}, fsrs()); // the same id once more
        transaction.commit();
    }));
    EXPECT_EQ(store.setting("a"), std::nullopt);
    EXPECT_EQ(store.cardState(mfu), reviewedState());
    answer(store, 2000);
    EXPECT_EQ(store.reviewCount(), 2);
}

TEST(ProfileTransaction, ReplacesAllStatesAtOnce)
{
    ProfileStore store(someone());
    answer(store, 1000);
    const CardNumber number = store.cardNumber(mfu).value();
    const CardState replayed{.memory = MemoryState{9, 2}, .reviews = 1};
    const ModelStamp other{"fsrs-6", "abc"};
    {
        ProfileTransaction transaction(store);
        transaction.putCardState(cardNamed("stale"), reviewedState(), fsrs());
        transaction.replaceAllCardStates(std::array{NumberedState{number, replayed}}, other);
        transaction.commit();
    }
    EXPECT_EQ(store.cardState(mfu), replayed);
    EXPECT_EQ(store.cardState(cardNamed("stale")), std::nullopt);
    EXPECT_FALSE(store.hasStaleStates(other));
}

TEST(ProfileTransaction, CannotChangeTheLog)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    ProfileStore store(path, ProfileAccess::Write);
    answer(store, 1000);
    {
        ProfileTransaction transaction(store);
        transaction.appendEvents(std::array{Event{uuid(9), at(1001), mfu, EventKind::Flag, "", uuid(5)}});
        transaction.commit();
    }
    SQLite::Database other = openProfile(path, ProfileAccess::Write);
    for (const char* sql : {"DELETE FROM review", "UPDATE review SET rating = 1", "DELETE FROM event",
                            "UPDATE event SET value = 'x'", "DELETE FROM card"})
        EXPECT_THROW(other.exec(sql), SQLite::Exception) << sql;
}

TEST(ProfileTransaction, OfAReaderIsRefused)
{
    const TemporaryFolder folder;
    ProfileStore store(newProfile(folder), ProfileAccess::Read);
    EXPECT_EQ(errorOf([&] { answer(store, 1000); }), ErrorCode::ReadOnlyFile);
}

TEST(ProfileTransaction, OnAFullDiskSavesNothingAndWorksAgainWhenThereIsRoom)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    ProfileStore store(path, ProfileAccess::Write);
    answer(store, 1);
    limitPages(store, 40);
    std::int64_t saved = 1;
    const auto fill = [&] {
        while (saved < 100'000) {
            answer(store, saved + 1);
            ++saved;
        }
    };
    EXPECT_EQ(errorOf(fill), ErrorCode::StorageFull);
    EXPECT_GT(saved, 10);
    EXPECT_EQ(store.reviewCount(), saved);
    EXPECT_EQ(store.unfinishedSession()->state, "after " + std::to_string(saved));
    EXPECT_TRUE(store.verify().empty());

    limitPages(store, 100'000);
    answer(store, saved + 1);
    EXPECT_EQ(store.reviewCount(), saved + 1);
    EXPECT_EQ(ProfileStore(path, ProfileAccess::Read).reviewCount(), saved + 1);
}

rc::Gen<Timestamp> anyTime()
{
    return rc::gen::map(rc::gen::inRange<std::int64_t>(-8'000'000'000'000'000, 8'000'000'000'000'000), at);
}

rc::Gen<StudyDay> anyDay()
{
    return rc::gen::map(rc::gen::inRange(-90'000'000, 90'000'000), [](int day) { return StudyDay{day}; });
}

rc::Gen<double> anyNumber()
{
    return rc::gen::map(rc::gen::inRange<std::int64_t>(-1'000'000'000'000, 1'000'000'000'000),
                        [](std::int64_t number) { return static_cast<double>(number) / 7; });
}

rc::Gen<std::vector<OptionId>> anyOptions()
{
    return rc::gen::container<std::vector<OptionId>>(rc::gen::construct<OptionId>(
        rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(std::string("abcdefXYZ0-"))))));
}

template <class Value>
std::optional<Value> anyOf(const rc::Gen<Value>& values)
{
    return *rc::gen::arbitrary<bool>() ? std::optional<Value>(*values) : std::nullopt;
}

Due anyDue()
{
    return {*anyDay(), anyOf(anyTime())};
}

Review anyReview()
{
    Review review = reviewAt(*rc::gen::inRange(1, 1'000'000),
                             {{BankId(*rc::gen::string<std::string>()), ItemId(*rc::gen::string<std::string>())},
                              *rc::gen::string<std::string>()});
    review.rating = static_cast<Rating>(*rc::gen::inRange(1, 5));
    review.mode = static_cast<ReviewMode>(*rc::gen::inRange(0, 4));
    review.answeredAt = *anyTime();
    review.wallClock = *anyTime();
    review.utcOffset = std::chrono::seconds(*rc::gen::inRange(-86400, 86401));
    review.studyDay = *anyDay();
    review.duration = std::chrono::milliseconds(*rc::gen::inRange(0, 1'000'000'000));
    review.scheduledDays = *anyNumber();
    review.due = anyDue();
    review.locale = LocaleTag(*rc::gen::elementOf(std::vector<std::string>{"de", "pt-BR", "zh-Hans", "ar"}));
    review.revision = *rc::gen::string<std::string>();
    review.bankVersion = *rc::gen::inRange(0, 1'000'000);
    review.correct = *rc::gen::arbitrary<bool>();
    review.score = *rc::gen::inRange(0, 101) / 100.0;
    review.firstExposure = *rc::gen::arbitrary<bool>();
    review.shown = *anyOptions();
    review.chosen = *anyOptions();
    review.response = *rc::gen::string<std::string>();
    review.drawnValues = *rc::gen::string<std::string>();
    return review;
}

CardState anyState()
{
    CardState state;
    if (*rc::gen::arbitrary<bool>())
        state.memory = MemoryState{*anyNumber(), *anyNumber()};
    if (*rc::gen::arbitrary<bool>())
        state.due = anyDue();
    state.lastReview = anyOf(anyTime());
    state.lastStudyDay = anyOf(anyDay());
    state.reviews = *rc::gen::inRange(0, 100'000);
    state.lapses = *rc::gen::inRange(0, 100'000);
    state.suspended = *rc::gen::arbitrary<bool>();
    state.flagged = *rc::gen::arbitrary<bool>();
    state.buriedUntil = anyOf(anyDay());
    return state;
}

RC_GTEST_PROP(ProfileTransactionLaw, WhatWasWrittenIsReadBackEqual, ())
{
    ProfileStore store(someone());
    const Review review = anyReview();
    const CardState state = anyState();
    ProfileTransaction transaction(store);
    transaction.appendReview(review, state, fsrs());
    transaction.commit();
    RC_ASSERT(store.review(review.id) == review);
    RC_ASSERT(store.cardState(review.card) == state);
    RC_ASSERT(store.verify().empty());
}

} // namespace
} // namespace warpdeck::storage
