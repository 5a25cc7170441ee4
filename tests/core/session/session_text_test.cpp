#include "core/session/session_text.h"

#include "tests/core/session/session_support.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace warpdeck::session {
namespace {

Session startedSession()
{
    Session session({testEntry("a"), testEntry("b", "memory", "forward"), testEntry("c")}, 18446744073709551615U);
    take(session, Rating::Again, testId(1));
    session.drop(testEntry("c").card, testId(2));
    return session;
}

TEST(SessionText, BringsBackTheSameQuestion)
{
    const Session session = startedSession();
    const auto resumed = parseSession(serialise(session));
    ASSERT_TRUE(resumed);
    EXPECT_EQ(*resumed, session);
    EXPECT_EQ(resumed->current(), session.current());
}

TEST(SessionText, KeepsNoAnswerThatWasNotGraded)
{
    Session session = startedSession();
    const Session before = session;
    session.answer({true, {}});
    EXPECT_EQ(parseSession(serialise(session)), before);
}

TEST(SessionText, IsReadableByLaterVersions)
{
    EXPECT_EQ(serialise(startedSession()), "warpdeck-session\t1\t18446744073709551615\n"
                                           "card\t0\tai-hardware\ta\t\tmetrics\n"
                                           "card\t0\tai-hardware\tb\tforward\tmemory\n"
                                           "card\t0\tai-hardware\tc\t\tmetrics\n"
                                           "graded\t0\t0\t1000\t1\t00000000-0000-0000-0000-000000000001\n"
                                           "dropped\t2\t00000000-0000-0000-0000-000000000002\n");
}

TEST(SessionText, KeepsAnyName)
{
    const Session session({testEntry("tab\t\\t line\nend", "\\", "直")}, 1);
    EXPECT_EQ(parseSession(serialise(session)), session);
}

/// Lines of a session text; `ID` stands for an id.
std::optional<Session> parsed(const std::string& lines)
{
    std::string text = lines;
    if (const std::size_t id = text.find("ID"); id != std::string::npos)
        text.replace(id, 2, testId(1).toString());
    return parseSession(text);
}

TEST(SessionText, RefusesADamagedHead)
{
    EXPECT_TRUE(parsed("warpdeck-session\t1\t5\n"));
    for (const char* head : {"", "\n", "warpdeck-session\t1\t5", "warpdeck-session\t2\t5\n",
                             "warpdeck-session\t1\t-5\n", "warpdeck-session\t1\n", "session\t1\t5\n"})
        EXPECT_FALSE(parsed(head)) << head;
}

TEST(SessionText, RefusesADamagedCard)
{
    const std::string head = "warpdeck-session\t1\t5\n";
    EXPECT_TRUE(parsed(head + "card\t0\tbank\titem\t\ttopic\n"));
    for (const char* card :
         {"card\t4\tbank\titem\t\ttopic\n", "card\t0\tbank\titem\ttopic\n", "card\t0\tbank\tit\\xem\t\ttopic\n",
          "card\t0\tbank\titem\t\ttopic\\\n", "card\t0\tbank\titem\t\ttopic"})
        EXPECT_FALSE(parsed(head + card)) << card;
}

TEST(SessionText, RefusesADamagedStep)
{
    const std::string begun = "warpdeck-session\t1\t5\ncard\t0\tbank\titem\t\ttopic\n";
    EXPECT_TRUE(parsed(begun + "graded\t0\t1\t5\t3\tID\n"));
    EXPECT_TRUE(parsed(begun + "dropped\t0\tID\n"));
    for (const char* step :
         {"graded\t0\t1\t5\t9\tID\n", "graded\t0\t1\t5\t3\t?\n", "graded\t0\t0\t5\t3\tID\n", "graded\t1\t1\t5\t3\tID\n",
          "graded\t0\t1\t-5\t3\tID\n", "graded\t0\t1\t5\t3\n", "graded\t0\t1\t9223372036854775807\t3\tID\n",
          "dropped\t1\tID\n", "dropped\t0\n", "moved\t0\tID\n", "\n"})
        EXPECT_FALSE(parsed(begun + step)) << step;
}

RC_GTEST_PROP(SessionText, ReadsWhatItWrites, ())
{
    Session session(testEntries(*rc::gen::inRange(0, 12)), *rc::gen::arbitrary<std::uint64_t>());
    for (int i = *rc::gen::inRange(0, 30); i > 0 && session.phase() != Phase::Finished; --i)
        take(session, static_cast<Rating>(*rc::gen::inRange(1, 5)), testId(static_cast<std::uint8_t>(i)));
    RC_ASSERT(parseSession(serialise(session)) == session);
}

RC_GTEST_PROP(SessionText, SurvivesAnyDamage, ())
{
    std::string text = serialise(startedSession());
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    text[at] = *rc::gen::arbitrary<char>();
    if (const auto session = parseSession(text))
        RC_ASSERT(parseSession(serialise(*session)) == session);
    parseSession(text.substr(0, at));
}

} // namespace
} // namespace warpdeck::session
