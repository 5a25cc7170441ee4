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

TEST(SessionText, RefusesWhatIsDamaged)
{
    const std::string head = "warpdeck-session\t1\t5\n";
    const std::string card = "card\t0\tbank\titem\t\ttopic\n";
    const std::string id = "00000000-0000-0000-0000-000000000001";
    EXPECT_TRUE(parseSession(head + card));
    EXPECT_TRUE(parseSession(head));
    for (const std::string& text :
         {std::string(), std::string("warpdeck-session\t2\t5\n"), std::string("warpdeck-session\t1\t5"),
          std::string("warpdeck-session\t1\t-5\n"), std::string("warpdeck-session\t1\n"),
          head + "card\t4\tbank\titem\t\ttopic\n", head + "card\t0\tbank\titem\ttopic\n",
          head + "card\t0\tbank\tit\\xem\t\ttopic\n", head + "card\t0\tbank\titem\t\ttopic\\\n",
          head + card + "graded\t0\t1\t5\t9\t" + id + "\n", head + card + "graded\t0\t1\t5\t3\t?\n",
          head + card + "graded\t0\t0\t5\t3\t" + id + "\n", head + card + "graded\t1\t1\t5\t3\t" + id + "\n",
          head + card + "graded\t0\t1\t-5\t3\t" + id + "\n", head + card + "graded\t0\t1\t5\t3\n",
          head + card + "dropped\t1\t" + id + "\n", head + card + "dropped\t0\n",
          head + card + "moved\t0\t" + id + "\n", head + card + "\n"})
        EXPECT_FALSE(parseSession(text)) << text;
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
