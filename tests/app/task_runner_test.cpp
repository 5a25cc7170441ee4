#include "app/support/task_runner.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <vector>

namespace warpdeck::app {
namespace {

using Lane = TaskRunner::Lane;

/// Lets events pass until `holds`; false after a long wait.
template <class Condition>
bool eventually(Condition holds)
{
    constexpr qint64 longest = 20'000; // ms
    QElapsedTimer waited;
    waited.start();
    while (!holds()) {
        if (waited.elapsed() > longest)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QThread::msleep(1);
    }
    return true;
}

/// Blocks its lane until it is told to stop.
void untilStopped(const std::stop_token& stop)
{
    while (!stop.stop_requested())
        QThread::msleep(1);
}

TEST(TaskRunner, WorksBesideItsOwnThreadAndReportsOnIt)
{
    TaskRunner runner;
    QObject owner;
    Qt::HANDLE worker = nullptr;
    Qt::HANDLE reporter = nullptr;
    runner.run(
        Lane::Background, &owner, [&](const std::stop_token&) { worker = QThread::currentThreadId(); },
        [&](const std::optional<Error>& problem) {
            EXPECT_FALSE(problem);
            reporter = QThread::currentThreadId();
        });
    ASSERT_TRUE(eventually([&] { return reporter != nullptr; }));
    EXPECT_EQ(reporter, QThread::currentThreadId());
    EXPECT_NE(worker, reporter);
}

TEST(TaskRunner, ReportsWhatWasThrown)
{
    TaskRunner runner;
    QObject owner;
    std::vector<ErrorCode> codes;
    const auto keep = [&](const std::optional<Error>& problem) { codes.push_back(problem.value().code()); };
    runner.run(
        Lane::Background, &owner, [](const std::stop_token&) { throw Error(ErrorCode::StorageFull, "here"); }, keep);
    runner.run(
        Lane::Background, &owner, [](const std::stop_token&) { throw std::runtime_error("odd"); }, keep);
    ASSERT_TRUE(eventually([&] { return codes.size() == 2; }));
    EXPECT_EQ(codes, (std::vector{ErrorCode::StorageFull, ErrorCode::Unexpected}));
}

TEST(TaskRunner, RunsOneJobOfALaneAtATimeInTheirOrder)
{
    TaskRunner runner;
    QObject owner;
    std::atomic<int> running = 0;
    std::vector<int> order;
    int reported = 0;
    for (int number = 0; number < 8; ++number) {
        runner.run(
            Lane::Background, &owner,
            [&, number](const std::stop_token&) {
                EXPECT_EQ(++running, 1);
                order.push_back(number);
                --running;
            },
            [&](const std::optional<Error>&) { ++reported; });
    }
    ASSERT_TRUE(eventually([&] { return reported == 8; }));
    EXPECT_EQ(order, (std::vector{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(TaskRunner, NewerInteractiveJobStopsTheOlderOfItsOwnerOnly)
{
    TaskRunner runner;
    QObject page;
    QObject other;
    std::vector<std::string> reported;
    const auto report = [&](const std::string& name) {
        return [&reported, name](const std::optional<Error>&) { reported.push_back(name); };
    };
    runner.run(Lane::Interactive, &page, untilStopped, report("older"));
    runner.run(
        Lane::Interactive, &other, [](const std::stop_token&) {}, report("other"));
    runner.run(
        Lane::Interactive, &page, [](const std::stop_token&) {}, report("newer"));
    ASSERT_TRUE(eventually([&] { return reported.size() == 2; }));
    EXPECT_EQ(reported, (std::vector<std::string>{"other", "newer"}));
}

TEST(TaskRunner, ReportsNothingToOneWhoIsGone)
{
    TaskRunner runner;
    auto owner = std::make_unique<QObject>();
    std::atomic<bool> began = false;
    std::atomic<bool> stopped = false;
    bool reported = false;
    runner.run(
        Lane::Interactive, owner.get(),
        [&](const std::stop_token& stop) {
            began = true;
            untilStopped(stop);
            stopped = true;
        },
        [&](const std::optional<Error>&) { reported = true; });
    ASSERT_TRUE(eventually([&] { return began.load(); }));
    owner.reset();
    ASSERT_TRUE(eventually([&] { return stopped.load(); }));
    QCoreApplication::processEvents();
    EXPECT_FALSE(reported);
}

TEST(TaskRunner, EndsItsJobsWhenItEnds)
{
    QObject owner;
    std::atomic<bool> began = false;
    bool reported = false;
    {
        TaskRunner runner;
        const auto report = [&](const std::optional<Error>&) { reported = true; };
        runner.run(
            Lane::Background, &owner,
            [&](const std::stop_token& stop) {
                began = true;
                untilStopped(stop);
            },
            report);
        runner.run(Lane::Interactive, &owner, untilStopped, report);
        ASSERT_TRUE(eventually([&] { return began.load(); }));
    }
    QCoreApplication::processEvents();
    EXPECT_FALSE(reported);
}

} // namespace
} // namespace warpdeck::app
