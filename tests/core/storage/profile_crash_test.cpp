#include "core/storage/profile_lock.h"
#include "core/storage/profile_transaction.h"
#include "tests/core/storage/profile_test_support.h"

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <set>

namespace warpdeck::storage {
namespace {

/// Answers without end; tells each answer's time through `report` once it is saved.
[[noreturn]] void answerUntilKilled(const std::filesystem::path& profile, int report)
{
    const ProfileLock lock(profile, ProfileHolder::App);
    ProfileStore store(profile, ProfileAccess::Write);
    for (std::int64_t time = store.nextLogTime(at(1)).time_since_epoch().count();; ++time) {
        ProfileTransaction transaction(store);
        const CardKey card = cardNamed("item-" + std::to_string(time % 50));
        transaction.appendReview(reviewAt(time, card), reviewedState(), fsrs());
        transaction.saveSession({uuid(77), at(1), "practice", std::to_string(time)});
        transaction.commit();
        if (::write(report, &time, sizeof time) != sizeof time)
            ::_exit(1);
    }
}

/// Lets a child answer, kills it in the middle after `count` answers, and returns the times of all it had saved.
std::set<std::int64_t> savedByAKilledProcess(const std::filesystem::path& profile, int count)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        answerUntilKilled(profile, ends[1]);
    }
    ::close(ends[1]);
    std::set<std::int64_t> saved;
    std::int64_t time = 0;
    while (::read(ends[0], &time, sizeof time) == sizeof time) {
        saved.insert(time);
        if (--count == 0)
            ::kill(child, SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    ::close(ends[0]);
    return saved;
}

TEST(ProfileCrash, LosesNoAnswerThatWasSaidToBeSaved)
{
    const TemporaryFolder folder;
    const auto path = newProfile(folder);
    std::set<std::int64_t> saved;
    for (const int count : {1, 40, 250}) {
        saved.merge(savedByAKilledProcess(path, count));

        const ProfileLock lock(path, ProfileHolder::App);
        ProfileStore store(path, ProfileAccess::Write);
        std::set<std::int64_t> found;
        store.forEachReview([&](const ReviewRow& row) { found.insert(row.answeredAt.time_since_epoch().count()); });
        EXPECT_TRUE(std::includes(found.begin(), found.end(), saved.begin(), saved.end()));
        EXPECT_LE(found.size(), saved.size() + 3); // at most one more than reported for each kill
        EXPECT_TRUE(store.verify().empty());
        EXPECT_EQ(store.unfinishedSession()->state, std::to_string(*found.rbegin()));
    }
    EXPECT_GE(saved.size(), 291U);
}

} // namespace
} // namespace warpdeck::storage
