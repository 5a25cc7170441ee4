#include "core/storage/profile_store.h"
#include "core/storage/profile_transaction.h"
#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace warpdeck::storage {
namespace {

/// Everything a program does with a profile; problems found by verify() count as an error too.
void useEverything(const std::filesystem::path& path)
{
    ProfileStore store(path, ProfileAccess::Write);
    store.forEachReview([](const ReviewRow&) {});
    store.review(uuid(1005));
    store.forEachEvent([](const EventRow&) {});
    store.forEachCardState(BankId("ai-hardware"), [](const CardKey&, const CardState&) {});
    store.forEachDueState(BankId("ai-hardware"), {30'000}, [](const CardKey&, const CardState&) {});
    store.reviewsPerDay();
    store.hasStaleStates(fsrs());
    const bool sound = store.verify().empty();
    ProfileTransaction transaction(store);
    Review review = reviewAt(1'900'000'000'000, cardNamed("met-1"));
    review.answeredAt = store.nextLogTime(review.answeredAt);
    transaction.appendReview(review, reviewedState(), fsrs());
    transaction.commit();
    if (!sound)
        throw Error(ErrorCode::ProfileDamaged, "");
}

std::string profileWithHistory(const TemporaryFolder& folder)
{
    const auto path = newProfile(folder);
    {
        ProfileStore store(path, ProfileAccess::Write);
        ProfileTransaction transaction(store);
        for (int i = 0; i < 300; ++i)
            transaction.appendReview(reviewAt(1000 + i, cardNamed("met-" + std::to_string(i % 40))), reviewedState(),
                                     fsrs());
        transaction.appendEvents(std::array{
            Event{uuid(9), at(5000), cardNamed("met-1"), EventKind::Retract, uuid(1000).toString(), uuid(5)}});
        transaction.putSetting("locales", "de en");
        transaction.saveSession({uuid(77), at(1), "practice", "met-2 met-3"});
        transaction.commit();
    }
    return readFile(path);
}

std::optional<ErrorCode> errorOfUsing(const std::string& bytes)
{
    const TemporaryFolder folder;
    const auto path = folder / "default.wdprofile";
    writeFile(path, bytes);
    return errorOf([&] { useEverything(path); });
}

bool isOneOf(std::optional<ErrorCode> error, std::initializer_list<ErrorCode> codes)
{
    return error && std::find(codes.begin(), codes.end(), *error) != codes.end();
}

TEST(ProfileDamage, OfSingleBytesNeverCrashesAndHasANameWhereItIsFound)
{
    const TemporaryFolder folder;
    const std::string whole = profileWithHistory(folder);
    EXPECT_EQ(errorOfUsing(whole), std::nullopt);
    Random random(20261201);
    int found = 0;
    for (int i = 0; i < 200; ++i) {
        std::string bytes = whole;
        // every fourth in the first pages, where the header and the schema are
        const std::size_t place = random.below(i % 4 == 0 ? 8192 : bytes.size());
        bytes[place] = static_cast<char>(bytes[place] ^ static_cast<char>(1 + random.below(255)));
        const std::optional<ErrorCode> error = errorOfUsing(bytes);
        found += error ? 1 : 0;
        EXPECT_TRUE(!error ||
                    isOneOf(error, {ErrorCode::ProfileDamaged, ErrorCode::NotAProfile, ErrorCode::ProfileTooNew}))
            << "byte " << place << ": error " << static_cast<int>(*error);
    }
    EXPECT_GT(found, 20);
}

TEST(ProfileDamage, OfWholePagesIsDetected)
{
    const TemporaryFolder folder;
    const std::string whole = profileWithHistory(folder);
    for (std::size_t page = 4096; page < whole.size(); page += 4096) {
        std::string bytes = whole;
        bytes.replace(page, 4096, std::string(4096, '\x5a'));
        const std::optional<ErrorCode> error = errorOfUsing(bytes);
        EXPECT_TRUE(isOneOf(error, {ErrorCode::ProfileDamaged})) << "page " << page / 4096 + 1;
    }
}

TEST(ProfileDamage, OfTheSchemaIsDetectedWhenItIsOpened)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    std::string bytes = readFile(path);
    const std::size_t table = bytes.find("CREATE TABLE review");
    ASSERT_NE(table, std::string::npos);
    bytes[table] = 'X';
    writeFile(path, bytes);
    EXPECT_EQ(errorOf([&] { ProfileStore(path, ProfileAccess::Write); }), ErrorCode::ProfileDamaged);
    EXPECT_EQ(readFile(path), bytes);
}

TEST(ProfileDamage, ThatLeavesValuesOutOfRangeIsNotPassedOn)
{
    for (const char* damage : {"UPDATE card_state SET due_day = 9000000000", "UPDATE card_state SET reviews = -1",
                               "UPDATE card_state SET stability = 9e999"}) {
        const TemporaryFolder folder;
        const auto path = newProfile(folder);
        ProfileStore store(path, ProfileAccess::Write);
        {
            ProfileTransaction transaction(store);
            transaction.putCardState(cardNamed("met-1"), reviewedState(), fsrs());
            transaction.commit();
        }
        openDatabase(path, OpenMode::ReadWrite, FileKind::Profile).exec(damage);
        EXPECT_EQ(errorOf([&] { store.cardState(cardNamed("met-1")); }), ErrorCode::ProfileDamaged) << damage;
        EXPECT_EQ(store.verify().size(), 1U) << damage;
    }
}

} // namespace
} // namespace warpdeck::storage
