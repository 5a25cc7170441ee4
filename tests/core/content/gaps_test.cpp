#include "core/content/gaps.h"

#include <gmock/gmock.h>

namespace warpdeck::content {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Gaps, AreFoundWithTheirPlaces)
{
    EXPECT_THAT(gapsOf("A {{c1:gap|or this::hint}} and {{c2:$x^{2}$}}."),
                ElementsAre(Gap{"c1", 2, true}, Gap{"c2", 31, true}));
    EXPECT_THAT(gapIds(gapsOf("{{b:x}} {{a:y}} {{b:z}}")), ElementsAre("b", "a"));
    EXPECT_THAT(gapsOf("{{a:x}}{{b:y}}"), ElementsAre(Gap{"a", 0, true}, Gap{"b", 7, true}));
}

TEST(Gaps, AreNotSoughtInCodeAndFormulas)
{
    EXPECT_THAT(gapsOf("`{{a:x}}` and ``{{b:`}}`` and $x^{{2:}}$ and $$\n{{c:d}}\n$$\n```\n{{e:f}}\n```\n"), IsEmpty());
    EXPECT_THAT(gapIds(gapsOf("` {{a:x}} `` {{b:y}}")), ElementsAre("a", "b"));
}

TEST(Gaps, MayBeHiddenByABackslash)
{
    EXPECT_THAT(gapsOf("\\{{a:x}}"), IsEmpty());
    EXPECT_THAT(gapIds(gapsOf("\\\\{{a:x}}")), ElementsAre("a"));
    EXPECT_THAT(gapsOf("{{a:x\\}}}}"), ElementsAre(Gap{"a", 0, true}));
}

TEST(Gaps, NameWhatIsNotWellFormed)
{
    EXPECT_THAT(gapsOf("{{x}} {{A:x}} {{a:}} {{:x}}"), ElementsAre(Gap{"{{x", 0, false}, Gap{"{{A:x", 6, false},
                                                                   Gap{"{{a:", 14, false}, Gap{"{{:x", 21, false}));
    EXPECT_THAT(gapsOf("{{a:never closed, and long"), ElementsAre(Gap{"{{a:never closed, an", 0, false}));
    EXPECT_THAT(gapsOf("{{a:open {{b:x}}"), ElementsAre(Gap{"{{a:open {{b:x", 0, false}, Gap{"b", 9, true}));
}

TEST(Gaps, StayLinearInHostileText)
{
    std::string text;
    for (int i = 0; i < 200'000; ++i)
        text += "{{ ";
    EXPECT_EQ(gapsOf(text).size(), 200'000U);
    EXPECT_EQ(gapsOf(text + "}}").size(), 200'000U);
}

} // namespace
} // namespace warpdeck::content
