#include "app/gui/models/session_threads.h"

namespace warpdeck::gui {

namespace {

Thread threadOf(ThreadState state)
{
    switch (state) {
    case ThreadState::Open:
        return Thread::New;
    case ThreadState::Right:
        return Thread::Known;
    case ThreadState::Missed:
        return Thread::Broken;
    }
    return Thread::New;
}

} // namespace

std::vector<Thread> sessionThreads(const SessionOutline& outline)
{
    std::vector<Thread> threads;
    for (const ThreadState state : outline.cards)
        threads.push_back(threadOf(state));
    if (outline.current)
        threads[*outline.current] = Thread::Current;
    return threads;
}

} // namespace warpdeck::gui
